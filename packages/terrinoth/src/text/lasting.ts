/** Rules that hold as long as their card lies there, as phrases. */
import { type Name, type Phrase, you } from '@muster/engine'
import type { Lasting } from '../cards/effects.ts'
import { type Counters, ifPhrase, whilePhrase } from './conditions.ts'
import { foeNoun } from './foes.ts'
import { phraseName, saying } from './speakers.ts'

/** What a rule stands on: of enemies it speaks of itself, elsewhere of all. */
export type Holder = 'card' | 'hero' | 'item' | 'enemy' | 'place'

type Bonus = Extract<Lasting, { readonly always: 'dice' | 'successes' | 'defense' }>

/** "+1 success in attack actions while you have at least 6 wounds". */
function bonusPhrase({ always, by, action }: Bonus): Phrase {
  const what = saying(`more-${always}`, { n: by, many: Math.abs(by) })
  return action === undefined ? what : saying('in-action', { what: phraseName(what), kind: action })
}

type OfEnemies = Extract<Lasting, { readonly always: 'attack' | 'resilience' }>

function whoseName({ trait, when }: OfEnemies, on: Holder): Name {
  if (on === 'enemy') return phraseName(saying('of-this'))
  if (trait !== undefined) {
    return phraseName(saying('of-trait', { foe: foeNoun({ trait }, you, false) }))
  }
  return phraseName(saying(when?.is === 'engaged-with-you' ? 'of-engaged' : 'of-all'))
}

/** A lasting rule as a sentence without its dot; nothing where it is said another way (rerolls). */
export function lastingPhrase(
  rule: Exclude<Lasting, { readonly always: 'reroll' }>,
  on: Holder,
  counters: Counters,
): Phrase {
  const bare = barePhrase(rule, on)
  if (!('when' in rule) || rule.when === undefined) return bare
  // Said by its subject already.
  const isSaid = rule.always === 'attack' && on === 'place' && rule.when.is === 'engaged-with-you'
  if (isSaid && rule.trait === undefined) return bare
  const scene = { who: you, counters }
  const held = phraseName((on === 'card' ? ifPhrase : whilePhrase)(rule.when, scene))
  return saying('only-while', { what: phraseName(bare), while: held })
}

function barePhrase(rule: Exclude<Lasting, { readonly always: 'reroll' }>, on: Holder): Phrase {
  switch (rule.always) {
    case 'dice':
    case 'successes':
    case 'defense':
      return bonusPhrase(rule)
    case 'pierce':
      return saying('pierce', { n: rule.by })
    case 'attack':
    case 'resilience':
      return saying(`more-${rule.always}`, { who: whoseName(rule, on), has: hasName, n: rule.by })
    case 'untouchable':
      return saying(UNTOUCHABLE[rule.foe ?? 'this'])
    case 'nemesis-returns':
      return saying('nemesis-returns')
  }
}

const hasName = phraseName(saying('has'))

const UNTOUCHABLE = {
  this: 'this-untouchable',
  nemesis: 'nemesis-untouchable',
  'face-down': 'hidden-untouchable',
} as const
