"""A game at this terminal: people at one keyboard, bots, or both."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import nullcontext, suppress
from pathlib import Path
from shlex import join as shell_command
from threading import Thread
from typing import TypeVar

from rich.console import Console
from rich.text import Text

from quartier.bots.advice import advice
from quartier.bots.names import USUAL
from quartier.bots.players import Bot, bot, check, names_in
from quartier.engine.errors import BadOption, QuartierError, UndoRefused
from quartier.engine.game import SPECTATOR, Game
from quartier.engine.locale import Words, explained
from quartier.engine.match import Match
from quartier.terminal import advising, signals
from quartier.terminal.decision import Decision
from quartier.terminal.keep import Keeper
from quartier.terminal.lines import Glued, as_typed, print_lines, say, show
from quartier.terminal.news import Tales
from quartier.terminal.requests import READINGS, Reader, command_word
from quartier.terminal.screen import Screen
from quartier.terminal.show import result_shown
from quartier.terminal.start import read_line, seat_name

HUMAN = "human"
COMMANDS = ("hint", "undo", "redo", "back", "save", "quit", *READINGS)
OFFERED = ("help", "hint", "rules", "cards", "boards", "log", "undo", "quit")
"""The commands that are named below every question; all are in the help."""
WORLDS = 8
"""How often secrets are redrawn to find out whether there are any."""
LONGEST = 1000
"""Characters of what is repeated in a sentence."""
MOMENT = 0.3
"""Seconds after which it is said that somebody thinks."""

Answer = TypeVar("Answer")


class Left(Exception):
    """The person at the keyboard has left the table."""


def read_players(typed: str | None, game: Game, seats: int) -> list[str]:
    """Return who sits where: `human` or a bot's name; by default one person against bots."""
    players = names_in(typed) if typed else [HUMAN] + [USUAL] * (seats - 1)
    for player in players:
        if player != HUMAN:
            _check(player, game, seats)
    if len(players) != seats:
        raise BadOption(f"this game has {seats} seats, not {len(players)}", "seats", seats=seats, given=len(players))
    return players


def _check(player: str, game: Game, seats: int) -> None:
    """Refuse a bot that does not exist; what is wrong with a search or a network is said by itself."""
    try:
        check(player, game, seats)
    except BadOption as error:
        if error.key != "no-bot":
            raise
        known = ", ".join((HUMAN, str(error.values["known"])))
        sentence = f"a seat can't be taken by {player!r}, but by {known}"
        raise BadOption(sentence, "no-player", given=repr(player), known=known) from error


