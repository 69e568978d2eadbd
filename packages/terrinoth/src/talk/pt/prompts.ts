import { capital, type Spoken } from '@muster/engine'
import type { Prompts } from '../talk.ts'
import { several, some, successes, word } from './words.ts'

/** To stand inside a sentence. */
const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

const then = (rest: string): string => (rest === '' ? '' : ` Depois, ${rest}.`)

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
  reroll: (left, by) => {
    const [{ title, dice, gone }] = by
    if (left > 0)
      return `${title}: rolar mais um dado de novo? ${left === 1 ? 'Resta uma vez' : `Restam ${left} vezes`}.`
    const lost = by.filter((one) => one.gone).map((one) => one.title)
    if (by.length > 1)
      return `rolar um dado de novo?${lost.length === 0 ? '' : ` A descartar: ${lost.join(', ')}.`}`
    return `${title}: ${gone ? 'descartar para rolar de novo' : 'rolar de novo'} ${dice === 1 ? 'um dado' : `até ${word(dice)} dados`}?`
  },
  divide: (enemy, left, last) =>
    `quanto para ${enemy.the}? ${capital(successes(left))} a dividir${last === undefined ? '' : `; o resto vai para ${last.the}`}.`,
  counter: () => 'quem contra-ataca?',
  ability: (title) => `usar ${title || 'algo'} agora?`,
  order: () => 'o que vem primeiro?',
  weakened: () => 'Fraqueza: exaurir uma carta ou sofrer 1 ferimento?',
  enemy: (left, health) => `qual inimigo age? Vida ${left} de ${health}.`,
  who: (effect, may) => chosen(effect, may) || 'qual herói?',
  which: (effect, may, attacks) =>
    may && attacks ? `${effect} antes?` : chosen(effect, may) || 'qual inimigo?',
  'ready-card': (left) => `qual carta preparar?${toGo(left)}`,
  'exhaust-card': (left) => `qual carta exaurir?${toGo(left)}`,
  upgrade: (first) =>
    `qual carta aprimorar? A nova chega exaurida se a antiga estiver.${first ? ' A classe escolhida agora é definitiva.' : ''}`,
  item: () => 'qual item descartar?',
  resolve: () => 'qual carta resolver? A outra volta ao baralho.',
  back: (title) => `para onde vai ${title}?`,
  fetch: (hero) => `qual deles volta contra ${hero.the}?`,
  travel: (progress, exploration, shadows) =>
    `seguir viagem? Explorado ${progress} de ${exploration}. ${shadows === 0 ? 'Ninguém nas sombras.' : `${capital(some(shadows, 'inimigo'))} nas sombras ${shadows === 1 ? 'ficaria' : 'ficariam'} para trás.`}`,
  lead: () =>
    'quem lidera o grupo daqui em diante? Quem lidera começa, e os primeiros inimigos do próximo local vêm até ali.',
  may: (first, rest) => `${first}?${then(rest)}`,
  pay: (title, price, gain) => `${title}: ${price} para ${gain}?`,
  choose: (title, either) =>
    either.length === 2 ? `${title}: ${either.map(small).join(', ou ')}?` : `${title}: qual?`,
}

export const joins = (enemy: Spoken, most: number): string =>
  `quem ${enemy.the} vai enfrentar? ${most === 0 ? 'Ninguém tem inimigos ainda.' : 'Empate: vários heróis têm o maior número de inimigos.'}`

export const whoMay = (first: string, rest: string): string => `${first}: qual herói?${then(rest)}`

export const abilityOf = (hero: Spoken): string => `Habilidade ${hero.of}`

export const together = (hero: Spoken): string => `Os heróis (${hero.the} tem a última palavra)`
