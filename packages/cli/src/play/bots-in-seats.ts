/** Which seats bots play. */
import { BOTS, type Bot, USUAL } from '@muster/bots'
import { type MatchRecord, plain } from '@muster/engine'
import { Refusal } from '../errors.ts'
import { fill, type Texts } from '../texts/index.ts'

/** For each seat its bot, or nobody: a person. */
export type SeatBots = readonly (Bot | undefined)[]

/** The note in a match's log that says so. */
export const BOTS_NOTE = 'bots'
export const NOTES: readonly string[] = [BOTS_NOTE]

export const botNames = (): string => BOTS.map(({ name }) => name).join(', ')

export function findBot(name: string, texts: Texts): Bot {
  const found = BOTS.find((bot) => bot.name === name)
  if (found === undefined) {
    throw new Refusal(fill(texts.unknownBot, { asked: name, bots: botNames() }))
  }
  return found
}

/** Reads `2,3`, `2=greedy 3=random`, `all`, `all=greedy` or `none`. */
export function readSeatBots(text: string, seats: number, texts: Texts): SeatBots {
  const wrong = () => new Refusal(fill(texts.badBots, { asked: text, seats, bots: botNames() }))
  const seated = Array.from({ length: seats }, (): Bot | undefined => undefined)
  const all = [texts.all, 'all'].map(plain)
  const none = [texts.none, 'none', '0', ''].map(plain)
  if (none.includes(plain(text))) return seated
  for (const part of text.split(/[\s,;]+/).filter((word) => word !== '')) {
    const [seat, name = USUAL, ...more] = part.split(/[=:]/)
    const bot = BOTS.find((candidate) => candidate.name === name)
    if (bot === undefined || more.length > 0) throw wrong()
    if (all.includes(plain(seat))) seated.fill(bot)
    else if (/^\d$/.test(seat) && Number(seat) >= 1 && Number(seat) <= seats) {
      seated[Number(seat) - 1] = bot
    } else throw wrong()
  }
  return seated
}

export function printSeatBots(seated: SeatBots): string {
  const words = seated.flatMap((bot, i) => (bot === undefined ? [] : [`${i + 1}=${bot.name}`]))
  return words.length === 0 ? 'none' : words.join(' ')
}

/** The last word that a log has on it. */
export function recordedSeatBots(record: MatchRecord, seats: number, texts: Texts): SeatBots {
  const notes = record.entries.flatMap((entry) =>
    entry.kind === 'note' && entry.name === BOTS_NOTE ? [entry.text] : [],
  )
  return readSeatBots(notes[notes.length - 1] ?? 'none', seats, texts)
}
