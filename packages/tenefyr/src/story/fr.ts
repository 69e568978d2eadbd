import { does } from '@muster/engine'
import type { Journey } from './high-points.ts'
import type { Fight, StoryWords, VisitTold } from './words.ts'

const MASCULINE = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']
const FEMININE = ['aucune', 'une', ...MASCULINE.slice(2)]
const m = (n: number, one: string, many = `${one}s`): string =>
  `${MASCULINE[n] ?? n} ${n < 2 ? one : many}`
const f = (n: number, one: string, many = `${one}s`): string =>
  `${FEMININE[n] ?? n} ${n < 2 ? one : many}`
const times = (n: number): string => `${FEMININE[n] ?? n} fois`

const wins = (n: number): string =>
  n === 0 ? 'ne gagne aucun combat' : `gagne en tout ${m(n, 'combat')}`
const loses = (n: number): string => (n === 0 ? 'n’en perd aucun' : `en perd ${MASCULINE[n] ?? n}`)
const cleared = ({ cleared: n }: Journey): string =>
  n === 0 ? 'ne vide aucun donjon' : `vide ${m(n, 'donjon')}`
const thrownOut = ({ thrownOut: n, left }: Journey): string => {
  if (n > 0) return `se fait chasser ${times(n)}`
  return left === 0 ? 'ne fait jamais demi-tour' : `fait demi-tour ${times(left)}`
}
const haul = ({ loot }: VisitTold): string =>
  loot === 0 ? 'les mains vides' : `avec ${f(loot, 'carte')} de butin`
const prize = ({ reward }: VisitTold): string =>
  reward === '' ? '' : ` et gagne la récompense « ${reward} »`
const atLast = ({ atLast: last }: Fight): string => (last ? ', au tout dernier tour' : '')
const over = ({ power, needed }: Fight): string =>
  power === needed ? 'tout juste' : `${m(power - needed, 'point')} de trop`
const short = ({ power, needed }: Fight): string => m(needed - power, 'point')
const inDecks = (n: number): string =>
  `${n === 0 ? 'plus une carte' : f(n, 'carte')} dans les pioches`

