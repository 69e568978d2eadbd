import { capital, type Spoken } from '@muster/engine'
import type { Prompts } from '../talk.ts'
import { several, some, successes } from './words.ts'

const toGo = (left: number): string => (left > 1 ? ` Faltam ${left}.` : '')

/** What is to be done to somebody, as a question. */
const chosen = (effect: string, may: boolean): string =>
  effect === '' ? '' : may ? `${effect}? Escolha um, ou nenhum.` : `${effect}: qual?`

export const prompts: Prompts = {
  activate: (ready, round) =>
    `qual carta? ${capital(several(ready, 'carta pronta', 'cartas prontas'))}, rodada ${round}.`,
  again: () => 'quem se ativa uma segunda vez?',
  aim: (title, action, more) =>
    action === 'aid'
      ? `${title}: ajudar quem?`
      : `${title}: ${more ? 'atacar qual outro inimigo' : 'atacar qual inimigo'}?`,
  roll: (title, dice, enemyDice, tokens) =>
    `${title}: rolar? ${capital(some(dice, 'dado de herói', 'dados de herói'))}, ${some(enemyDice, 'dado inimigo', 'dados inimigos')}${tokens > 0 ? `; ${several(tokens, 'ficha')} na reserva` : ''}.`,
  reroll: (left, cause) =>
    left > 0
      ? `rolar um dado de novo? ${left === 1 ? 'Resta uma vez' : `Restam ${left} vezes`}${cause === '' ? '' : ` (${cause})`}.`
      : 'rolar um dado de novo?',
  divide: (enemy, left) => `quanto para ${enemy.the}? ${capital(successes(left))} a dividir.`,
  counter: () => 'quem contra-ataca?',
  ability: (title) => (title === '' ? 'usar algo agora?' : `usar agora: ${title}?`),
  order: () => 'o que vem primeiro?',
  weakened: () => 'Fraqueza: exaurir uma carta ou sofrer 1 ferimento?',
  enemy: (left, health) => `qual inimigo age? Vida ${left} de ${health}.`,
  who: (effect, may) => chosen(effect, may) || 'qual herói?',
  which: (effect, may) => chosen(effect, may) || 'qual inimigo?',
  'ready-card': (left) => `qual carta preparar?${toGo(left)}`,
  'exhaust-card': (left) => `qual carta exaurir?${toGo(left)}`,
  upgrade: (first) =>
    `qual carta aprimorar?${first ? ' A classe escolhida agora é definitiva.' : ''}`,
  item: () => 'qual item descartar?',
  resolve: () => 'qual carta resolver? A outra volta ao baralho.',
  back: (title) => `para onde vai ${title}?`,
  fetch: (hero) => `qual deles volta contra ${hero.the}?`,
  travel: (progress, exploration, shadows) =>
    `seguir viagem? Explorado ${progress} de ${exploration}. ${shadows === 0 ? 'Ninguém nas sombras.' : `${capital(some(shadows, 'inimigo'))} nas sombras ${shadows === 1 ? 'ficaria' : 'ficariam'} para trás.`}`,
  lead: () => 'quem lidera o grupo daqui em diante?',
  may: (effect) => `fazer isto? ${effect}.`,
  pay: (title) => `${title}: pagar o preço?`,
  choose: (title) => `${title}: qual?`,
}

export const abilityOf = (hero: Spoken): string => `Habilidade ${hero.of}`

export const together = (hero: Spoken): string => `Os heróis (${hero.the} tem a última palavra)`
