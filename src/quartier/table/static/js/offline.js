/** The page without a network. It must speak every language by itself: nothing more can be fetched. */

const SAID = {
  en: ["The lamps are out", "There is no connection right now. Your games wait where you left them.", "Try again"],
  uk: ["Ліхтарі згасли", "Зараз немає зв’язку. Ваші партії чекають там, де ви їх залишили.", "Спробувати ще"],
  fr: ["Les réverbères sont éteints", "Pas de connexion pour l’instant. Vos parties vous attendent là où vous les avez laissées.", "Réessayer"],
  es: ["Las farolas están apagadas", "Ahora no hay conexión. Tus partidas esperan donde las dejaste.", "Reintentar"],
  ru: ["Фонари погасли", "Сейчас нет связи. Ваши партии ждут там, где вы их оставили.", "Попробовать снова"],
};

/** @returns {string|undefined} the language that was chosen on this device */
function chosen() {
  try {
    return JSON.parse(localStorage.getItem("quartier.settings") ?? "{}").language;
  } catch {
    return undefined;
  }
}

const wished = [chosen(), ...navigator.languages.map((tag) => tag.slice(0, 2))].find((tag) => tag && tag in SAID) ?? "en";
const [title, about, again] = SAID[/** @type {keyof typeof SAID} */ (wished)];
document.documentElement.lang = wished;
/** @type {Element} */ (document.querySelector("h1")).textContent = title;
/** @type {Element} */ (document.querySelector(".lead")).textContent = about;
const button = /** @type {HTMLButtonElement} */ (document.querySelector("button"));
button.textContent = again;
/** Only a path of our own: an address that begins with two slashes would lead elsewhere. */
const wanted = new URLSearchParams(location.search).get("to") ?? "/";
const goThere = () => location.replace(/^\/(?!\/)/.test(wanted) ? new URL(wanted, location.origin).href : "/");
button.addEventListener("click", goThere);

/** Goes there as soon as the server answers: being online again does not mean that it can be reached yet. */
const look = () => fetch("/health", { cache: "no-store" }).then((answer) => answer.ok && goThere(), () => {});
addEventListener("online", look);
setInterval(look, 3000);
