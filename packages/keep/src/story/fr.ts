import { capital, does } from '@muster/engine'
import { some, word } from '../talk/fr/words.ts'
import type { Journey } from './high-points.ts'
import type { SiegeTold, StoryWords, TurnTold } from './words.ts'

const heroes = (n: number): string => some(n, 'héros', 'héros')
const turns = (n: number): string => some(n, 'tour')
const lost = ({ looted, treasures }: Journey): string => {
  if (looted === 0) return 'aucun trésor n’est pillé'
  return `${looted} ${looted < 2 ? 'trésor est pillé' : 'trésors sont pillés'} sur ${treasures}`
}
const fell = ({ driven, trapped }: TurnTold): string => {
  if (trapped === 0) return `${heroes(driven)} ${driven < 2 ? 'chassé' : 'chassés'}`
  if (driven === 0) return `${heroes(trapped)} au piège`
  return `${heroes(driven)} ${driven < 2 ? 'chassé' : 'chassés'} et ${word(trapped)} de plus au piège`
}
const behind = ({ guards }: SiegeTold): string =>
  guards === 0 ? 'sans personne pour leur barrer la route' : `face à ${some(guards, 'monstre')}`

export const fr: StoryWords = {
  to: 'à',
  opening: [
    ({ clans, scenario, level }) =>
      `« ${scenario} », niveau ${level} : ${clans.the} ${does(clans, 's’installe', 's’installent')}.`,
    ({ clans, scenario, level }) =>
      `${clans.The} ${does(clans, 's’attaque', 's’attaquent')} à « ${scenario} », niveau ${level}.`,
    ({ clans, scenario, level }) => `Niveau ${level} : « ${scenario} » attend ${clans.the}.`,
  ],
  journey: [
    (j) =>
      `En ${turns(j.turns)}, ${heroes(j.driven)} ${j.driven < 2 ? 'se fait' : 'se font'} chasser${j.trapped === 0 ? '' : `, les pièges en prennent ${word(j.trapped)} de plus`}, et ${lost(j)}.`,
    (j) =>
      `${capital(turns(j.turns))}, ${heroes(j.driven + j.trapped)} de moins, ${j.bought < 2 ? `${j.bought === 0 ? 'aucune' : 'une'} carte achetée` : `${j.bought} cartes achetées`} ; ${lost(j)}.`,
    (j) => `Bilan de ${turns(j.turns)} : ${heroes(j.driven + j.trapped)} de moins, et ${lost(j)}.`,
  ],
  turnedLooted: [
    ({ heroes: who, room, value, effect }) =>
      `Tout bascule quand ${who.text} ${does(who, 'pille', 'pillent')} le trésor de ${value} ${room.in} : ${effect}.`,
    ({ heroes: who, room, value }) =>
      `Les choses se gâtent quand ${who.text} ${does(who, 'emporte', 'emportent')} le trésor de ${value} ${room.from}.`,
  ],
  turnedUp: [
    (t) => `Tout bascule au tour ${t.turn}, grâce ${t.who.to} : ${fell(t)}.`,
    (t) =>
      `Le tour ${t.turn} est le meilleur de tous, et c’est celui que ${does(t.who, 'joue', 'jouent')} ${t.who.the} : ${fell(t)}.`,
  ],
  turnedDown: [
    (t) =>
      `Tout bascule au tour ${t.turn} : ${some(t.monstersGone, 'monstre')} ${t.monstersGone < 2 ? 'doit' : 'doivent'} rentrer au repaire.`,
    (t) =>
      `Après le tour ${t.turn}, les choses se gâtent : ${some(t.monstersGone, 'monstre')} de moins dans le donjon.`,
  ],
  besieged: [
    (s) =>
      `Au plus fort du danger, ${heroes(s.heroes)} ${s.heroes < 2 ? 'se tient' : 'se tiennent'} dans la Chambre forte, ${s.heroes < s.needed ? `sur les ${word(s.needed)} qu’il faut au trésor, ` : ''}${behind(s)}.`,
    (s) => `Au plus près, ${heroes(s.heroes)} dans la Chambre forte, ${behind(s)}.`,
  ],
  calm: [
    'Aucun héros ne met jamais le pied dans la Chambre forte.',
    'La Chambre forte ne voit pas un héros, sinon sur les affiches.',
  ],
  won: [
    ({ left, treasures }) =>
      `À la fin, la Guilde rentre chez elle, et ${left} ${left < 2 ? 'trésor' : 'trésors'} sur ${treasures} ${left < 2 ? 'reste' : 'restent'} en place.`,
    ({ left }) =>
      `La dernière carte Guilde passée, ${some(left, 'trésor')} ${left < 2 ? 'reste' : 'restent'} à la maison.`,
  ],
  lost: [
    ({ heroes: who, wave, left }) =>
      `Tout finit en vague ${wave} : ${who === undefined ? 'le scénario est perdu' : `${who.text} ${does(who, 'prend', 'prennent')} le grand trésor`}, ${left === 0 ? 'sur la toute dernière carte Guilde' : `avec ${left < 2 ? `${left} carte Guilde` : `${left} cartes Guilde`} encore à venir`}.`,
    ({ heroes: who, left }) =>
      `${who === undefined ? 'Le scénario est perdu' : `${capital(who.text)} ${does(who, 'repart', 'repartent')} avec le grand trésor`} ; ${left === 0 ? 'c’était la dernière carte de la vague' : `il restait ${left < 2 ? `${left} carte` : `${left} cartes`} à la vague`}.`,
  ],
  honours: {
    hits: { title: 'À la porte', say: (n) => `${n} coups portés aux héros` },
    defended: { title: 'Bouclier', say: (n) => `${n} coups parés` },
    bought: { title: 'Bonne clientèle', say: (n) => `${n} cartes achetées` },
    prisoners: { title: 'Clés du cachot', say: (n) => `${n} envois aux Cachots` },
    built: {
      title: 'Architecture',
      say: (n) => (n < 2 ? `${n} salle bâtie` : `${n} salles bâties`),
    },
    traps: { title: 'Pose de pièges', say: (n) => `${n} pièges posés` },
    carried: { title: 'Gros bras', say: (n) => `${n} choses transportées` },
    summoned: { title: 'Famille nombreuse', say: (n) => `${n} monstres appelés en renfort` },
    drew: {
      title: 'Pattes agitées',
      say: (n) => (n < 2 ? `${n} carte piochée` : `${n} cartes piochées`),
    },
    played: {
      title: 'Jamais sans rien faire',
      say: (n) => (n < 2 ? `${n} carte jouée` : `${n} cartes jouées`),
    },
  },
}
