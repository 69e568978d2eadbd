import { capital } from '@muster/engine'
import type { Action } from '../../state.ts'
import type { Foreseen, Labels, RollFacts } from '../talk.ts'
import { enemy, hero, name, successes, tokens, whole, wounds } from './words.ts'

const CONDITIONS = { poisoned: 'Veneno', weakened: 'Fraqueza', focused: 'Foco' }

const BRINGS: Readonly<Record<Action, (mean: string) => string>> = {
  attack: () => '',
  explore: () => ' de progresso',
  rest: () => ' de vida',
  aid: (mean) => (mean === '1' ? ' ficha' : ' fichas'),
}

/** So little is not worth the words. */
const SLIGHT = 2

function outlook({ action, reaches, mean, wounds: hurt, falls }: RollFacts): string {
  return [
    ...(action === 'attack' ? [] : [`cerca de ${mean}${BRINGS[action](mean)}`]),
    ...(reaches === undefined || (action !== 'attack' && reaches <= SLIGHT)
      ? []
      : [action === 'attack' ? `cai em ${reaches} %` : `explorado em ${reaches} %`]),
    ...(hurt === '0' ? [] : [`vida −${hurt}`]),
    ...(falls > 0 ? [`risco de cair ${falls} %`] : []),
  ].join(', ')
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
  target: (one, chance) => `${enemy(one)}${chance === undefined ? '' : `: cai em ${chance} %`}`,
  aid: hero,
  enough: () => 'Nenhum outro alvo',
  roll: (facts) =>
    `Rolar${facts.tokens === 0 ? '' : ` com ${tokens(facts.tokens)}`}${after(outlook(facts))}`,
  reroll: (face, cause, now, after) =>
    `Rolar de novo “${face}”${cause === '' ? '' : ` (${cause})`}${now === undefined || after === undefined ? '' : `: de ${now} % a ${after} %`}`,
  keep: () => 'Ficar com os dados',
  share: (n, hurt, falls) => `${capital(successes(n))}: ${falls ? 'o alvo cai' : wounds(hurt)}`,
  counter: (one) => `${enemy(one)}, ataque ${one.attack}`,
  use: (source, price, effect) => `${source}: ${price === '' ? '' : `${price}, depois `}${effect}`,
  pass: () => 'Não',
  first: (source, effect) => `${source}: ${effect}`,
  act: (one, brings) => `${enemy(one)}${brings === undefined ? '' : `: ${foreseen(brings)}`}`,
  any: () => 'Qualquer um',
  hero,
  enemy,
  decline: () => 'Não',
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
  lead: hero,
  do: (effect) => effect,
  pay: (effect) => effect,
  choose: (effect) => effect,
}
