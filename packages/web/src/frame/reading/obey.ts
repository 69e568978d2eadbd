/** What the words of the command line do, and what is said to them. */
import { type LanguageCode, matching, type Seat } from '@muster/engine'
import type { PageLanguage } from '../../texts/texts.ts'
import { spoken } from '../../texts/texts.ts'
import type { Passage } from '../board-module.ts'
import type { MatchOnPage } from '../match-context.ts'
import { rulesOf } from '../sheets/rules-of-game.ts'
import { fileName, saveFile } from '../sheets/save-file.ts'
import { oursOf, proposalOf } from '../voter.ts'
import type { ReadingTexts } from './texts/en.ts'
import { type Command, commandWords, type Order } from './words.ts'

export interface Scene {
  readonly match: MatchOnPage
  readonly language: PageLanguage
  readonly texts: ReadingTexts
  leave(): void
}

const LOG_LINES = 10
const MOST_NAMED = 4

/** Does what was typed; gives what to say, a line each. */
export async function obey({ command, rest }: Order, scene: Scene): Promise<readonly string[]> {
  const { match, texts } = scene
  switch (command) {
    case 'undo':
      return [undo(scene)]
    case 'why':
      return await why(rest, scene)
    case 'log':
      return logLines(match, Number(rest) || LOG_LINES, texts)
    case 'table':
    case 'status':
    case 'hand':
      return await tell(command, scene)
    case 'piles':
      return await match.piles()
    case 'card':
      return await card(rest, scene)
    case 'done':
      if (match.choosing.row?.post === undefined) return [texts.notDone]
      match.done()
      return [texts.done]
    case 'agree':
    case 'settle':
    case 'follow':
      return [vote(command, scene)]
    case 'save':
      return [await save(scene)]
    case 'quit':
      scene.leave()
      return []
    case 'help':
      return help(scene)
  }
}

function undo({ match, texts }: Scene): string {
  const { view } = match
  const [step] = view.undo
  if (step === undefined) return texts.nothingToUndo
  match.act({ kind: 'undo-propose', entry: view.table.entry, to: step.to })
  const people = view.table.seats.filter(({ here, bot }) => here && bot === undefined)
  return step.free || people.length < 2 ? texts.undone : texts.undoAsked
}

async function why(asked: string, { match, texts, language }: Scene): Promise<string[]> {
  const number = asked === '' ? match.view.decision?.rule : asked.toUpperCase()
  if (number === undefined) return [texts.over]
  try {
    const rule = (await rulesOf(match.view.game)).find((one) => one.number === number)
    if (rule === undefined) return [texts.noRule(number)]
    const code = spoken(language)
    return [`${rule.number}, ${rule.chapter[code]}.`, rule.text[code]]
  } catch {
    return [texts.problem]
  }
}

function logLines({ lines }: MatchOnPage, count: number, texts: ReadingTexts): readonly string[] {
  if (lines.length === 0) return [texts.logNone]
  return lines.slice(-count).map(({ say, rule }) => (rule === undefined ? say : `${say} (${rule})`))
}

async function tell(
  word: 'table' | 'status' | 'hand',
  { match, language, texts }: Scene,
): Promise<string[]> {
  const { board, view, past, state } = match
  const { passages } = await board.words()
  const all = passages(past ?? view, state, language)
  const told = word === 'table' ? all : all.filter((passage) => passage.word === word)
  return told.length === 0
    ? [texts.noHand]
    : told.flatMap((passage) => passageLines(passage, texts))
}

const passageLines = ({ heading, lines }: Passage, texts: ReadingTexts): string[] => [
  texts.heading(heading),
  ...lines,
]

async function card(asked: string, { match, language, texts }: Scene): Promise<string[]> {
  if (asked === '') return [texts.whichCard(wordFor('card', spoken(language)))]
  const cards = (await match.board.words()).cards(language)
  const found = matching(
    asked,
    cards.map(({ heading }) => [heading]),
  ).flatMap((index) => cards[index] ?? [])
  const [first] = found
  if (first === undefined) return [texts.noCard(asked)]
  if (found.length === 1) return passageLines(first, texts)
  return [texts.several(asked, named(found.map(({ heading }) => heading)))]
}

/** The first few of what is meant. */
export function named(names: readonly string[]): string {
  const more = names.length > MOST_NAMED ? ' …' : ''
  return names.slice(0, MOST_NAMED).join(', ') + more
}

function vote(command: 'agree' | 'settle' | 'follow', { match, texts, language }: Scene): string {
  const { view, voter, act } = match
  const { table, decision } = view
  if (command === 'agree' && table.undo !== undefined) {
    act({ kind: 'undo-agree', proposal: table.undo.proposal, ...speaking(table.undo.missing[0]) })
    return texts.agree(texts.undoWish)
  }
  if (voter === undefined || decision === undefined || table.decides?.how !== 'vote') {
    return texts.notYours
  }
  const name = nameOf(match, voter)
  if (command === 'follow') {
    act({ kind: 'follow', on: table.seats[voter]?.follows !== true, seat: voter })
    return texts.follow(name)
  }
  const proposed = proposalOf(table)
  if (proposed === undefined) return texts.noProposal
  const { entry } = decision
  const say = sayTexts(match, proposed, language)
  if (command === 'agree') {
    act({ kind: 'vote', entry, texts: [...proposed], seat: voter })
    return texts.agree(say)
  }
  const { settles } = table.decides
  if (settles === undefined || !oursOf(table).includes(settles)) return texts.notSettling
  act({ kind: 'settle', entry, texts: [...proposed] })
  return texts.settle(say)
}

const speaking = (seat: Seat | undefined) => (seat === undefined ? {} : { seat })

export const nameOf = ({ view }: MatchOnPage, seat: Seat): string =>
  view.seats.find((one) => one.seat === seat)?.name ?? ''

/** What options in notation are called, in short. */
export function sayTexts(
  { board, view }: MatchOnPage,
  texts: readonly string[],
  language: PageLanguage,
): string {
  const labels = texts.map((text) => {
    const option = view.decision?.options.find((one) => one.text === text)
    return option === undefined ? text : board.faceOf(view, option, language).label
  })
  return labels.join(', ')
}

async function save({ match, texts }: Scene): Promise<string> {
  const text = await match.notation()
  if (text === '') return texts.problem
  saveFile(fileName(match.view.game, new Date(), 'muster'), text)
  return texts.saved
}

const wordFor = (command: Command, language: LanguageCode): string =>
  commandWords[language][command][0] ?? command

function help({ texts, language }: Scene): string[] {
  const { choose, ...does } = texts.help
  const typed = (command: Command): string => {
    const word = wordFor(command, spoken(language))
    return command === 'card' ? `${word} ${texts.cardName}` : word
  }
  return [
    choose,
    ...commandNames(does).map((command) => texts.helpLine(typed(command), does[command])),
  ]
}

function commandNames(words: Readonly<Record<Command, string>>): Command[] {
  const known = commandWords.en
  return Object.keys(words).filter((word): word is Command => word in known)
}
