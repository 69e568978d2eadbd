/** Takes in packs that somebody brings: they stay on this device. */
import { canonicalJson, type LanguageCode, PackError, packHash } from '@muster/engine'
import type { PackView } from '../host/protocol.ts'
import { GAMES, loadGame } from './games.ts'
import { headOf, viewOf } from './pack-list.ts'
import { packTexts } from './pack-texts.ts'
import { sayProblems } from './pack-words.ts'
import type { BroughtPack, Store } from './store.ts'

export async function bringPack(
  store: Store,
  text: string,
  language: LanguageCode,
  now: number,
): Promise<{ readonly pack?: PackView; readonly problems: readonly string[] }> {
  const read = readJson(text, language)
  if ('problem' in read) return { problems: [read.problem] }
  const checked = await checkPack(read.source, language)
  if ('problems' in checked) return checked
  const pack = { ...checked, brought: now }
  await replace(store, pack)
  return { pack: viewOf(pack), problems: [] }
}

/** A pack that may lie on this device, or what is wrong with it. */
export async function checkPack(
  source: unknown,
  language: LanguageCode,
): Promise<Omit<BroughtPack, 'brought'> | { readonly problems: readonly string[] }> {
  const texts = packTexts[language]
  const head = headOf(source)
  if (head === undefined) return { problems: [texts.notAPack] }
  if (!GAMES.includes(head.game)) return { problems: [texts.otherGame(head.game)] }
  const { house, housePack, with: gameWith, sayRule } = await loadGame(head.game)
  const hash = packHash(source)
  if (hash === house.pack.hash) return { problems: [texts.isHouse] }
  if (head.name === house.pack.name) return { problems: [texts.houseName(head.name)] }
  try {
    gameWith(source)
  } catch (error) {
    if (!(error instanceof PackError)) throw error
    const speaking = { game: head.game, language, sayRule: (await sayRule())[language] }
    return { problems: sayProblems(speaking, source, error.problems) }
  }
  return { ...head, hash, own: ownCards(source, housePack), source }
}

/** A new file of the same name and version takes the place of the old one: its designer has gone on. */
async function replace(store: Store, pack: BroughtPack): Promise<void> {
  const { game, name, version, hash } = pack
  const before = await store.broughtPacks()
  await store.bringPack(pack)
  for (const old of before) {
    const isSame = old.game === game && old.name === name && old.version === version
    if (isSame && old.hash !== hash) await store.dropPack(old.hash)
  }
}

/** A pack as a file that a designer can change and bring back. */
export async function printPack(store: Store, hash: string): Promise<string> {
  for (const game of GAMES) {
    const { house, housePack } = await loadGame(game)
    if (house.pack.hash === hash) return `${JSON.stringify(housePack, null, 2)}\n`
  }
  return `${JSON.stringify(await store.pack(hash), null, 2)}\n`
}

/** How many cards of a pack the house does not have like this. A card is whatever stands in a list under a name. */
function ownCards(source: unknown, house: unknown): number {
  const known = new Set(cardsIn(house))
  return cardsIn(source).filter((card) => !known.has(card)).length
}

function cardsIn(pack: unknown): string[] {
  if (typeof pack !== 'object' || pack === null) return []
  return Object.values(pack)
    .flatMap((list: unknown) => (Array.isArray(list) ? list : []))
    .filter((card: unknown) => typeof card === 'object' && card !== null && 'name' in card)
    .map(canonicalJson)
}

function readJson(
  text: string,
  language: LanguageCode,
): { readonly source: unknown } | { readonly problem: string } {
  try {
    return { source: JSON.parse(text) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { problem: packTexts[language].notJson(lineIn(text, why), why) }
  }
}

/** Browsers tell the line, or how many characters come before it, or neither. */
function lineIn(text: string, why: string): number | undefined {
  const line = /line (\d+)/.exec(why)?.[1]
  if (line !== undefined) return Number(line)
  const position = /position (\d+)/.exec(why)?.[1]
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length
}
