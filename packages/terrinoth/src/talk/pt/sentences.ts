import { capital, type Spoken } from '@muster/engine'
import type { ShareTold } from '../facts.ts'
import type { Deeds, Sentences } from '../talk.ts'
import { by, some, successes, sum, tokens, wounds } from './words.ts'

const act =
  (verb: string) =>
  (who: Spoken, list: string): string =>
    `${who.The} ${verb} ${list}.`

const remain = (n: number, none: string): string =>
  n === 0 ? none : n === 1 ? `resta ${n}` : `restam ${n}`

const health = (left: number): string => remain(left, 'sem vida')

const share = ({ enemy, share: n, resilience, wounds: hurt, falls }: ShareTold): string =>
  `${enemy.the} leva ${wounds(hurt)}${resilience > 0 ? ` (${n} − ${resilience})` : ''}${falls ? ' e cai' : ''}`

export const deeds: Deeds = {
  turned: () => 'se mostra',
  engages: (hero) => `entra em combate com ${hero.the}`,
  wounds: (hero, n) => `causa ${wounds(n)} ${hero.to}`,
  noRoom: (hero) => `não acha espaço junto ${hero.to}`,
  retreats: () => 'recua para as sombras',
  condition: (hero, condition) => `deixa ${hero.the} com ${condition}`,
  exhausts: (hero, card) => `faz ${hero.the} exaurir ${card}`,
  takes: (hero, n) => `tira ${tokens(n)} ${hero.of}`,
  heals: (n) => `cura ${wounds(n)}`,
  counts: (counter, now) => `leva ${counter} a ${now}`,
  sets: (n) => `${n < 0 ? 'desfaz' : 'soma'} ${Math.abs(n)} de progresso`,
}

