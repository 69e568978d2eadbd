import { capital } from '@muster/engine'
import { some, word } from '../talk/en/words.ts'
import type { Journey } from './high-points.ts'
import type { SiegeTold, StoryWords, TurnTold } from './words.ts'

const heroes = (n: number): string => some(n, 'hero', 'heroes')
const lost = ({ looted, treasures }: Journey): string =>
  looted === 0 ? 'no treasure was looted' : `${word(looted)} of ${treasures} treasures were looted`
const fell = ({ driven, trapped }: TurnTold): string => {
  if (trapped === 0) return `${heroes(driven)} driven off`
  return driven === 0
    ? `${heroes(trapped)} caught in traps`
    : `${heroes(driven)} driven off and ${word(trapped)} more caught in traps`
}
const behind = ({ guards }: SiegeTold): string =>
  guards === 0 ? 'with nobody in their way' : `with ${some(guards, 'monster')} in their way`

export const en: StoryWords = {
  to: 'to',
  opening: [
    ({ clans, scenario, level }) => `“${scenario}”, on ${level}: ${clans.the} moved in.`,
    ({ clans, scenario, level }) => `${clans.The} took on “${scenario}”, on ${level}.`,
    ({ clans, scenario, level }) => `On ${level}, ${clans.the} had “${scenario}” before them.`,
  ],
  journey: [
    (j) =>
      `In ${some(j.turns, 'turn')} they drove off ${heroes(j.driven)}${j.trapped === 0 ? '' : `, traps took ${word(j.trapped)} more`}, and ${lost(j)}.`,
    (j) =>
      `${capital(some(j.turns, 'turn'))}, ${heroes(j.driven + j.trapped)} sent away, ${some(j.bought, 'card')} bought; ${lost(j)}.`,
    (j) =>
      `They sent ${heroes(j.driven + j.trapped)} away in ${some(j.turns, 'turn')}; ${lost(j)}.`,
  ],
  turnedLooted: [
    ({ heroes: who, room, value, effect }) =>
      `The match turned when ${who.text} looted the treasure of ${value} ${room.in}: ${effect}.`,
    ({ heroes: who, room, value }) =>
      `Things grew worse when ${who.text} carried off the treasure of ${value} ${room.from}.`,
  ],
  turnedUp: [
    (t) => `The match turned in turn ${t.turn}, thanks ${t.who.to}: ${fell(t)}.`,
    (t) => `Turn ${t.turn} was the best of all, and it belonged ${t.who.to}: ${fell(t)}.`,
  ],
  turnedDown: [
    (t) =>
      `The match turned in turn ${t.turn}: ${some(t.monstersGone, 'monster was', 'monsters were')} beaten back to the Lair.`,
    (t) =>
      `After turn ${t.turn} things grew worse: ${some(t.monstersGone, 'monster', 'monsters')} had to go home.`,
  ],
  besieged: [
    (s) =>
      `At the closest call ${some(s.heroes, 'hero', 'heroes')} stood in the Vault, ${s.heroes < s.needed ? `of the ${word(s.needed)} the treasure needs, ` : ''}${behind(s)}.`,
    (s) => `The closest they came: ${some(s.heroes, 'hero', 'heroes')} in the Vault, ${behind(s)}.`,
  ],
  calm: [
    'No hero ever set foot in the Vault.',
    'The Vault never saw a hero, except on the posters outside.',
  ],
  won: [
    ({ left, treasures }) =>
      `In the end the Guild went home, and ${left} of ${treasures} treasures were still in place.`,
    ({ left }) =>
      `When the last Guild card was done, ${some(left, 'treasure')} stayed where ${left === 1 ? 'it' : 'they'} belonged.`,
  ],
  lost: [
    ({ heroes: who, wave, left }) =>
      `It ended in wave ${wave}: ${who === undefined ? 'the scenario was lost' : `${who.text} took the great treasure`}, ${left === 0 ? 'with the very last Guild card' : `with ${some(left, 'Guild card')} still to come`}.`,
    ({ heroes: who, left }) =>
      `${who === undefined ? 'The scenario was lost' : `${capital(who.text)} walked out with the great treasure`}; ${left === 0 ? 'it was the last card of the wave' : `the wave had ${some(left, 'card')} left`}.`,
  ],
  honours: {
    hits: { title: 'Bouncer', say: (n) => `${n} hits on heroes` },
    defended: { title: 'Shield', say: (n) => `${n} blows warded off` },
    bought: { title: 'Shopkeeper’s joy', say: (n) => `${n} cards bought` },
    prisoners: { title: 'Jailer', say: (n) => `${n} visits to the Cells arranged` },
    built: { title: 'Architect', say: (n) => `${some(n, 'room')} built` },
    traps: { title: 'Trapper', say: (n) => `${n} traps laid` },
    carried: { title: 'Porter', say: (n) => `${n} things carried` },
    summoned: { title: 'Mother of many', say: (n) => `${n} monsters brought in` },
    drew: { title: 'Restless paws', say: (n) => `${some(n, 'card')} drawn` },
    played: { title: 'Always busy', say: (n) => `${some(n, 'card')} played` },
  },
}
