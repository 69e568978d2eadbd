import type { Journey } from './high-points.ts'
import type { Fight, StoryWords, VisitTold } from './words.ts'

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const word = (n: number): string => SMALL[n] ?? String(n)
const Word = (n: number): string => word(n).replace(/^./, (letter) => letter.toUpperCase())
const counted = (n: number, one: string, many = `${one}s`): string =>
  `${word(n)} ${n === 1 ? one : many}`
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${word(n)} times`)

const thrownOut = ({ thrownOut: n, left }: Journey): string => {
  if (n > 0) return `was thrown out ${times(n)}`
  return left === 0 ? 'never turned back' : `turned back ${times(left)}`
}
const cleared = ({ cleared: n }: Journey): string =>
  n === 0 ? 'cleared no dungeon' : `cleared ${counted(n, 'dungeon')}`
const haul = ({ loot }: VisitTold): string =>
  loot === 0 ? 'empty-handed' : `with ${counted(loot, 'loot card')}`
const prize = ({ reward }: VisitTold): string =>
  reward === '' ? '' : ` and earned the reward “${reward}”`
const atLast = ({ atLast: last }: Fight): string => (last ? ', in the last turn there was' : '')
const over = ({ power, needed }: Fight): string =>
  power === needed ? 'not a point to spare' : `${word(power - needed)} to spare`
const short = ({ power, needed }: Fight): string =>
  needed - power === 1 ? 'a single point' : `${word(needed - power)} points`

export const en: StoryWords = {
  opening: [
    ({ party, boss, level }) => `${party.The} set out against ${boss.the}, on ${level}.`,
    ({ party, boss, level }) => `On ${level}, ${party.the} took up arms against ${boss.the}.`,
    ({ party, boss, level }) => `${party.The} went looking for ${boss.the}, on ${level}.`,
  ],
  openingQuick: [
    ({ party }) => `${party.The} set out for a quick game, five levels deep.`,
    ({ party }) => `A quick game: ${party.the} had five levels before them.`,
  ],
  journey: [
    (j) =>
      `The party opened ${counted(j.visits, 'dungeon door')} and won ${j.won} of ${j.won + j.lost} combats in all; it ${cleared(j)} and ${thrownOut(j)}.`,
    (j) =>
      `The party went down ${times(j.visits)}, won ${counted(j.won, 'combat')} in all, lost ${j.lost === 0 ? 'none' : word(j.lost)}, and ${cleared(j)}.`,
    (j) =>
      `${Word(j.visits)} ${j.visits === 1 ? 'visit' : 'visits'} underground, and in all ${counted(j.won, 'victory', 'victories')} and ${counted(j.lost, 'defeat')}; the party ${cleared(j)}.`,
  ],
  straight: [
    ({ boss }) => `No dungeon saw the party: it went straight for ${boss.the}.`,
    ({ boss }) => `Dungeons were left for others: the party sought out ${boss.the} at once.`,
  ],
  turnedCleared: [
    (v) => `The match turned in ${v.place.the}: the party cleared it${prize(v)}.`,
    (v) => `Everything changed with ${v.place.the}: the party cleared it and left ${haul(v)}.`,
  ],
  turnedLeft: [
    (v) => `The match turned in ${v.place.the}, which the party left ${haul(v)}.`,
    (v) => `Everything changed with a visit to ${v.place.the}: the party came out ${haul(v)}.`,
  ],
  turnedOut: [
    (v) =>
      `The match turned in ${v.place.the}: ${v.enemy.the} threw the party out, and the Boss came to ${v.at} of ${v.skull}.`,
    (v) =>
      `Everything changed when ${v.enemy.the} drove the party out of ${v.place.the}: the Boss stood at ${v.at} of ${v.skull}.`,
  ],
  stepCleared: [
    (v) => `The greatest step was ${v.place.the}: the party cleared it${prize(v)}.`,
    (v) => `Nothing helped more than ${v.place.the}: the party cleared it and left ${haul(v)}.`,
  ],
  stepLeft: [
    (v) => `The greatest step was ${v.place.the}, which the party left ${haul(v)}.`,
    (v) => `Nothing helped more than ${v.place.the}: the party came out ${haul(v)}.`,
  ],
  hope: [', and hope was back', ', and the worst was over'],
  better: [', and things looked up', ', and the odds grew shorter'],
  surer: [', and all went on well', ', and the lead grew'],
  worse: [', and the way grew steeper', ', and the odds grew longer'],
  turnedBoss: [
    (f) =>
      `The turn of the last fight was ${f.enemy.the}: ${f.power} against ${f.needed}, ${counted(f.cards, 'card')} left in the decks.`,
    (f) =>
      `In the last fight it came down to ${f.enemy.the}, beaten with ${f.power} against ${f.needed}; the decks had ${counted(f.cards, 'card')} left.`,
  ],
  closeWon: [
    (f) =>
      `The closest call was ${f.enemy.the}: ${f.power} against ${f.needed}, ${over(f)}${atLast(f)}.`,
    (f) =>
      `${f.who.The} beat ${f.enemy.the} by a whisker, ${f.power} against ${f.needed}${atLast(f)}.`,
  ],
  closeLost: [
    (f) => `${f.enemy.The} got away by ${short(f)}: ${f.power} against ${f.needed}.`,
    (f) =>
      `The closest call was lost: ${short(f)} short of ${f.enemy.the}, ${f.power} against ${f.needed}.`,
  ],
  notClose: [
    (f) =>
      `Until the end no other fight was closer than ${f.enemy.the}: ${f.power} against ${f.needed}.`,
    (f) => `Before the end, ${f.enemy.the} came nearest: ${f.power} against ${f.needed}.`,
  ],
  won: [
    (e) =>
      `In the end ${e.who.the} struck down ${e.enemy.the}, ${e.power} against ${e.needed}, and that was the end ${e.boss.of}.`,
    (e) =>
      `${e.enemy.The} fell last, to ${e.power} against ${e.needed}: ${e.boss.the} will trouble nobody any more.`,
  ],
  lost: [
    (e) =>
      `${e.enemy.The} stood at the end, ${e.power} against ${e.needed}${e.left === 0 ? '' : `, with ${counted(e.left, 'more card')} behind`}.`,
    (e) =>
      `It ended at ${e.enemy.the}: ${e.power} against ${e.needed}, ${short(e)} short${e.left === 0 ? '' : `, and ${counted(e.left, 'card')} still to come`}.`,
  ],
  honours: {
    saves: { title: 'Last line', say: (n) => `${n} fights won in the very last turn` },
    power: { title: 'Hammer blow', say: (n, enemy) => `${n} power in one turn, against ${enemy}` },
    blows: { title: 'Last word', say: (n) => `struck the final blow ${times(n)}` },
    giant: { title: 'Giant slayer', say: (n, enemy) => `brought down ${enemy}, power ${n}` },
    loot: { title: 'Deep pockets', say: (n) => `${n} pieces of loot` },
    sure: { title: 'Sure hand', say: (n) => `won ${n} fights with the first hand drawn` },
    gave: { title: 'Open hand', say: (n) => `${n} cards given away` },
    light: { title: 'Travelling light', say: (n) => `${n} cards cut from the deck` },
    hands: { title: 'Another one, please', say: (n) => `${n} hands thrown back for new ones` },
    drew: { title: 'Restless fingers', say: (n) => `${counted(n, 'card')} drawn` },
    played: { title: 'Always in it', say: (n) => `${counted(n, 'card')} played` },
  },
  skill: (n) => `played ${times(n)}`,
}
