import { type Card, type Game, MusterError } from '@muster/engine'
import { policy } from './bots/policy.ts'
import { value } from './bots/value.ts'
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
import { procedures, words } from './vocabulary.ts'

export type Tenefyr = Game<TenefyrState, Content>

/** The version of the rules: it rises when a stored match might go another way. */
const VERSION = '1.0.0'

/** The game with a pack: the house's own, or one that an owner of the box wrote. */
export function tenefyrWith(source: unknown): Tenefyr {
  const { pack, hash } = readTenefyrPack(source)
  const content = compilePack(pack, words)
  const kindName = (card: Card): string => content.kinds[content.kindOf[card]].name
  return {
    name: 'tenefyr',
    version: VERSION,
    pack: { name: pack.name, hash },
    content,
    procedures,
    optionFields,
    readOptions,
    newState: (options) => newState(content, options),
    copy: copyState,
    seats: (state) => state.players,
    cards: content.kindOf.length,
    kindName,
    cardName(card) {
      const copies = content.kinds[content.kindOf[card]].copies
      return copies === 1 ? kindName(card) : `${kindName(card)}.${content.copyOf[card]}`
    },
    piles: PILES,
    pileName,
    verbs,
    events,
    thingName(_state, kind, n, exact) {
      if (kind === 'dungeon') return dungeonName(n)
      if (kind === 'loot') return lootName(content, n) + (exact ? `.${content.copyOf[n]}` : '')
      throw new MusterError('notation', `nothing here is a ${kind}`)
    },
    value: (state) => value(content, state),
    policy,
    sayAsked: (state, decision, language) => sayAsked(content, state, decision, language),
    sayPrompt: (state, decision, language) => sayPrompt(content, state, decision, language),
    sayOption: (state, decision, index, language) =>
      sayOption(content, state, decision, index, language),
    sayChosen: (state, decision, index, language) =>
      sayChosen(content, state, decision, index, language),
    sayEvents: (state, told, language) => sayEvents(content, state, told, language),
    sayResult,
    sayPiles: (state, language) => sayPiles(content, state, language),
    picture: (state, language) => picture(content, state, language),
    seatName,
  }
}

/** The name of a card as its player holds it. */
function lootName(content: Content, card: Card): string {
  const kind = content.kinds[content.kindOf[card]]
  if (kind.type !== LOOT) return kind.name
  return content.pack.dungeonCards.find((c) => c.name === kind.name)?.loot.name ?? kind.name
}

export const tenefyr: Tenefyr = tenefyrWith(housePack)
