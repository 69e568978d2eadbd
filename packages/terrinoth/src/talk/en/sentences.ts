import { capital, type Spoken } from '@muster/engine'
import type { ShareTold } from '../facts.ts'
import type { Deeds, Sentences } from '../talk.ts'
import { by, some, successes, sum, tokens, word, wounds } from './words.ts'

const act =
  (verb: string) =>
  (who: Spoken, list: string): string =>
    `${who.The} ${verb} ${list}.`

const share = ({ enemy, share: n, resilience, wounds: hurt, falls }: ShareTold): string =>
  `${enemy.the} takes ${wounds(hurt)}${resilience > 0 ? ` (${n} − ${resilience})` : ''}${falls ? ' and falls' : ''}`

export const deeds: Deeds = {
  turned: () => 'shows itself',
  engages: (hero) => `engages ${hero.the}`,
  wounds: (hero, n) => `deals ${hero.the} ${wounds(n)}`,
  noRoom: (hero) => `finds no room beside ${hero.the}`,
  retreats: () => 'slips into the shadows',
  condition: (hero, condition) => `leaves ${hero.the} ${condition}`,
  exhausts: (hero, card) => `makes ${hero.the} exhaust ${card}`,
  takes: (hero, n) => `takes ${tokens(n)} from ${hero.the}`,
  heals: (n) => `heals ${wounds(n)}`,
  counts: (counter, now) => `brings ${counter} to ${now}`,
  sets: (n) => `${n < 0 ? 'undoes' : 'adds'} ${word(Math.abs(n))} progress`,
}

