/** Challenging enemies. The Sorcerer's minion is the rulebook's, and the name of the Shield Bash; the rest is ours. */
import {
  enemy,
  engagedWithYou,
  exhaust,
  gain,
  inShadows,
  keyword,
  loseTokens,
  mend,
  progress,
  said,
  title,
  when,
  wound,
} from '../build.ts'
import type { EnemySet } from '../types.ts'

export const challengingSets: readonly EnemySet[] = [
  {
    name: 'ogre',
    title: title('Ogre', "m' Ogre", 'm Ogro'),
    plural: said('Ogres', 'Ogres', 'Ogros'),
    difficulty: 'challenging',
    traits: ['giant'],
    keywords: [
      keyword(
        'slam',
        title('Slam', 'm Coup de massue', 'f Porrada'),
        when(engagedWithYou, [exhaust('you', 1)]),
      ),
    ],
    minion: enemy([2, 0, 4], ['advance', 'inflict']),
    master: enemy([3, 1, 5], ['advance', 'slam', 'inflict']),
    says: said(
      'It carries its dinner table with it, in case there is dinner.',
      'Il emporte sa table partout, au cas où il y aurait à dîner.',
      'Carrega a própria mesa, para o caso de haver jantar.',
    ),
  },
  {
    name: 'sorcerer',
    title: title('Sorcerer', 'm Sorcier', 'm Feiticeiro'),
    plural: said('Sorcerers', 'Sorciers', 'Feiticeiros'),
    difficulty: 'challenging',
    traits: ['human'],
    keywords: [
      keyword(
        'lightning',
        title('Lightning', 'f Foudre', 'm Relâmpago'),
        when(inShadows, [wound('each', 1)]),
      ),
    ],
    minion: enemy([1, 1, 3], ['lightning', 'retreat', 'inflict'], { from: 'rulebook' }),
    master: enemy([2, 1, 3], ['lightning', 'retreat', 'inflict']),
    says: said(
      'Never let him find a quiet corner.',
      'Ne lui laissez jamais un coin tranquille.',
      'Nunca o deixe achar um canto sossegado.',
    ),
  },
  {
    name: 'bloodguard',
    title: title('Bloodguard', 'm Garde-sang', 'm Guarda de Sangue'),
    plural: said('Bloodguards', 'Gardes-sang', 'Guardas de Sangue'),
    difficulty: 'challenging',
    traits: ['human', 'soldier'],
    keywords: [
      keyword(
        'shield-bash',
        title('Shield Bash', 'm Coup de bouclier', 'm Golpe de Escudo'),
        when(engagedWithYou, [gain('you', 'weakened')]),
      ),
    ],
    minion: enemy([2, 1, 2], ['advance', 'shield-bash', 'inflict']),
    master: enemy([2, 1, 3], ['advance', 'shield-bash', 'inflict']),
    says: said(
      'Their oath has one word, and it is not “mercy”.',
      'Leur serment tient en un mot, et ce n’est pas « pitié ».',
      'O juramento deles tem uma palavra só, e não é “piedade”.',
    ),
  },
  {
    name: 'reanimate',
    title: title('Reanimate', 'm Réanimé', 'm Reanimado'),
    plural: said('Reanimates', 'Réanimés', 'Reanimados'),
    difficulty: 'challenging',
    traits: ['undead'],
    keywords: [
      keyword('knit', title('Knit', 'm Ravaudage', 'm Remendo'), mend({ which: 'this' }, 1)),
    ],
    minion: enemy([2, 0, 2], ['advance', 'inflict', 'knit']),
    master: enemy([2, 1, 3], ['advance', 'inflict', 'knit']),
    says: said(
      'What you cut off comes crawling after you.',
      'Ce qu’on lui coupe rampe derrière vous.',
      'O que você corta vem se arrastando atrás.',
    ),
  },
  {
    name: 'hellhound',
    title: title('Hellhound', 'm Molosse infernal', 'm Cão Infernal'),
    plural: said('Hellhounds', 'Molosses infernaux', 'Cães Infernais'),
    difficulty: 'challenging',
    traits: ['demon', 'creature'],
    keywords: [
      keyword(
        'scorch',
        title('Scorch', 'f Brûlure', 'f Queimadura'),
        when(engagedWithYou, [loseTokens('you', 1)]),
      ),
    ],
    minion: enemy([2, 0, 3], ['advance', 'inflict'], { counter: [loseTokens('you', 1)] }),
    master: enemy([3, 0, 3], ['advance', 'scorch', 'inflict'], { counter: [loseTokens('you', 1)] }),
    says: said(
      'Somebody taught it to fetch. It fetches heroes.',
      'Quelqu’un lui a appris à rapporter. Il rapporte des héros.',
      'Alguém o ensinou a buscar. Ele busca heróis.',
    ),
  },
  {
    name: 'cultist',
    title: title('Cultist', "f' Adepte", 'm Cultista'),
    plural: said('Cultists', 'Adeptes', 'Cultistas'),
    difficulty: 'challenging',
    traits: ['human', 'cultist'],
    keywords: [
      keyword(
        'chant',
        title('Chant', 'f Psalmodie', 'f Ladainha'),
        when(inShadows, [progress(-1)]),
      ),
    ],
    minion: enemy([1, 0, 3], ['chant', 'retreat', 'inflict']),
    master: enemy([2, 1, 3], ['chant', 'retreat', 'inflict']),
    says: said(
      'While they sing, the streets turn another way.',
      'Tant que dure leur chant, les rues changent de sens.',
      'Enquanto cantam, as ruas mudam de lugar.',
    ),
  },
]
