import { type Card, type Game, type GameParts, gameFrom, MusterError } from '@muster/engine'
import { chance } from './bots/chance.ts'
import { policy } from './bots/policy.ts'
import { value } from './bots/value.ts'
import { cardParts } from './card-parts.ts'
import { housePack } from './cards/house-pack.ts'
import { type Content, compilePack, LOOT } from './content.ts'
import { events, verbs } from './names.ts'
import { newState, optionFields, readOptions } from './options.ts'
import { readTenefyrPack } from './pack.ts'
import { picture } from './picture.ts'
import { copyState, dungeonName, PILES, pileName, type TenefyrState } from './state.ts'
import {
  sayAsked,
  sayChosen,
  sayEvents,
  sayOption,
  sayPrompt,
  sayResult,
  seatName,
} from './talk/index.ts'
import { sayPiles } from './talk/piles.ts'
import { unasked } from './unasked.ts'
import { procedures, words } from './vocabulary.ts'

export type Tenefyr = Game<TenefyrState, Content>

/** The version of the rules: it rises when a stored match might go another way. */
const VERSION = '1.0.0'

const parts: GameParts<TenefyrState, Content> = {
  name: 'tenefyr',
  version: VERSION,
  procedures,
  optionFields: () => optionFields,
  readOptions: (_content, options) => readOptions(options),
  newState,
  copy: copyState,
  seats: (state) => state.players,
  piles: PILES,
  pileName,
  verbs,
  events,
  thingName(content, _state, kind, n, exact) {
    if (kind === 'dungeon') return dungeonName(n)
    if (kind === 'loot') return lootName(content, n) + (exact ? `.${content.copyOf[n]}` : '')
    throw new MusterError('notation', `nothing here is a ${kind}`)
  },
  value,
  chance,
  cardParts,
  policy,
  unasked,
  sayAsked,
  sayPrompt,
  sayOption,
  sayChosen,
  sayEvents,
  sayResult: (_content, state, language) => sayResult(state, language),
  sayPiles,
  picture,
  seatName: (_content, state, seat, language) => seatName(state, seat, language),
}

/** The game with a pack: the house's own, or one that an owner of the box wrote. */
export function tenefyrWith(source: unknown): Tenefyr {
  const { pack, hash } = readTenefyrPack(source)
  return gameFrom(parts, compilePack(pack, words), { name: pack.name, hash })
}

/** The name of a card as its player holds it. */
function lootName(content: Content, card: Card): string {
  const kind = content.kinds[content.kindOf[card]]
  if (kind.type !== LOOT) return kind.name
  return content.pack.dungeonCards.find((c) => c.name === kind.name)?.loot.name ?? kind.name
}

export const tenefyr: Tenefyr = tenefyrWith(housePack)
