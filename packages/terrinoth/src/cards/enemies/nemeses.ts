/** The enemies in whose hands a quest lies. Splig is the rulebook's. Counters are those of the Nemesis' own quest. */
import {
  count,
  either,
  enemy,
  engagedWithYou,
  exhaust,
  explored,
  foes,
  gain,
  inShadows,
  join,
  keyword,
  loseTokens,
  nemesisHome,
  progress,
  properTitle,
  resilienceBy,
  rouseEach,
  said,
  spawn,
  spawnFromDiscard,
  title,
  when,
  wound,
} from '../build.ts'
import type { Nemesis } from '../types.ts'

export const nemeses: readonly Nemesis[] = [
  {
    name: 'splig',
    title: properTitle('Splig', 'm Splig', 'm Splig'),
    difficulty: 'trivial',
    traits: ['goblin'],
    keywords: [],
    ...enemy([2, 2, 10], ['advance', 'inflict', 'retreat'], {
      from: 'rulebook',
      always: [resilienceBy(-1, { when: explored })],
      threat: [either([loseTokens('you', 1)], [progress(-1)])],
    }),
    says: said(
      'He has crowned himself so often that he keeps a spare crown.',
      'Il s’est couronné si souvent qu’il garde une couronne de rechange.',
      'Já se coroou tantas vezes que guarda uma coroa de reserva.',
    ),
  },
  {
    name: 'broodmother',
    title: title('Broodmother', 'f Mère des toiles', 'f Mãe da Ninhada'),
    difficulty: 'trivial',
    traits: ['creature'],
    keywords: [
      keyword('web', title('Web', 'f Toile', 'f Teia'), when(engagedWithYou, [exhaust('you', 1)])),
    ],
    ...enemy([2, 1, 8], ['web', 'advance', 'inflict'], { threat: [gain('you', 'poisoned')] }),
    says: said(
      'She counts her guests, and she counts them as hers.',
      'Elle compte ses invités, et les compte pour siens.',
      'Ela conta os hóspedes, e conta que são dela.',
    ),
  },
  {
    name: 'captain-varn',
    title: {
      ...title('Captain Varn', 'm Capitaine Varn', 'm Capitão Varn'),
      // « le Capitaine Varn », but no article in English.
      en: { text: 'Captain Varn', proper: true },
    },
    difficulty: 'trivial',
    traits: ['human', 'soldier'],
    keywords: [keyword('whistle', title('Whistle', 'm Sifflet', 'm Apito'), count(0, 1))],
    ...enemy([2, 1, 8], ['advance', 'inflict', 'whistle'], { threat: [count(0, 1)] }),
    says: said(
      'He has never drawn his sword before the third whistle.',
      'Il n’a jamais tiré l’épée avant le troisième coup de sifflet.',
      'Nunca puxou a espada antes do terceiro apito.',
    ),
  },
  {
    name: 'the-red-knife',
    title: title('Red Knife', 'f Lame rouge', 'f Faca Rubra'),
    difficulty: 'challenging',
    traits: ['human'],
    keywords: [
      keyword(
        'smoke',
        title('Smoke', 'f Fumée', 'f Fumaça'),
        when(foes({ which: 'this', is: 'wounded' }), [nemesisHome, count(0, 2)]),
      ),
    ],
    ...enemy([3, 1, 8], ['inflict', 'smoke'], { threat: [count(0, 1)] }),
    says: said(
      'Seven names on the list, six of them crossed out.',
      'Sept noms sur la liste, dont six barrés.',
      'Sete nomes na lista, seis já riscados.',
    ),
  },
  {
    name: 'warlord-krutch',
    title: properTitle('Warlord Krutch', 'm Krutch le Brise-murs', 'm Krutch, o Quebra-muros'),
    difficulty: 'challenging',
    traits: ['goblin', 'giant'],
    keywords: [keyword('batter', title('Batter', 'm Coup de bélier', 'm Aríete'), count(0, -1))],
    ...enemy([3, 1, 9], ['advance', 'inflict', 'batter'], { threat: [spawn(1, 'hidden')] }),
    says: said(
      'Too big for any door, and no longer troubled by it.',
      'Trop grand pour toutes les portes, et il ne s’en soucie plus.',
      'Grande demais para qualquer porta, e já não se importa.',
    ),
  },
  {
    name: 'the-hierophant',
    title: title('Hierophant', 'm Hiérophante', 'm Hierofante'),
    difficulty: 'formidable',
    traits: ['human', 'cultist'],
    keywords: [keyword('toll', title('Toll', 'm Glas', 'm Dobre'), when(inShadows, [count(0, 1)]))],
    ...enemy([1, 2, 11], ['toll', 'retreat', 'inflict'], { threat: [wound('you', 1)] }),
    says: said(
      'He has waited nine lives for nine strokes.',
      'Il attend depuis neuf vies neuf coups de cloche.',
      'Esperou nove vidas por nove badaladas.',
    ),
  },
  {
    name: 'the-under-king',
    title: title('Under-King', 'm Roi d’En-bas', 'm Rei de Baixo'),
    difficulty: 'formidable',
    traits: ['goblin'],
    keywords: [
      keyword(
        'rally',
        title('Rally', 'm Ralliement', 'f Convocação'),
        rouseEach({ trait: 'goblin', is: 'exhausted' }),
      ),
    ],
    ...enemy([4, 2, 17], ['advance', 'inflict', 'rally'], {
      threat: [spawnFromDiscard(1, 'shadows', 'goblin')],
    }),
    says: said(
      'Every goblin king has heard of him, and bows towards the floor.',
      'Tous les rois gobelins le connaissent, et saluent le plancher.',
      'Todo rei goblin ouviu falar dele e se curva para o chão.',
    ),
  },
  {
    name: 'the-pale-rider',
    title: title('Pale Rider', 'm Cavalier pâle', 'm Cavaleiro Pálido'),
    difficulty: 'formidable',
    traits: ['undead'],
    keywords: [keyword('hunt', title('Hunt', 'f Traque', 'f Caçada'), join('least-health'))],
    ...enemy([4, 1, 9], ['hunt', 'inflict'], { threat: [gain('you', 'weakened')] }),
    says: said(
      'The horse died first. It did not stop either.',
      'Le cheval est mort en premier. Lui non plus ne s’est pas arrêté.',
      'O cavalo morreu primeiro. Também não parou.',
    ),
  },
]
