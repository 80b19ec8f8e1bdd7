"""A game at this terminal: people at one keyboard, bots, or both."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shlex import join as shell_command

from rich.console import Console, RenderableType
from rich.text import Text

from quartier.bots.players import BOTS, Bot, bot
from quartier.engine.errors import BadOption, QuartierError, UndoRefused
from quartier.engine.game import SPECTATOR, Game
from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.engine.move import SEPARATOR, kind
from quartier.terminal import signals
from quartier.terminal.decision import Decision
from quartier.terminal.keep import Keeper
from quartier.terminal.show import choices_shown, result_shown
from quartier.terminal.start import read_line, seat_name

HUMAN = "human"
COMMANDS = ("undo", "redo", "back", "help", "save", "quit")
WORLDS = 8
"""How often secrets are redrawn to find out whether there are any."""
NEWS = 6
"""How many sentences about the latest moves stand above a question, if they fit."""
LONGEST = 1000
"""Characters of what is repeated in a sentence."""
EXAMPLES = 20
"""How many moves into a game an example of a move is looked for."""


class Left(Exception):
    """The person at the keyboard has left the table."""


def read_players(typed: str | None, seats: int) -> list[str]:
    """Return who sits where: `human` or a bot's name; by default one person against greedy bots."""
    players = typed.split(",") if typed else [HUMAN] + ["greedy"] * (seats - 1)
    players = [player.strip() for player in players]
    for player in players:
        if player not in (HUMAN, *BOTS):
            raise BadOption(f"a seat can't be taken by {player!r}, but by {', '.join((HUMAN, *BOTS))}")
    if len(players) != seats:
        raise BadOption(f"this game has {seats} seats, not {len(players)}")
    return players