export const sentences: Sentences = {
  lot: (cards) => `By lot: ${cards}.`,
  round: (round) => `Round ${round}.`,
  phase: (phase) => `${capital(phase)}.`,
  activates: (hero, time) => (time > 1 ? `${hero.The} activates again.` : `${hero.The} activates.`),
  'broken-off': (hero) => `${hero.The} gets no further.`,
  exhausted: (hero, cards, cause) => `${hero.The} exhausts ${cards}${by(cause)}.`,
  readied: (hero, cards, cause) => `${hero.The} readies ${cards}${by(cause)}.`,
  'readied-all': (hero) => `${hero.The} readies every card.`,
  chose: act('plays'),
  aimed: act('aims at'),
  aids: (hero, other) => `${hero.The} helps ${other.the}.`,
  roll: (hero, told) =>
    `${hero.The} rolls ${told.faces.length === 0 ? 'no dice' : told.faces.join(', ')}${sum(told)}${told.enemyFaces.length === 0 ? '' : `; against ${told.enemyFaces.join(', ')}`}.`,
  'hero-die': (hero, faces) => `${hero.The} rolls again: ${faces}.`,
  'enemy-die': (hero, faces) => `${hero.The} rolls the enemy die: ${faces}.`,
  rerolled: (from, to, cause) => `Reroll${by(cause)}: ${from} becomes ${to}.`,
  staked: (hero, n) => `${hero.The} spends ${tokens(n)}.`,
  added: (hero, n, cause) => `${hero.The} adds ${successes(n)}${by(cause)}.`,
  successes: (hero, told) =>
    `${hero.The}${told.faces.length === 0 ? '' : ` rolls ${told.faces.join(', ')}`}${told.faces.length === 0 && told.added.length === 0 ? ` has ${successes(told.total ?? 0)}` : sum(told)}.`,
  dealt: (shares) => `${capital(shares.map(share).join('; '))}.`,
  counterattack: (enemies, many, attack) =>
    `${capital(enemies)} ${many ? 'counterattack' : 'counterattacks'} for ${attack}.`,
  blow: (hero, enemies, { sum: all, defenses, wounds: hurt }, left) =>
    `Counterattack${enemies === '' ? '' : ` by ${enemies}`}: ${defenses > 0 ? `${all} − ${defenses}, ` : ''}${hurt === 0 ? `${hero.the} is unharmed` : `${hero.the} suffers ${wounds(hurt)}, ${left} left`}.`,
  threat: (sources) => (sources === '' ? 'Threat: nothing stirs.' : `Threat: ${sources}.`),
  wounded: (hero, n, left, cause) =>
    hero.many
      ? `${hero.The} suffer ${wounds(n)} each${by(cause)}.`
      : `${hero.The} suffers ${wounds(n)}${by(cause)}: ${left} left.`,
  recovered: (hero, n, left, cause) =>
    hero.many
      ? `${hero.The} recover ${wounds(n)} each${by(cause)}.`
      : `${hero.The} recovers ${wounds(n)}${by(cause)}: back to ${left}.`,
  fell: (hero) => `${hero.The} falls!`,
  hurt: (enemy, n, left, cause, falls) =>
    `${enemy.The} suffers ${wounds(n)}${by(cause)}${falls ? ' and falls' : `: ${left} left`}.`,
  healed: (enemy, n, left) => `${enemy.The} heals ${wounds(n)}: ${left} left.`,
  defeated: (enemies, many) => `${capital(enemies)} ${many ? 'fall' : 'falls'}.`,
  claimed: (hero, n, now, cause) =>
    hero.many
      ? `${hero.The} claim ${tokens(n)} each${by(cause)}.`
      : `${hero.The} claims ${tokens(n)}${by(cause)}: ${now} now.`,
  excess: (hero, n) => `${hero.The} holds five: ${tokens(n)} lost.`,
  'lost-tokens': (hero, n, now, cause) =>
    `${hero.The} loses ${tokens(n)}${by(cause)}: ${now} left.`,
  condition: (heroes, condition, cause) => `${heroes.The}: ${condition}${by(cause)}.`,
  'condition-gone': (heroes, condition) => `${heroes.The}: no longer ${condition}.`,
  progress: (place, n, now, of, cause, explored) =>
    `${place.The}: ${n > 0 ? '+' : '−'}${Math.abs(n)}${by(cause)}, ${now} of ${of}${explored ? ', fully explored!' : '.'}`,
  explored: (place) => `${place.The} is fully explored!`,
  acts: (enemy, list, over) =>
    list.length === 0
      ? `${enemy.The} ${over ? 'does nothing' : 'makes a move'}.`
      : `${enemy.The} ${list.length === 1 ? list[0] : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`}.`,
  'enemy-tired': (enemy) => `${enemy.The} is exhausted.`,
  spawned: ([first, ...others]) =>
    `${capital(first.enemy.a)} appears ${first.where}${others.map(({ enemy, where }) => `, ${enemy.a} ${where}`).join('')}.`,
  hidden: (n) =>
    `${capital(some(n, 'enemy', 'enemies'))} ${n === 1 ? 'lurks' : 'lurk'} face down in the shadows.`,
  'nothing-to-spawn': () => 'No enemy is left to appear.',
  engaged: (enemy, hero, from) =>
    `${enemy.The} ${from === undefined ? 'is' : `leaves ${from.the} and is`} now engaged with ${hero.the}.`,
  'no-room': (enemy, hero, n) =>
    `${enemy.The} is a fourth enemy for ${hero.the}: ${wounds(n)}, and it goes to the shadows.`,
  retreated: (enemies, many) => `${capital(enemies)} ${many ? 'go' : 'goes'} to the shadows.`,
  'turned-up': (enemies) => `Turned up: ${enemies}.`,
  looked: (enemies) => `Face down in the shadows: ${enemies}.`,
  'enemy-discarded': (enemies, many) => `${capital(enemies)} ${many ? 'stay' : 'stays'} behind.`,
  'deck-renewed': (enemies) =>
    enemies ? 'The enemy deck is shuffled anew.' : 'The exploration deck is shuffled anew.',
  peril: (space, spaces) => `Peril rises: space ${space} of ${spaces}.`,
  'peril-effect': (title, says) => `Peril! ${title}. ${says}`,
  'peril-back': (space, spaces) => `Peril goes back: space ${space} of ${spaces}.`,
  travels: (from) => `The party leaves ${from.the}.`,
  stays: () => 'The party stays.',
  leads: (hero) => `${hero.The} leads the party.`,
  arrived: (place, says) => `${place.The}.${says === '' ? '' : ` ${says}`}`,
  drew: act('draws'),
  found: act('finds'),
  event: (hero, card, text) => `${hero.The} meets ${card}${text === '' ? '.' : `: ${text}`}`,
  'put-back': (card, top) => `${card} goes ${top ? 'on top of' : 'under'} the deck.`,
  'item-used': act('uses'),
  'item-gone': act('discards'),
  used: (hero, effect) => `${hero.The}’s ability: ${effect}.`,
  upgraded: (hero, card, replaced) => `${hero.The} learns ${card} in place of ${replaced}.`,
  counter: (title, now, of) => `${title}: ${now}${of === undefined ? '' : ` of ${of}`}.`,
  quest: (title, effect) => `${title}: ${effect}.`,
  nemesis: (enemy, where, says) => `${enemy.The} appears ${where}!${says === '' ? '' : ` ${says}`}`,
  won: () => 'The quest is won!',
  lost: (why) => (why === 0 ? 'All heroes have fallen: the quest is lost.' : 'The quest is lost.'),
}