export const sentences: Sentences = {
  lot: (cards) => `Por sorteio: ${cards}.`,
  round: (round) => `Rodada ${round}.`,
  phase: (phase) => `${capital(phase)}.`,
  activates: (hero, time) => (time > 1 ? `${hero.The} se ativa de novo.` : `${hero.The} se ativa.`),
  'broken-off': (hero) => `${hero.The} não passa daí.`,
  exhausted: (hero, cards, cause) => `${hero.The} exaure ${cards}${by(cause)}.`,
  readied: (hero, cards, cause) => `${hero.The} prepara ${cards}${by(cause)}.`,
  'readied-all': (hero) => `${hero.The} prepara todas as cartas.`,
  chose: act('joga'),
  aimed: act('mira'),
  aids: (hero, other) => `${hero.The} ajuda ${other.the}.`,
  roll: (hero, told) =>
    `${hero.The} ${told.faces.length === 0 ? 'não rola dados' : `rola ${told.faces.join(', ')}`}${sum(told)}${told.enemyFaces.length === 0 ? '' : `; do outro lado ${told.enemyFaces.join(', ')}`}.`,
  'hero-die': (hero, faces) => `${hero.The} rola de novo: ${faces}.`,
  'enemy-die': (hero, faces) => `${hero.The} rola o dado inimigo: ${faces}.`,
  rerolled: (from, to, cause) => `Nova rolagem${by(cause)}: ${from} vira ${to}.`,
  staked: (hero, n) => `${hero.The} gasta ${tokens(n)}.`,
  added: (hero, n, cause) => `${hero.The} soma ${successes(n)}${by(cause)}.`,
  successes: (hero, told) =>
    `${hero.The}${told.faces.length === 0 ? '' : ` rola ${told.faces.join(', ')}`}${told.faces.length === 0 && told.added.length === 0 ? ` tem ${successes(told.total ?? 0)}` : sum(told)}.`,
  dealt: (shares) => `${capital(shares.map(share).join('; '))}.`,
  counterattack: (enemies, many, attack) =>
    `${capital(enemies)} ${many ? 'contra-atacam' : 'contra-ataca'}: ${attack}.`,
  blow: (hero, enemies, { sum: all, defenses, wounds: hurt }, left) =>
    `Contra-ataque${enemies === '' ? '' : ` (${enemies})`}: ${defenses > 0 ? `${all} − ${defenses}, ` : ''}${hurt === 0 ? `${hero.the} sai sem um arranhão` : `${hero.the} sofre ${wounds(hurt)}, ${health(left)}`}.`,
  threat: (sources) => (sources === '' ? 'Ameaça: nada se move.' : `Ameaça: ${sources}.`),
  wounded: (hero, n, left, cause) =>
    hero.many
      ? `${hero.The} sofrem ${wounds(n)} cada${by(cause)}.`
      : `${hero.The} sofre ${wounds(n)}${by(cause)}: ${health(left)}.`,
  recovered: (hero, n, left, cause) =>
    hero.many
      ? `${hero.The} curam ${wounds(n)} cada${by(cause)}.`
      : `${hero.The} cura ${wounds(n)}${by(cause)}: vida ${left}.`,
  fell: (hero) => `${hero.The} cai!`,
  hurt: (enemy, n, left, cause, falls) =>
    `${enemy.The} sofre ${wounds(n)}${by(cause)}${falls ? ' e cai' : `: ${health(left)}`}.`,
  healed: (enemy, n, left) => `${enemy.The} cura ${wounds(n)}: vida ${left}.`,
  defeated: (enemies, many) => `${capital(enemies)} ${many ? 'caem' : 'cai'}.`,
  claimed: (hero, n, now, cause) =>
    hero.many
      ? `${hero.The} ganham ${tokens(n)} cada${by(cause)}.`
      : `${hero.The} ganha ${tokens(n)}${by(cause)}: ${now} ao todo.`,
  excess: (hero, n) => `${hero.The} já tem cinco: ${tokens(n)} de sobra.`,
  'lost-tokens': (hero, n, now, cause) =>
    `${hero.The} perde ${tokens(n)}${by(cause)}: ${remain(now, 'não resta nenhuma')}.`,
  condition: (heroes, condition, cause) => `${heroes.The}: ${condition}${by(cause)}.`,
  'condition-gone': (heroes, condition) => `${heroes.The}: ${condition} some.`,
  progress: (place, n, now, of, cause, explored) =>
    `${place.The}: ${n > 0 ? '+' : '−'}${Math.abs(n)}${by(cause)}, ${now} de ${of}${explored ? ', tudo explorado!' : '.'}`,
  explored: (place) => `Nada mais a explorar ${place.in}!`,
  acts: (enemy, list, over) =>
    list.length === 0
      ? `${enemy.The} ${over ? 'não faz nada' : 'entra em ação'}.`
      : `${enemy.The} ${list.length === 1 ? list[0] : `${list.slice(0, -1).join(', ')} e ${list.at(-1)}`}.`,
  'enemy-tired': (enemy) => `${enemy.The} não age mais nesta rodada.`,
  spawned: ([first, ...others]) =>
    `${capital(first.enemy.a)} surge ${first.where}${others.map(({ enemy, where }) => `, ${enemy.a} ${where}`).join('')}.`,
  hidden: (n) =>
    `${capital(some(n, 'inimigo'))} ${n === 1 ? 'espreita' : 'espreitam'} nas sombras.`,
  'nothing-to-spawn': () => 'Não há mais inimigo para surgir.',
  engaged: (enemy, hero, from) =>
    `${enemy.The} ${from === undefined ? '' : `larga ${from.the} e `}agora está em combate com ${hero.the}.`,
  'no-room': (enemy, hero, n) =>
    `${enemy.The} chega em quarto lugar contra ${hero.the}: ${wounds(n)}, e volta às sombras.`,
  retreated: (enemies, many) => `${capital(enemies)} ${many ? 'recuam' : 'recua'} para as sombras.`,
  'turned-up': (enemies) => `À vista: ${enemies}.`,
  looked: (enemies) => `Oculto nas sombras: ${enemies}.`,
  'enemy-discarded': (enemies, many) => `${capital(enemies)} ${many ? 'ficam' : 'fica'} para trás.`,
  'deck-renewed': (enemies) =>
    enemies
      ? 'O baralho de inimigos é embaralhado de novo.'
      : 'O baralho de exploração é embaralhado de novo.',
  peril: (space, spaces) => `O perigo sobe: casa ${space} de ${spaces}.`,
  'peril-effect': (title, says) => `Perigo! ${title}. ${says}`,
  'peril-back': (space, spaces) => `O perigo recua: casa ${space} de ${spaces}.`,
  travels: (from) => `O grupo deixa ${from.the}.`,
  stays: () => 'O grupo fica.',
  leads: (hero) => `${hero.The} lidera o grupo.`,
  arrived: (place, says) => `${place.The}.${says === '' ? '' : ` ${says}`}`,
  drew: act('compra'),
  found: act('encontra'),
  event: (hero, card, text) => `${hero.The} depara com ${card}${text === '' ? '.' : `: ${text}`}`,
  'put-back': (card, top) => `${card} vai para ${top ? 'cima' : 'baixo'} do baralho.`,
  'item-used': act('usa'),
  'item-gone': act('descarta'),
  used: (hero, effect) => `Habilidade ${hero.of}: ${effect}.`,
  upgraded: (hero, card, replaced) => `${hero.The} aprende ${card} no lugar de ${replaced}.`,
  counter: (title, now, of) => `${title}: ${now}${of === undefined ? '' : ` de ${of}`}.`,
  quest: (title, effect) => `${title}: ${effect}.`,
  nemesis: (enemy, where, says) => `${enemy.The} surge ${where}!${says === '' ? '' : ` ${says}`}`,
  won: () => 'A missão está ganha!',
  lost: (why) =>
    why === 0 ? 'Todos os heróis caíram: a missão fracassou.' : 'A missão fracassou.',
}
