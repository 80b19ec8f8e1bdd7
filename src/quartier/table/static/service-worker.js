/**
 * Makes the page installable and friendly without a network: files of the client never change under their name and are
 * kept; pages come from the network, and without one a page of ours says so. What the server says is never kept.
 */

const KEPT = "quartier-%DIGEST%";
const OFFLINE = "/static/%DIGEST%/offline.html";
/** A page that takes longer, in milliseconds, is taken not to come. */
const PAGE_WITHIN = 15000;
const WITH_IT = [OFFLINE, "/static/%DIGEST%/css/base.css", "/static/%DIGEST%/css/controls.css", "/static/%DIGEST%/js/offline.js", "/static/%DIGEST%/icons/icon.svg", "/static/%DIGEST%/icons/poster-paris.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(WITH_IT)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const offline = () => Response.redirect(`${OFFLINE}?to=${encodeURIComponent(pathname + search)}`);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/static/")) event.respondWith(keptOrFetched(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(inTime(fetch(request)).catch(offline));
});

function inTime(coming) {
  const late = new Promise((_, reject) => setTimeout(reject, PAGE_WITHIN));
  return Promise.race([coming, late]);
}

async function keptOrFetched(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request, { ignoreSearch: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && (answer.headers.get("Cache-Control") ?? "").includes("immutable")) cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = event.notification.data;
  const show = (windows) => windows.find((one) => new URL(one.url).pathname === wanted)?.focus() ?? self.clients.openWindow(wanted);
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(show));
});