export const fr: StoryWords = {
  opening: [
    ({ party, boss, level }) =>
      `${party.The} ${does(party, 'part', 'partent')} affronter ${boss.the}, en ${level}.`,
    ({ party, boss, level }) =>
      `En ${level}, ${party.the} ${does(party, 'prend', 'prennent')} les armes contre ${boss.the}.`,
    ({ party, boss, level }) =>
      `${party.The} ${does(party, 'se met', 'se mettent')} en quête ${boss.of}, en ${level}.`,
  ],
  openingQuick: [
    ({ party }) =>
      `${party.The} ${does(party, 'part', 'partent')} pour une partie rapide, cinq niveaux sous terre.`,
    ({ party }) => `Partie rapide : cinq niveaux attendent ${party.the}.`,
  ],
  journey: [
    (j) =>
      `L’escouade descend ${times(j.visits)} et gagne en tout ${j.won} ${j.won < 2 ? 'combat' : 'combats'} sur ${j.won + j.lost} ; elle ${cleared(j)} et ${thrownOut(j)}.`,
    (j) =>
      `L’escouade descend ${times(j.visits)}, ${wins(j.won)}, ${loses(j.lost)} et ${cleared(j)}.`,
    (j) =>
      `Bilan : l’escouade ${wins(j.won)} et ${loses(j.lost)} ; elle ${cleared(j)} et ${thrownOut(j)}.`,
  ],
  straight: [
    ({ boss }) => `Aucun donjon en chemin : l’escouade va droit vers ${boss.the}.`,
    ({ boss }) => `L’escouade laisse les donjons aux autres et cherche tout de suite ${boss.the}.`,
  ],
  turnedCleared: [
    (v) => `Tout bascule ${v.place.in} : l’escouade le vide${prize(v)}.`,
    (v) => `Tout change avec ${v.place.the} : l’escouade le vide et repart ${haul(v)}.`,
  ],
  turnedLeft: [
    (v) => `Tout bascule ${v.place.in}, d’où l’escouade repart ${haul(v)}.`,
    (v) => `La visite ${v.place.of} change la donne : l’escouade en sort ${haul(v)}.`,
  ],
  turnedOut: [
    (v) =>
      `Tout bascule ${v.place.in} : ${v.enemy.the} ${does(v.enemy, 'chasse', 'chassent')} l’escouade, et le Boss avance à ${v.at} sur ${v.skull}.`,
    (v) =>
      `Tout change quand ${v.enemy.the} ${does(v.enemy, 'met', 'mettent')} l’escouade en fuite ${v.place.in} : le Boss est à ${v.at} sur ${v.skull}.`,
  ],
  stepCleared: [
    (v) => `Le plus grand pas se fait ${v.place.in} : l’escouade le vide${prize(v)}.`,
    (v) => `Rien n’aide autant que ${v.place.the} : l’escouade le vide et repart ${haul(v)}.`,
  ],
  stepLeft: [
    (v) => `Le plus grand pas se fait ${v.place.in}, d’où l’escouade repart ${haul(v)}.`,
    (v) => `Rien n’aide autant que ${v.place.the} : l’escouade en sort ${haul(v)}.`,
  ],
  hope: [', et l’espoir renaît', ', et le pire est passé'],
  better: [', et l’horizon s’éclaircit', ', et le vent est bon'],
  surer: [', et tout va de mieux en mieux', ', et l’avance grandit'],
  worse: [', et la pente se fait rude', ', et la chance s’en va'],
  turnedBoss: [
    (t) =>
      `Le dernier combat bascule face ${t.enemy.to} : ${t.power} contre ${t.needed}, ${inDecks(t.cards)}.`,
    (t) =>
      `Au dernier combat, tout tient à ${t.power} contre ${t.needed} face ${t.enemy.to} ; il ${t.cards === 0 ? 'ne reste' : 'reste'} ${inDecks(t.cards)}.`,
  ],
  closeWon: [
    (t) => `Le plus serré : ${t.enemy.the}, ${t.power} contre ${t.needed}, ${over(t)}${atLast(t)}.`,
    (t) =>
      `${t.who.The} ${does(t.who, 'bat', 'battent')} ${t.enemy.the} d’un cheveu, ${t.power} contre ${t.needed}${atLast(t)}.`,
  ],
  closeLost: [
    (t) =>
      `${t.enemy.The} s’en ${does(t.enemy, 'tire', 'tirent')} à ${short(t)} près : ${t.power} contre ${t.needed}.`,
    (t) =>
      `Si près du but : il manque ${short(t)} contre ${t.enemy.the}, ${t.power} contre ${t.needed}.`,
  ],
  notClose: [
    (t) =>
      `Jusqu’à la fin, aucun autre combat n’est plus serré que contre ${t.enemy.the} : ${t.power} contre ${t.needed}.`,
    (t) =>
      `Avant la fin, rien ne se joue de plus près que contre ${t.enemy.the} : ${t.power} contre ${t.needed}.`,
  ],
  won: [
    (e) =>
      `À la fin, ${e.who.the} ${does(e.who, 'abat', 'abattent')} ${e.enemy.the}, ${e.power} contre ${e.needed} : c’en est fini ${e.boss.of}.`,
    (e) =>
      `${e.enemy.The} ${does(e.enemy, 'tombe', 'tombent')} en dernier, ${e.power} contre ${e.needed} : ${e.boss.the} n’inquiétera plus personne.`,
  ],
  lost: [
    (e) =>
      `À la fin, ${e.enemy.the} ${does(e.enemy, 'tient', 'tiennent')} bon, ${e.power} contre ${e.needed}${e.left === 0 ? '' : `, avec encore ${f(e.left, 'carte')} derrière`}.`,
    (e) =>
      `Tout s’arrête devant ${e.enemy.the} : ${e.power} contre ${e.needed}, il manque ${short(e)}${e.left === 0 ? '' : `, et ${f(e.left, 'carte')} ${e.left === 1 ? 'attend' : 'attendent'} encore`}.`,
  ],
  honours: {
    saves: { title: 'Dernier rempart', say: (n) => `${n} combats gagnés au tout dernier tour` },
    power: {
      title: 'Coup de massue',
      say: (n, enemy) => `${n} de puissance en un tour, contre ${enemy}`,
    },
    blows: { title: 'Le mot de la fin', say: (n) => `le coup décisif, ${times(n)}` },
    giant: { title: 'Chasse aux géants', say: (n, enemy) => `a terrassé ${enemy}, puissance ${n}` },
    loot: { title: 'Poches profondes', say: (n) => `${n} butins ramassés` },
    sure: { title: 'Main sûre', say: (n) => `${n} combats gagnés avec la première main` },
    gave: { title: 'Main ouverte', say: (n) => `${n} cartes données` },
    light: { title: 'Bagage léger', say: (n) => `${n} cartes retirées de la pioche` },
    hands: { title: 'Une autre main !', say: (n) => `${n} mains rejetées pour mieux` },
    drew: { title: 'Doigts agiles', say: (n) => `${f(n, 'carte piochée', 'cartes piochées')}` },
    played: { title: 'De tous les coups', say: (n) => `${f(n, 'carte jouée', 'cartes jouées')}` },
  },
  skill: (n) => `en jeu ${times(n)}`,
}
