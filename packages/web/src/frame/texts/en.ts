/** The frame in English. */
import type { FrameTexts } from './words.ts'

const s = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const en: FrameTexts = {
  spotLit: 'can be chosen',
  spotSealed: 'can be chosen, breaks the seal',
  spotChosen: 'chosen',
  spotMarked: (times) => (times === 1 ? 'picked' : `picked ${times} times`),
  spotProposed: (name) => `${name} proposes it`,

  readingTable: 'Reading table: everything as text',
  boardAgain: 'Back to the board',
  boardRegion: 'Board',
  handRegion: 'Hand',
  playersRegion: 'Players',

  menu: 'Menu',
  undo: (what) => `Undo: ${what}`,
  undoShort: 'Undo',
  nothingToUndo: 'Nothing to undo',
  undoMenu: 'Undo more',
  undoNeedsAll: (what) => `Undo: ${what}. Past a seal, everyone must agree.`,
  fastForward: 'On to the next choice',
  soundOn: 'Sound is on: switch it off',
  soundOff: 'Sound is off: switch it on',
  help: 'Keys and help',
  lastLine: (line) => `Open the log. Last line: ${line}`,
  minutesLeft: (minutes) => `about ${minutes} min left`,

  faceBot: (name) => `${name}, bot`,
  faceAway: (name) => `${name}, away`,
  faceChooses: (name) => `${name} chooses`,
  faceVoted: (name) => `${name} has voted`,
  faceThinks: (name) => `${name} still thinks`,
  faceFollows: (name) => `${name} follows`,
  choosesMark: 'chooses',

  party: 'The party',
  rule: (number) => `Rule ${number}`,
  sinceSeconds: (seconds) => `for ${seconds} s`,
  sinceMinutes: (minutes) => `for ${minutes} min`,
  botThinks: (name) => `${name} is thinking it over…`,
  meanwhile: 'Meanwhile you can look at every card and pile.',
  optionsRegion: 'Options',
  alike: (count) => `× ${count}`,
  sealNote: 'Breaks the seal: to undo it, everyone must agree.',
  pickedOf: (picked, most) => `${picked} of ${most}`,
  picked: (count) => `${count} picked`,
  done: 'Done',
  back: 'Back',
  sure: 'Really?',
  litAbove: (count) => `${count} more ${s(count, 'choice', 'choices')} above`,
  litBelow: (count) => `${count} more ${s(count, 'choice', 'choices')} below`,
  litLeft: (count) => `${count} more ${s(count, 'choice', 'choices')} to the left`,
  litRight: (count) => `${count} more ${s(count, 'choice', 'choices')} to the right`,

  happened: 'What happened',
  replay: 'Replay',
  skip: 'Skip ahead',
  step: 'Next step',
  steps: 'Playing out',
  pastPrompt: 'You are looking at an earlier moment.',

  lastWord: (name) => `Everyone decides together; ${name} has the last word.`,
  decidesAlone: (name) => `${name} decides for the party.`,
  arbiterIsBot: 'Everyone decides together; the bots follow.',
  propose: (label) => `Propose: ${label}`,
  agree: (label) => `Agree: ${label}`,
  settle: (label) => `Settle: ${label}`,
  allAgree: 'All agree',
  follow: () => 'I follow',
  unfollow: () => 'I follow: stop',
  votesFor: (name, label) => `${name}: ${label}`,

  yourChoice: (what) => `Your choice. ${what}`,
  choiceOf: (name, what) => `${name}, your choice. ${what}`,
  over: 'The match is over.',

  opening: 'Laying out the table…',
  notFound: 'This match is not on this device',
  notFoundWhy:
    'Matches are kept in the browser they are played in. It may have been deleted, or the browser has cleared its storage.',
  frozen: 'This match can no longer be played on',
  frozenWhy: 'The rules have changed since. You can still save it as a file.',
  saveFile: 'Save as a file',
  failed: 'The match did not open',
  tryAgain: 'Try again',
  startPage: 'To the start page',
  keptRefused:
    'This browser keeps nothing: the match is gone when you close the page. Save it as a file.',
  keptFull:
    'The browser’s storage is full: the latest choices are not kept. Save the match as a file.',
  dismiss: 'Got it',
  lookAtEnd: 'Back to the result',
  list: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
}