def brief(text: str) -> str:
    """Return as much of a text as a sentence can hold: what somebody typed, or the name of a file, may be very long."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def example_move(game: Game) -> str:
    """Return a move of several choices, from a game that nobody plays: it tells of no hand at this table."""
    match, seen = Match.new(game, seed=0), []
    for _ in range(EXAMPLES):
        seat = match.waiting[0]
        paths = match.moves(seat)
        seen += paths
        match.play(paths[-1], seat)
    return max(seen, key=lambda path: path.count(SEPARATOR))


class Sitting:
    """Everybody at the table, and the keyboard that goes round."""

    def __init__(
        self, match: Match, players: Sequence[str], language: str, console: Console, keeper: Keeper | None = None
    ) -> None:
        self.match = match
        self.players = list(players)
        self.language = language
        self.console = console
        self.words = Words.load("quartier", language)
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
        self.labels = True
        self.message = ""
        self.commands = {self.words(f"command-{command}"): command for command in COMMANDS} | {
            command: command for command in COMMANDS
        }

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
                self.match.play_action(self.bots[seat].choose(self.match, seat), seat)
                if not self.people:
                    self.console.print(self.news(None)[-1])
                return
        seat = self.keyboard if self.keyboard in self.match.waiting else self.match.waiting[0]
        assert seat is not None
        self.keep_meanwhile()
        if self.hand_over(seat):
            self.decide(seat)

    # --- a person decides ----------------------------------------------------------------------------

    def hand_over(self, seat: int) -> bool:
        """Where people hold secrets, the screen is empty while the keyboard goes from one to the other.

        Tell whether it has arrived: who still has it may take a move back instead.
        """
        if len(self.people) > 1 and seat != self.keyboard and self.has_secrets():
            sentence = self.words("hand-over", seat=seat_name(self.match, seat, self.game_words))
            self.console.clear()
            while typed := self.ask(sentence):
                if self.commanded(typed, seat if self.keyboard is None else self.keyboard):
                    return False
                self.say_message()
        self.keyboard = seat
        return True

    def commanded(self, typed: str, seat: int) -> bool:
        """Obey a command; tell whether a move was taken back or made again, so that all is to be asked anew."""
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.casefold())
        if command == "undo":
            return self.take_back(seat)
        if command == "redo":
            return self.make_again()
        if command is None:
            self.message = self.words("not-a-choice", typed=brief(typed))
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
        decision, walked = Decision(self.match, seat, self.language), ""
        self.show_table(decision, decision.walk(walked))
        while walked not in decision.gains:
            walked = decision.walk(walked)
            self.show_choices(decision, walked)
            typed = self.ask()
            reached = decision.understand(walked, typed)
            if reached is not None:
                walked = reached
            elif self.commands.get(typed.casefold()) == "back":
                walked = decision.back(walked)
            elif typed and self.commanded(typed, seat):
                return
            if self.console.is_terminal and walked not in decision.gains:
                self.show_table(decision, decision.walk(walked))
        self.match.play(walked, seat)
        self.undone.clear()

    def show_table(self, decision: Decision, walked: str) -> None:
        """Show the table as this seat sees it, with what can be pointed at, and as much of the news as fits."""
        self.console.clear()
        view = decision.view | {"marked": decision.marked(walked)}
        table = self.match.game.terminal(view, decision.words)
        self.console.print(table)
        news = [Text(f"» {sentence}", "italic") for sentence in self.news(decision.seat)]
        if self.console.is_terminal:
            room = self.room_for_news(table, decision, walked)
            while news and self.lines(*news) > room:
                del news[0]
        for sentence in news:
            self.console.print(sentence)

    def room_for_news(self, table: RenderableType, decision: Decision, walked: str) -> int:
        """Return how many lines the table and the question leave; choices go without labels where there is no room."""
        for self.labels in (True, False):
            room = self.console.height - self.lines(table, Text(self.message), *self.question(decision, walked), "›")
            if room >= 0:
                break
        return room

    def lines(self, *shown: RenderableType) -> int:
        """Return how many lines these fill."""
        return sum(len(self.console.render_lines(renderable)) for renderable in shown if renderable)

    def show_choices(self, decision: Decision, walked: str) -> None:
        """Show the question and its choices."""
        self.say_message()
        for part in self.question(decision, walked):
            self.console.print(part)

    def question(self, decision: Decision, walked: str) -> list[RenderableType]:
        """Return the question, its choices and the commands."""
        question = self.match.game.question(decision.view, walked, decision.words) or self.words("your-choice")
        steps = " › ".join(walked.split(SEPARATOR)) + " › " if walked else ""
        return [
            Text.assemble((steps, "dim"), (question, "bold")),
            choices_shown(decision.choices(walked), self.words, self.labels),
            Text(" · ".join(self.words(f"command-{command}") for command in COMMANDS), "dim"),
        ]

    def say_message(self) -> None:
        """Say once what came of the last command."""
        if self.message:
            self.console.print(Text(self.message, "bold yellow"))
        self.message = ""

    def ask(self, sentence: str = "") -> str:
        """Return a line from the keyboard."""
        if sentence:
            self.console.print(Text(sentence, "bold"))
        return read_line(self.console, "› ")

    def news(self, viewer: int | None) -> list[str]:
        """Tell what happened since the viewer's last move, itself included, as far as the viewer may know."""
        own = [number for number, move in enumerate(self.match.history) if move.seat == viewer]
        numbers = range(own[-1] if own else 0, len(self.match.history))[-NEWS:]
        log = self.match.log(viewer)
        return [self.sentence(number, log[number][1]) for number in numbers]

    def sentence(self, number: int, path: str) -> str:
        """Tell one move; of one that is not open to all, nothing but its kind."""
        match, move = self.match, self.match.history[number]
        if path != move.path:
            return self.words("secret-move", seat=seat_name(match, move.seat, self.game_words), kind=kind(path))
        after = match.history[number + 1].before if number + 1 < len(match.history) else match.state
        return match.game.tell(move.before, after, match.tables, move.seat, move.action, self.game_words)

    @property
    def game_words(self) -> Words:
        """The texts of the game."""
        return self.match.words(self.language)

    # --- commands ------------------------------------------------------------------------------------

    def take_back(self, seat: int) -> bool:
        """Take back this seat's last move or, where others have moved on, all moves down to a person's last one."""
        trial = self.match.copy()
        chain: list[int] = [seat] if trial.can_undo(seat) else []
        try:
            if chain:
                trial.undo(seat)
            while not chain or chain[-1] in self.bots:
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

    def obey(self, command: str, rest: str) -> None:
        """Do what was asked for beside playing."""
        if command == "help":
            path = example_move(self.match.game)
            self.console.print(self.words("help", path=path, words=path.replace(SEPARATOR, " ")))
            self.ask(self.words("press-enter"))
        elif command == "save":
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
        self.message = "\n".join(filter(None, [self.message, *map(str, failures)]))

    def save(self, file: Path | None) -> None:
        """Save the game at a person's wish."""
        try:
            failures = self.keeper.keep(self.match, file)
            self.message = "\n".join([*map(str, failures), self.words("saved", file=brief(str(self.keeper.file)))])
        except QuartierError as error:
            self.message = str(error)

    def say_kept(self, failures: Sequence[QuartierError]) -> None:
        """Say where the game is kept, and where it could not be."""
        for failure in failures:
            self.console.print(Text(str(failure), "bold yellow"), soft_wrap=True)
        self.console.print(self.words("saved", file=brief(str(self.keeper.file))), soft_wrap=True)

    def say_command(self, key: str, *arguments: str) -> None:
        """Say what to type in a shell."""
        command = shell_command(["quartier", *arguments])
        self.console.print(self.words(key, command=brief(command)), soft_wrap=True)

    def leave(self, reason: str) -> None:
        """Keep what was played before anything else, then say how to go on."""
        failures = self.keeper.keep(self.match) if self.is_worth_keeping() else None
        self.console.print()
        if reason:
            self.console.print(reason)
        if failures is None:
            self.console.print(self.words("goodbye"))
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
            self.say_command("replay-with", "replay", str(self.keeper.file))

    def show_end(self) -> None:
        """Show the last position, the final count line by line and who has won."""
        self.console.clear()
        self.console.print(self.match.game.terminal(self.match.view(), self.game_words))
        for sentence in self.news(self.keyboard):
            self.console.print(Text(f"» {sentence}", "italic"))
        self.console.print(result_shown(self.match, self.language))