def brief(text: str) -> str:
    """Return as much of a text as a sentence can hold: what somebody typed, or the name of a file, may be very long."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


class Sitting:
    """Everybody at the table, and the keyboard that goes round."""

    def __init__(
        self, match: Match, players: Sequence[str], language: str, console: Console, keeper: Keeper | None = None
    ) -> None:
        self.match = match
        self.players = list(players)
        self.language = language
        self.console = console
        self.words = Glued(Words.load("quartier", language))
        self.game_words = Glued(match.words(language))
        self.keeper = keeper or Keeper()
        self.bots: dict[int, Bot] = {
            seat: bot(player, match.record().get("seed", 0) + seat)
            for seat, player in enumerate(players)
            if player != HUMAN
        }
        self.people = [seat for seat, player in enumerate(players) if player == HUMAN]
        self.begun = self.moves_made()
        self.keyboard: int | None = None
        self.undone: list[list[int]] = []
        self.unasked: set[int] = set()
        """The numbers of moves that were made for a person without asking."""
        self.message = ""
        self.typed_ahead = ""
        self.commands = {name: name for name in COMMANDS} | {self.command_word(name): name for name in COMMANDS}
        self.screen = Screen(console, self.words, [*map(self.command_word, OFFERED)], self.command_word("back"))
        self.reader = Reader(console, self.game_words, self.words, self.next_page)

    def command_word(self, name: str) -> str:
        """Return what to type for a command in this language."""
        return command_word(name, self.game_words, self.words).casefold()

    def play(self) -> None:
        """Play to the end, or until somebody leaves; what was played is kept even if the terminal is gone."""
        try:
            self.play_on()
        except BaseException:
            with suppress(OSError, QuartierError):
                self.leave("")
            raise

    def play_on(self) -> None:
        """Play to the end, or until the keyboard falls silent."""
        try:
            while not self.match.over:
                self.turn()
                signals.obey()
            self.finish()
        except EOFError:
            self.leave(self.words("no-more-input"))
        except (KeyboardInterrupt, Left):
            self.leave("")

    def turn(self) -> None:
        """Let somebody decide: bots first, then the person who has the keyboard; the game is kept while they think."""
        for seat in self.match.waiting:
            if seat in self.bots:
                self.match.play_action(self.chosen(seat), seat)
                if not self.people:
                    show(self.console, self.tales(None).last())
                return
        seat = self.keyboard if self.keyboard in self.match.waiting else self.match.waiting[0]
        assert seat is not None
        only = self.only_answer(self.match, seat)
        if only:
            self.unasked.add(len(self.match.history))
            self.match.play(only, seat)
            return
        self.keep_meanwhile()
        if self.hand_over(seat):
            self.decide(seat)

    def chosen(self, seat: int) -> int:
        """Return what a bot does."""
        name = seat_name(self.match, seat, self.game_words)
        return self.thought(lambda: self.bots[seat].choose(self.match, seat), self.words("thinking", seat=name))

    def thought(self, think: Callable[[], Answer], saying: str) -> Answer:
        """Return what somebody thinks of; say so if it takes longer than a moment.

        They think in a thread that nobody waits for who would rather leave: so Ctrl-C is heard at once.
        """
        thinking: Future[Answer] = Future()

        def work() -> None:
            try:
                thinking.set_result(think())
            except BaseException as error:  # whatever it is, it is raised where somebody waits
                thinking.set_exception(error)

        Thread(target=work, daemon=True).start()
        with suppress(TimeoutError):
            return thinking.result(MOMENT)
        if self.console.is_dumb_terminal:  # it can't show anything for a while, so it is told once
            self.console.print(saying)
            return thinking.result()
        with self.console.status(saying) if self.console.is_terminal else nullcontext():
            return thinking.result()

    def only_answer(self, match: Match, seat: int) -> str:
        """Return the only move of a seat, or how it waits if it can do nothing else: nobody is asked for that.

        Where several people share the keyboard all are asked, or a question would tell of a secret that has an answer.
        """
        if self.people != [seat]:
            return ""
        paths, idle = match.moves(seat), match.game.idle
        waits = all(path in idle for path in paths)
        only = min(paths, key=idle.index) if waits else paths[0] if len(paths) == 1 else ""
        return "" if only and match.game.caution(match.view(seat), only, self.game_words) else only

    # --- a person decides ----------------------------------------------------------------------------

    def hand_over(self, seat: int) -> bool:
        """Where people hold secrets, the screen is empty while the keyboard goes from one to the other.

        Tell whether it has arrived: who still has it may take a move back instead.
        """
        if len(self.people) > 1 and seat != self.keyboard and self.has_secrets():
            sentence = self.words("hand-over", seat=seat_name(self.match, seat, self.game_words))
            self.console.clear()
            while typed := self.ask(sentence):
                if self.commanded(typed, seat if self.keyboard is None else self.keyboard, viewer=None):
                    return False
                self.say_message()
        self.keyboard = seat
        return True

    def commanded(self, typed: str, seat: int, viewer: int | None) -> bool:
        """Obey a command, and those typed where a page waited for Enter.

        Tell whether a move was taken back or made again, so that all is to be asked anew. Who looks sees what a viewer
        may: nobody's secrets while the keyboard goes round.
        """
        while typed:
            if self.changed_by(typed, seat, viewer):
                return True
            typed, self.typed_ahead = self.typed_ahead, ""
        return False

    def changed_by(self, typed: str, seat: int, viewer: int | None) -> bool:
        """Obey one command; tell whether it took a move back or made one again."""
        command, rest = self.command_in(typed), typed.partition(" ")[2]
        if command == "undo":
            return self.take_back(seat)
        if command == "redo":
            return self.make_again()
        if command == "hint" and viewer == seat:
            self.message = self.hint(seat)
            return False
        if command in (None, "back", "hint"):
            self.message = self.words("not-a-choice", typed=brief(typed))
        elif command in READINGS:
            self.message = self.reader.read(command, brief(rest.strip()), self.match, viewer)
        else:
            self.obey(command, rest.strip())
        return False

    def has_secrets(self) -> bool:
        """Tell whether any person sees something else when all that a spectator can't know is redrawn."""
        match, game = self.match, self.match.game
        for world in range(WORLDS):
            other = match.state
            game.rules.resample(other, match.tables, SPECTATOR, world)
            for seat in self.people:
                if game.view(other, match.tables, seat) != game.view(match.state, match.tables, seat):
                    return True
        return False

    def decide(self, seat: int) -> None:
        """Walk down the trie of moves with a person until a move is made, or one is taken back."""
        decision, reached = Decision(self.match, seat, self.game_words), ""
        news = self.tales(seat).since_last_decision(self.unasked)
        told = False
        while not decision.is_move(walked := decision.walk(reached)) or decision.caution(walked):
            meant = self.warned(decision, walked)
            if meant:
                walked = reached = decision.back(walked)
            self.show_decision(decision, walked, bool(reached), news, told)
            told = not self.console.is_terminal
            typed = self.ask()
            if meant and as_typed(typed) == as_typed(self.words("answer-yes")):
                walked = meant
                break
            understood = self.understood(decision, walked, typed)
            if understood is not None:
                reached = understood
            elif typed and self.commanded(typed, seat, viewer=seat):
                return
        self.unasked.discard(len(self.match.history))
        self.match.play(walked, seat)
        self.undone.clear()

    def warned(self, decision: Decision, walked: str) -> str:
        """Warn of a move that costs what is easily overlooked, and return it: it is made when a yes is typed."""
        if not decision.is_move(walked):
            return ""
        yes = self.words("agree-with", yes=self.words("answer-yes"))
        self.message = f"{decision.caution(walked)} {yes}"
        return walked

    def understood(self, decision: Decision, walked: str, typed: str) -> str | None:
        """Return where typed words lead; a command is no beginning of a choice, but may be one's whole name."""
        command = self.command_in(typed)
        if command == "back" and typed.casefold() in self.commands:
            return decision.back(walked)
        return None if command and not decision.names(walked, typed) else decision.understand(walked, typed)

    def show_decision(self, decision: Decision, walked: str, chosen: bool, news: Sequence[str], told: bool) -> None:
        """Show a whole screen; where nothing can be cleared, the table just once."""
        self.console.clear()
        if told:
            lines = self.screen.asked_again(decision, walked, chosen, self.message)
        else:
            lines = self.screen.lines(decision, walked, chosen, news, self.message)
        print_lines(self.console, lines)
        self.message = ""

    def say_message(self) -> None:
        """Say once what came of the last command."""
        if self.message:
            show(self.console, Text(self.message, "bold yellow"))
        self.message = ""

    def ask(self, sentence: str = "") -> str:
        """Return a line from the keyboard."""
        if sentence:
            show(self.console, Text(sentence, "bold"))
        return read_line(self.console, "› ")

    def next_page(self) -> str:
        """Wait until a page was read. A command ends it and is obeyed next; `back` and all else only end it."""
        typed = self.ask(self.words("press-enter"))
        if self.command_in(typed) not in (None, "back"):
            self.typed_ahead = typed
        return typed

    def command_in(self, typed: str) -> str | None:
        """Return the command that typed words begin with."""
        return self.commands.get(typed.partition(" ")[0].casefold())

    def tales(self, viewer: int | None) -> Tales:
        """Return what can tell a viewer what was played."""
        return Tales(self.match, viewer, self.game_words, self.words)

    # --- commands ------------------------------------------------------------------------------------

    def take_back(self, seat: int) -> bool:
        """Take back this seat's last move or, where others have moved on, all moves down to a person's last one."""
        trial = self.match.copy()
        chain: list[int] = [seat] if trial.can_undo(seat) else []
        try:
            if chain:
                trial.undo(seat)
            while not chain or chain[-1] in self.bots or self.only_answer(trial, chain[-1]):
                if not trial.history:
                    raise UndoRefused(self.words("nothing-to-undo"))
                chain.append(trial.history[-1].seat)
                trial.undo(chain[-1])
        except UndoRefused:
            self.message = self.words("undo-refused" if trial.history else "nothing-to-undo")
            return False
        self.match = trial
        self.undone.append(chain[::-1])
        return True

    def make_again(self) -> bool:
        """Make the moves again that were taken back last."""
        if not self.undone:
            self.message = self.words("nothing-to-redo")
            return False
        for seat in self.undone.pop():
            self.match.redo(seat)
        return True

    def hint(self, seat: int) -> str:
        """Return what a strong bot would do for a seat, and why."""
        found = self.thought(lambda: advice(self.match, seat), self.words("thinking-hint"))
        return advising.told(found, self.match, seat, self.game_words, self.words)

    def obey(self, command: str, rest: str) -> None:
        """Do what was asked for beside playing."""
        if command == "save":
            self.save(Path(rest) if rest else None)
        elif command == "quit":
            raise Left

    # --- keeping the game ----------------------------------------------------------------------------

    def is_worth_keeping(self) -> bool:
        """Tell whether anything is new: a move of a person (of a bot, if there is no person), or one taken back."""
        moves, begun = self.moves_made(), len(self.begun)
        moved = any(seat in (self.people or self.bots) for seat, _ in moves[begun:])
        return self.keeper.kept or moved or moves[:begun] != self.begun

    def moves_made(self) -> list[tuple[int, str]]:
        """Return all moves of the game so far."""
        return [(move.seat, move.path) for move in self.match.history]

    def keep_meanwhile(self) -> None:
        """Keep a game that goes on: then no power failure takes more than the last move."""
        if not self.is_worth_keeping():
            return
        try:
            failures = self.keeper.keep(self.match)
        except QuartierError as error:
            failures = [error]
        self.message = "\n".join(filter(None, [self.message, *map(self.explained, failures)]))

    def save(self, file: Path | None) -> None:
        """Save the game at a person's wish."""
        try:
            failures = self.keeper.keep(self.match, file)
            self.message = "\n".join(
                [*map(self.explained, failures), self.words("saved", file=brief(str(self.keeper.file)))]
            )
        except QuartierError as error:
            self.message = self.explained(error)

    def explained(self, error: QuartierError) -> str:
        """Return an error in the language of this table."""
        return explained(error, self.language)

    def say_kept(self, failures: Sequence[QuartierError]) -> None:
        """Say where the game is kept, and where it could not be."""
        for failure in failures:
            say(self.console, self.explained(failure), "bold yellow")
        say(self.console, self.words("saved", file=brief(str(self.keeper.file))))

    def say_command(self, key: str, *arguments: str) -> None:
        """Say what to type in a shell."""
        command = shell_command(["quartier", *arguments])
        say(self.console, self.words(key, command=brief(command)))

    def leave(self, reason: str) -> None:
        """Keep what was played before anything else, then say how to go on."""
        failures = self.keeper.keep(self.match) if self.is_worth_keeping() else None
        self.console.print()
        if reason:
            say(self.console, reason)
        if failures is None:
            say(self.console, self.words("goodbye"))
            return
        self.say_kept(failures)
        seats = ("--seats", ",".join(self.players), "--language", self.language)
        self.say_command("resume-with", "play", "--resume", str(self.keeper.file), *seats)

    def finish(self) -> None:
        """Keep the game, and show how it ended even if that fails."""
        try:
            failures = self.keeper.keep(self.match) if self.is_worth_keeping() else None
        finally:
            self.show_end()
        if failures is not None:
            self.say_kept(failures)
            for command in ("replay", "review"):
                self.say_command(f"{command}-with", command, str(self.keeper.file), "--language", self.language)

    def show_end(self) -> None:
        """Show the last position, the final count line by line and who has won."""
        self.console.clear()
        shown = [self.match.game.terminal(self.match.view(), self.game_words)]
        news = self.tales(self.keyboard).since_last_decision(self.unasked)
        shown += [Text(f"» {sentence}", "italic") for sentence in news[-3:]]
        show(self.console, *shown)
        show(self.console, result_shown(self.match, self.game_words, self.words))
