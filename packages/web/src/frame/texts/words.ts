/** What the frame says: one key for each sentence, the same in every language. */
export interface FrameTexts {
  readonly spotLit: string
  readonly spotSealed: string
  readonly spotChosen: string
  spotMarked(times: number): string
  spotPlace(place: string): string
  spotProposed(name: string): string
  spotWins(wins: number): string

  readonly readingTable: string
  readonly boardAgain: string
  readonly boardRegion: string
  readonly handRegion: string
  readonly playersRegion: string

  readonly menu: string
  undo(what: string): string
  readonly undoShort: string
  readonly nothingToUndo: string
  readonly undoMenu: string
  undoNeedsAll(what: string): string
  undoWaits(names: string): string
  readonly fastForward: string
  readonly soundOn: string
  readonly soundOff: string
  readonly help: string
  readonly hint: string
  readonly look: string
  readonly log: string
  lastLine(line: string): string
  minutesLeft(minutes: number): string
  readonly noStamps: string

  faceBot(name: string): string
  faceAway(name: string): string
  faceChooses(name: string): string
  faceVoted(name: string): string
  faceThinks(name: string): string
  faceFollows(name: string): string
  readonly choosesMark: string

  readonly party: string
  rule(number: string): string
  sinceSeconds(seconds: number): string
  sinceMinutes(minutes: number): string
  botThinks(name: string): string
  readonly meanwhile: string
  readonly optionsRegion: string
  alike(count: number): string
  readonly sealNote: string
  /** Where nobody else has to agree. */
  readonly sealNoteAlone: string
  pickedOf(picked: number, most: number): string
  picked(count: number): string
  readonly done: string
  readonly back: string
  readonly sure: string
  litAbove(count: number): string
  litBelow(count: number): string
  litLeft(count: number): string
  litRight(count: number): string

  readonly happened: string
  readonly replay: string
  readonly why: string
  whyDid(name: string): string
  /** After what is told of it: how many sentences more the log has. */
  andMore(count: number): string
  readonly skip: string
  readonly step: string
  readonly steps: string
  readonly pastPrompt: string

  lastWord(name: string): string
  decidesAlone(name: string): string
  readonly arbiterIsBot: string
  readonly forAll: string
  propose(label: string): string
  agree(label: string): string
  settle(label: string): string
  readonly allAgree: string
  follow(name: string): string
  unfollow(name: string): string
  votesFor(name: string, label: string): string

  yourChoice(what: string): string
  choiceOf(name: string, what: string): string
  readonly over: string

  readonly opening: string
  readonly notFound: string
  readonly notFoundWhy: string
  readonly frozen: string
  readonly saveFile: string
  readonly failed: string
  readonly tryAgain: string
  readonly startPage: string
  readonly keptRefused: string
  readonly keptFull: string
  readonly dismiss: string
  readonly lookAtEnd: string
  list(names: readonly string[]): string
}
