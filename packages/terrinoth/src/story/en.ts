import { capital } from '@muster/engine'
import { some, word } from '../talk/en/words.ts'
import type { JourneyTold, RoundTold, StoryWords } from './words.ts'

const enemies = (n: number): string => some(n, 'enemy', 'enemies')
const heroes = (n: number): string => some(n, 'hero', 'heroes')
const way = ({ from, to, places }: JourneyTold): string =>
  places === 1 ? to.in : `from ${from.the} to ${to.the}`
const losses = (n: number): string =>
  n === 0 ? 'nobody was left behind' : n === 1 ? 'one hero fell' : `${word(n)} heroes fell`
const brought = ({ slain, explored }: RoundTold): string =>
  slain > 0 ? `${enemies(slain)} fell` : `${word(explored)} steps further on the way`

export const en: StoryWords = {
  opening: [
    ({ heroes: who, quest, grim }) =>
      `“${quest}”${grim ? ', and grim at that' : ''}: ${who.the} set out.`,
    ({ heroes: who, quest, grim }) =>
      `${who.The} took on “${quest}”${grim ? ' by the Grim rule' : ''}.`,
    ({ heroes: who, quest, grim }) =>
      `It was ${who.the} who went${grim ? ', grimly enough' : ''}: “${quest}”.`,
  ],
  journey: [
    (j) =>
      `${capital(some(j.rounds, 'round'))} ${way(j)}: ${enemies(j.slain)} down, and ${losses(j.fallen)}.`,
    (j) =>
      `They fought their way ${way(j)} in ${some(j.rounds, 'round')}; ${enemies(j.slain)} did not get up again, and ${losses(j.fallen)}.`,
  ],
  turnedUp: [
    (t) => `The match turned in round ${t.round}: ${brought(t)}.`,
    (t) => `Round ${t.round} was the best of all: ${brought(t)}.`,
  ],
  turnedDown: [
    (t) =>
      `The match turned in round ${t.round}: ${some(t.wounds, 'wound')}${t.fallen === undefined ? '' : `, and ${t.fallen.the} fell`}.`,
    (t) =>
      `After round ${t.round} things grew worse: ${t.fallen === undefined ? `${some(t.wounds, 'wound')} in one round` : `${t.fallen.the} lay on the ground`}.`,
  ],
  felled: [
    (f) =>
      `One blow decided it: ${f.hero.the} dealt ${some(f.wounds, 'wound')}, and ${f.nemesis.the} fell.`,
    (f) =>
      `Then ${f.hero.the} brought ${f.nemesis.the} down, with ${some(f.wounds, 'wound')} at one blow.`,
  ],
  close: [
    ({ hero, left }) => `At the closest call ${hero.the} had ${word(left)} health left, and lived.`,
    ({ hero, left }) => `${hero.The} came within ${some(left, 'wound')} of falling.`,
  ],
  calm: [
    'Nobody who came back had ever been near falling.',
    'It was never really close, though nobody said so aloud.',
  ],
  won: [
    ({ nemesis, slain, standing, heroes: all, place }) =>
      `In the end ${slain ? `${nemesis.the} lay defeated` : 'the deed was done'}, and ${standing === all ? (all === 2 ? 'both' : `all ${word(all)}`) : `${word(standing)} of ${word(all)}`} walked out of ${place.the}.`,
    ({ nemesis, slain, standing }) =>
      `${slain ? `${nemesis.The} fell` : 'It was done'}, with ${heroes(standing)} still standing.`,
  ],
  lost: [
    ({ place, allFell, round }) =>
      `It ended ${place.in} in round ${round}: ${allFell ? 'the last hero fell' : 'the quest was lost'}.`,
    ({ place, nemesis, allFell }) =>
      `${allFell ? `Nobody came back from ${place.the}` : 'They came too late'}, and ${nemesis.the} laughed.`,
  ],
  honours: {
    dealt: { title: 'Heavy hand', say: (n) => `${n} wounds dealt` },
    'drew-off': { title: 'Over here!', say: (n) => `${n} enemies drawn off others` },
    recovered: { title: 'Kind soul', say: (n) => `${n} wounds of others healed` },
    tokens: { title: 'Good friend', say: (n) => `${n} tokens given away` },
    explored: { title: 'Pathfinder', say: (n) => `${n} progress made` },
    threats: { title: 'Unimpressed', say: (n) => `${n} threats faced` },
    slain: { title: 'Reaper', say: (n) => `${n} enemies felled` },
    rested: { title: 'Tough as nails', say: (n) => `${n} wounds slept off` },
    activations: { title: 'Always there', say: (n) => `${n} activations` },
  },
}
