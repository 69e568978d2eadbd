/**
 * What a player has besides matches, as lines at the top of a file: stamps, achievements, results of dailies and
 * chronicles, and packs. A line each, so that a broken one loses no other; before the matches, where older versions pass them over.
 */
import { type LanguageCode, packHash } from '@muster/engine'
import type { Brought } from '../host/protocol.ts'
import { isBetterChronicled, isChronicled } from './chronicles.ts'
import { isBetterResult, isResult } from './dailies.ts'
import { fileTexts } from './file-texts.ts'
import { GAMES, loadGame } from './games.ts'
import { isKeepsake } from './keepsakes.ts'
import { headOf } from './pack-list.ts'
import { checkPack } from './packs.ts'
import type { Store } from './store.ts'

/** A keepsake with its key, a pack with when it was brought, the cards that a match was played with. */
const LINE = /^(keepsake|pack|cards) (.*)$/
const KEY = /^(stamp|achievement|daily|chronicle):([^:]+):(.+)$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Where the storage fails there is nothing to take along. */
export async function printLuggage(store: Store, matches: readonly string[]): Promise<string[]> {
  const found = await store.keepsakes('').catch(() => new Map<string, unknown>())
  const keepsakes = [...found].filter(([key, value]) => isSound(key, value))
  const packs = await store.broughtPacks().catch(() => [])
  const listed = packs.map(({ hash }) => hash)
  const others = await cardsOf(store, matches, listed)
  return [
    ...keepsakes.map((keepsake) => `keepsake ${JSON.stringify(keepsake)}`),
    ...packs.map(({ brought, source }) => `pack ${JSON.stringify([brought, source])}`),
    ...others.map((source) => `cards ${JSON.stringify([source])}`),
  ]
}

/** Cards that matches were played with, and that are neither the house's nor among these packs. */
async function cardsOf(
  store: Store,
  matches: readonly string[],
  packs: readonly string[],
): Promise<unknown[]> {
  const games = await Promise.all(GAMES.map(loadGame))
  const known = [...games.map(({ house }) => house.pack.hash), ...packs]
  const played = matches.flatMap((match) => /^pack +\S+ sha256:(\S+)/m.exec(match)?.[1] ?? [])
  const others = [...new Set(played)].filter((hash) => !known.includes(hash))
  const found = await Promise.all(others.map((hash) => store.pack(hash).catch(() => undefined)))
  return found.filter((source) => source !== undefined)
}

function isSound(key: string, value: unknown): boolean {
  const [, kind, game, rest] = KEY.exec(key) ?? []
  if (kind === undefined || !GAMES.includes(game)) return false
  if (kind === 'chronicle') return isChronicled(rest, value)
  return kind === 'daily' ? DAY.test(rest) && isResult(value) : isKeepsake(value)
}

/** Of stamps and achievements the first date stands. */
function isBetter(key: string, here: unknown, brought: unknown): boolean {
  if (!isSound(key, here)) return true
  if (key.startsWith('chronicle:')) return isBetterChronicled(here, brought)
  if (isResult(here) && isResult(brought)) return isBetterResult(brought, here)
  return isKeepsake(here) && isKeepsake(brought) && brought.time < here.time
}

/** Takes in the lines before the matches. What is here already stays, unless the file has it better. */
export async function unpack(
  lines: readonly string[],
  store: Store,
  language: LanguageCode,
): Promise<Pick<Brought, 'also' | 'refused'>> {
  const texts = fileTexts[language]
  const refused: string[] = []
  const keepsakes = new Map<string, unknown>()
  let packs = 0
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [kind, first, second] = readLine(line)
    try {
      if (kind === 'keepsake' && typeof first === 'string' && isSound(first, second)) {
        keepsakes.set(first, second)
      } else if (kind === 'pack' && typeof first === 'number') {
        const { isNew, problems } = await takePack(store, second, first, language)
        if (isNew) packs++
        if (problems.length > 0) refused.push(texts.wrongPack(i + 1, problems.join(' ')))
      } else if (kind !== 'cards' || !(await takeCards(store, first))) {
        refused.push(texts.unreadable(i + 1))
      }
    } catch {
      refused.push(texts.notTaken(i + 1))
    }
  }
  const taken = await store.addKeepsakes(keepsakes, isBetter).catch(() => undefined)
  if (taken === undefined && keepsakes.size > 0) {
    refused.push(texts.notTaken(lines.findIndex((line) => line.startsWith('keepsake ')) + 1))
  }
  return { also: { ...countOf(taken ?? []), packs }, refused }
}

function countOf(keys: readonly string[]) {
  const count = (kind: string) => keys.filter((key) => key.startsWith(`${kind}:`)).length
  return {
    stamps: count('stamp'),
    achievements: count('achievement'),
    dailies: count('daily'),
    chronicle: count('chronicle'),
  }
}

/** The word of a line, and what it has after it. */
function readLine(line: string): readonly unknown[] {
  const [, kind, json = ''] = LINE.exec(line) ?? []
  try {
    const parts: unknown = JSON.parse(json)
    return [kind, ...(Array.isArray(parts) ? parts : [])]
  } catch {
    return []
  }
}

/** Beside packs of the same name: which of them its owner wants, only they know. */
async function takePack(store: Store, source: unknown, brought: number, language: LanguageCode) {
  const checked = await checkPack(source, language)
  if ('problems' in checked) return { isNew: false, problems: checked.problems }
  const here = await store.broughtPacks()
  const isNew = !here.some(({ hash }) => hash === checked.hash)
  if (isNew) await store.bringPack({ ...checked, brought })
  return { isNew, problems: [] }
}

/** Cards without a place on the list of packs. */
async function takeCards(store: Store, source: unknown): Promise<boolean> {
  const game = headOf(source)?.game
  if (game === undefined || !GAMES.includes(game)) return false
  await store.keepPack(packHash(source), source)
  return true
}
