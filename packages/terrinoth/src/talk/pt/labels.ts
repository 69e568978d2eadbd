import { capital } from '@muster/engine'
import type { Foreseen } from '../facts.ts'
import { keptText, outlookText, type RollWords, takenText } from '../roll-labels.ts'
import type { Labels } from '../talk.ts'
import { enemy, hero, name, successes, tokens, whole, wounds } from './words.ts'

const CONDITIONS = { poisoned: 'Veneno', weakened: 'Fraqueza', focused: 'Foco' }

const words: RollWords = {
  brings: {
    attack: (mean) => (mean === '1' ? ' ferimento' : ' ferimentos'),
    explore: () => ' de progresso',
    rest: (mean) => (mean === '1' ? ' ferimento curado' : ' ferimentos curados'),
    aid: (mean) => (mean === '1' ? ' ficha' : ' fichas'),
  },
  wounds,
  successes,
  about: 'cerca de',
  falls: ['cai', 'cai', 'caem'],
  both: 'os dois',
  all: 'todos',
  one: 'um',
  explored: 'explorado',
  within: ' em ',
  less: (n) => `vida −${n}`,
  risk: 'risco de cair',
  tooMany: 'uma ficha a mais',
  short: (n, one) => `${one ? 'falta' : 'faltam'} ${n}`,
  canFall: 'um pode cair',
  nobodyFalls: 'ninguém cai',
}

const after = (text: string): string => (text === '' ? '' : `: ${text}`)

function foreseen({ wounds: hurt, cards, conditions, engages }: Foreseen): string {
  const parts = [
    ...(engages ? ['avança'] : []),
    ...(hurt > 0 ? [wounds(hurt)] : []),
    ...(cards > 0 ? [cards === 1 ? 'uma carta exaurida' : `${cards} cartas exauridas`] : []),
    ...conditions.map((condition) => CONDITIONS[condition]),
  ]
  return parts.length === 0 ? 'nada' : parts.join(', ')
}

export const labels: Labels = {
  activate: whole,
  again: hero,
  target: (one, chance, hurt) => {
    const falls = chance === undefined ? '' : `: cai em ${chance} %`
    return `${enemy(one)}${hurt === undefined ? falls : `: ${hurt}${words.brings.attack(hurt)}`}`
  },
  aid: hero,
  enough: () => 'Nenhum outro alvo',
  roll: (facts) =>
    `Rolar${facts.tokens === 0 ? '' : ` com ${tokens(facts.tokens)}`}${after(outlookText(words, facts))}`,
  reroll: (face, cause, now, after) =>
    `Rolar de novo “${face}”${cause === '' ? '' : ` (${cause})`}${now === undefined || after === undefined ? '' : `: de ${now} % a ${after} %`}`,
  keep: (roll) => `Ficar com os dados${roll === undefined ? '' : after(keptText(words, roll))}`,
  share: (one, rest) => {
    const parts = [
      ...(one.wounds === undefined ? [] : [takenText(words, one)]),
      ...(rest === undefined ? [] : [`${rest.enemy.title}: ${takenText(words, rest)}`]),
    ]
    return `${capital(successes(one.successes))}${after(parts.join('; '))}`
  },
  counter: (one) => `${enemy(one)}, ataque ${one.attack}`,
  use: (source, price, effect) => `${source}: ${price === '' ? '' : `${price}, depois `}${effect}`,
  pass: () => 'Não',
  first: (source, effect) => `${source}: ${effect}`,
  act: (one, brings) => `${enemy(one)}${brings === undefined ? '' : `: ${foreseen(brings)}`}`,
  any: () => 'Qualquer um',
  hero,
  enemy,
  decline: (attacks) => (attacks ? 'Não, atacar os que já estão aqui' : 'Não'),
  ready: (card) => `Preparar ${name(card)}`,
  exhaust: (card) => `Exaurir ${name(card)}`,
  discard: (card) => `Descartar ${name(card)}`,
  suffer: () => 'Sofrer 1 ferimento',
  upgrade: (card, of, replaced) => `${card.title} (${of}) no lugar de ${replaced}: ${card.text}`,
  resolve: whole,
  top: (title) => `${title} em cima do baralho`,
  bottom: (title) => `${title} embaixo do baralho`,
  fetch: enemy,
  travel: (left) => `Viajar: ${left === 1 ? 'o local final' : `faltam ${left} locais`}`,
  stay: () => 'Ficar aqui',
  lead: (facts) => hero(facts, ' lidera'),
  do: () => 'Sim',
  pay: (effect) => effect,
  choose: (effect) => effect,
}
