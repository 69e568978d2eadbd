import { capital } from '@muster/engine'
import { several, some, word } from '../talk/fr/words.ts'
import type { JourneyTold, RoundTold, StoryWords } from './words.ts'

const enemies = (n: number): string => some(n, 'ennemi')
const heroes = (n: number): string => some(n, 'héros', 'héros')
const rounds = (n: number): string => several(n, 'manche')
const wounds = (n: number): string => several(n, 'blessure')
const way = ({ from, to, places }: JourneyTold): string =>
  places === 1 ? to.in : `${from.of} ${to.to}`
const losses = (n: number): string =>
  n === 0
    ? 'personne n’est resté en chemin'
    : n === 1
      ? 'un héros est tombé'
      : `${word(n)} héros sont tombés`
const brought = ({ slain, explored }: RoundTold): string =>
  slain > 0
    ? `${enemies(slain)} ${slain === 1 ? 'en moins' : 'de moins'}`
    : `${word(explored)} pas de plus sur le chemin`

export const fr: StoryWords = {
  opening: [
    ({ heroes: who, quest, grim }) =>
      `« ${quest} »${grim ? ', et sans pitié' : ''} : ${who.the} se sont ${who.feminine ? 'mises' : 'mis'} en route.`,
    ({ heroes: who, quest, grim }) =>
      `${who.The} ont relevé « ${quest} »${grim ? ' avec la règle impitoyable' : ''}.`,
  ],
  journey: [
    (j) =>
      `${capital(rounds(j.rounds))} ${way(j)} : ${enemies(j.slain)} à terre, et ${losses(j.fallen)}.`,
    (j) =>
      `On s’est battu ${way(j)} pendant ${rounds(j.rounds)} ; ${enemies(j.slain)} ne se ${j.slain < 2 ? 'relèvera' : 'relèveront'} plus, et ${losses(j.fallen)}.`,
  ],
  turnedUp: [
    (t) => `Tout a basculé à la manche ${t.round} : ${brought(t)}.`,
    (t) => `La manche ${t.round} fut la plus belle : ${brought(t)}.`,
  ],
  turnedDown: [
    (t) =>
      `Tout a basculé à la manche ${t.round} : ${wounds(t.wounds)}${t.fallen === undefined ? '' : `, et la chute ${t.fallen.of}`}.`,
    (t) =>
      `Après la manche ${t.round}, les choses ont mal tourné : ${t.fallen === undefined ? `${wounds(t.wounds)} d’un coup` : `la chute ${t.fallen.of}`}.`,
  ],
  felled: [
    (f) =>
      `Un coup a tout décidé : ${wounds(f.wounds)} par la main ${f.hero.of}, et la chute ${f.nemesis.of}.`,
    (f) =>
      `Puis ${f.hero.the} a mis fin au règne ${f.nemesis.of}, avec ${wounds(f.wounds)} d’un seul coup.`,
  ],
  close: [
    ({ hero, left }) =>
      `Au plus près du gouffre, il restait ${word(left)} de santé ${hero.to}, qui a tenu.`,
    ({ hero, left }) =>
      `${hero.The} est ${hero.feminine ? 'passée' : 'passé'} à ${wounds(left)} de la chute.`,
  ],
  calm: [
    'Parmi ceux qui sont rentrés, personne n’a vraiment frôlé la chute.',
    'Ce ne fut jamais si serré, même si personne ne l’a dit tout haut.',
  ],
  won: [
    ({ nemesis, slain, standing, heroes: all, place }) =>
      `À la fin, ${slain ? `c’en était fait ${nemesis.of}` : 'c’était chose faite'}, et ${standing === all ? `les ${word(all)} héros` : `${heroes(standing)} sur ${word(all)}`} ${standing === 1 ? 'est sorti' : 'sont sortis'} vivants de là : ${place.title}.`,
    ({ nemesis, slain, standing }) =>
      `${slain ? `C’en était fait ${nemesis.of}` : 'La chose était faite'}, avec ${heroes(standing)} encore debout.`,
  ],
  lost: [
    ({ place, allFell, round }) =>
      `Tout s’est arrêté ${place.in}, à la manche ${round} : ${allFell ? 'le dernier héros est tombé' : 'la quête était perdue'}.`,
    ({ place, nemesis, allFell }) =>
      `${allFell ? `Personne n’est revenu ${place.of}` : 'On est arrivé trop tard'}, et ${nemesis.the} en rit encore.`,
  ],
  honours: {
    dealt: { title: 'La main lourde', say: (n) => `${n} blessures infligées` },
    'drew-off': { title: 'Par ici !', say: (n) => `${n} ennemis détournés des autres` },
    recovered: { title: 'Bonne âme', say: (n) => `${n} blessures soignées chez les autres` },
    tokens: { title: 'Fidèle en amitié', say: (n) => `${n} jetons donnés` },
    explored: { title: 'Fin limier', say: (n) => `${n} de progression` },
    threats: { title: 'Même pas peur', say: (n) => `${n} menaces essuyées` },
    slain: { title: 'La faux', say: (n) => `${n} ennemis abattus` },
    rested: { title: 'Dur à cuire', say: (n) => `${n} blessures dormies` },
    activations: { title: 'Toujours là', say: (n) => `${n} activations` },
  },
}
