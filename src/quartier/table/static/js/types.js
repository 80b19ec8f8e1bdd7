/**
 * The shapes of what server and client say to each other: docs/protocol.md as JSDoc types.
 *
 * @typedef {"action"|"space"|"spaces"|"turn"|"piece"|"tile"|"card"|"resource"|"type"|"amount"|"player"|"answer"} Kind
 *
 * @typedef {object} Option one choice of a step
 * @property {string} choice its word in the path
 * @property {string} label its name in the player's language
 * @property {string} [note] of a card or an action: what it does
 * @property {string[]} touches scene ids that stand for this very choice
 * @property {Kind} kind
 * @property {Trie|null} next the step after it
 * @property {string[]} [all] all that the whole move touches, where the move may end here
 * @property {string} [caution] of a move that ends here: what it costs that is easily overlooked
 *
 * @typedef {object} Trie one step of the legal moves
 * @property {string} question
 * @property {Kind} kind
 * @property {Option[]} options
 *
 * @typedef {object} SeatStatus
 * @property {number} seat
 * @property {string} title the seat's name in the game: a colour, an animal
 * @property {string} name
 * @property {"human"|"bot"|"open"} who
 * @property {string|null} bot
 * @property {boolean} away whether a bot stands in because decisions were missed
 * @property {boolean} [online] not said in a replay
 * @property {number|null} [clock] seconds left, counted from when the message was made
 *
 * @typedef {object} Status
 * @property {"waiting"|"playing"|"over"} stage
 * @property {number[]} waiting
 * @property {boolean} over
 * @property {number[]} winners
 * @property {string} prompt
 * @property {SeatStatus[]} seats
 * @property {boolean} undo
 * @property {number|null} turn how many decisions this seat has made
 * @property {boolean} hints whether the table allows them
 * @property {string|null} again the table at which the same people play again
 *
 * @typedef {{id: string, label: string, points: number}} ScoreLine
 * @typedef {{lines: ScoreLine[], total: number}} Score
 *
 * @typedef {object} LogEntry
 * @property {number} number
 * @property {number} seat
 * @property {string} text
 * @property {boolean} [clock] whether the time had run out
 * @property {boolean} [undone] whether it was taken back later
 * @property {boolean} [undo] whether it tells that a move was taken back
 * @property {string[]} [touched]
 *
 * @typedef {object} Update
 * @property {number} number moves made so far
 * @property {[number, number]} size
 * @property {string[]} order ids of all parts, bottom to top
 * @property {Record<string, string>} parts the markup of those that changed
 * @property {Record<string, string>} places the transforms of those that lie elsewhere now
 * @property {string} [sprites] address of the drawings that parts refer to
 * @property {string} [palette] address of the style sheet with the scene's colours
 * @property {Status} status
 * @property {Score[]} scores
 * @property {LogEntry[]} log
 * @property {Trie|null} choices
 *
 * @typedef {object} Decision a move where there was a choice, as a review judges it
 * @property {number} number of the move, from 1
 * @property {number} seat
 * @property {"best"|"sound"|"slip"|"mistake"|"blunder"} verdict
 * @property {string} title the same in words
 * @property {string[]} cost of one that lost something: what would have been better, and what was lost
 * @property {{played?: string[], better?: string[]}} marks what the two moves touch in the scene
 *
 * @typedef {object} Review
 * @property {"chances"|"points"} values
 * @property {string} title
 * @property {string} lead
 * @property {string[]} seats
 * @property {{value: number, told: string}[]} scale
 * @property {{move: number, values: number[], told: string[]}[]} course
 * @property {Decision[]} decisions
 * @property {{title: string, note: string, points: {number: number, title: string}[]}} turning
 * @property {{title: string, note: string, headings: string[], rows: string[][]}} players
 *
 * @typedef {{state: "none"|"working"|"there", done: number, decisions: number, ahead: number, review: Review|null}} ReviewState
 */
export {};
