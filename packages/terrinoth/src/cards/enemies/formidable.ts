/** Formidable enemies, all of them ours. */
import {
  either,
  enemy,
  engagedWithYou,
  exhaust,
  gain,
  join,
  keyword,
  loseTokens,
  mend,
  said,
  title,
  when,
  wound,
} from '../build.ts'
import type { EnemySet } from '../types.ts'

export const formidableSets: readonly EnemySet[] = [
  {
    name: 'troll',
    title: title('Troll', 'm Troll', 'm Troll'),
    plural: said('Trolls', 'Trolls', 'Trolls'),
    difficulty: 'formidable',
    traits: ['giant'],
    keywords: [
      keyword('regrow', title('Regrow', 'f Repousse', 'f Regeneração'), mend({ which: 'this' }, 1)),
    ],
    minion: enemy([3, 1, 4], ['advance', 'inflict', 'regrow']),
    master: enemy([4, 1, 5], ['advance', 'inflict', 'regrow']),
    says: said(
      'Count its arms twice: before the fight and after.',
      'Comptez ses bras deux fois : avant le combat et après.',
      'Conte os braços dele duas vezes: antes da luta e depois.',
    ),
  },
  {
    name: 'wraith',
    title: title('Wraith', 'm Spectre', 'm Espectro'),
    plural: said('Wraiths', 'Spectres', 'Espectros'),
    difficulty: 'formidable',
    traits: ['undead'],
    keywords: [
      keyword(
        'drain',
        title('Drain', 'f Succion', 'f Drenagem'),
        when(engagedWithYou, [either([loseTokens('you', 1)], [wound('you', 1)])]),
      ),
    ],
    minion: enemy([2, 1, 3], ['drain', 'advance', 'inflict'], {
      counter: [gain('you', 'weakened')],
    }),
    master: enemy([3, 2, 4], ['drain', 'advance', 'inflict'], {
      counter: [gain('you', 'weakened')],
      threat: [wound('you', 1)],
    }),
    says: said(
      'First it takes the warmth, then the names.',
      'Il prend d’abord la chaleur, puis les noms.',
      'Primeiro leva o calor, depois os nomes.',
    ),
  },
  {
    name: 'golem',
    title: title('Golem', 'm Golem', 'm Golem'),
    plural: said('Golems', 'Golems', 'Golens'),
    difficulty: 'formidable',
    traits: ['construct'],
    keywords: [],
    minion: enemy([2, 2, 4], ['advance', 'inflict']),
    master: enemy([3, 2, 5], ['advance', 'inflict']),
    says: said(
      'It was told to guard this place. Nobody has told it to stop.',
      'On lui a dit de garder ce lieu. Personne ne lui a dit d’arrêter.',
      'Mandaram que guardasse este lugar. Ninguém mandou parar.',
    ),
  },
  {
    name: 'razorwing',
    title: title('Razorwing', "f' Aile-lame", 'm Asa-navalha'),
    plural: said('Razorwings', 'Ailes-lames', 'Asas-navalha'),
    difficulty: 'formidable',
    traits: ['creature'],
    keywords: [keyword('swoop', title('Swoop', 'm Piqué', 'm Rasante'), join('least-health'))],
    minion: enemy([2, 0, 4], ['swoop', 'inflict', 'retreat']),
    master: enemy([3, 1, 4], ['swoop', 'inflict', 'retreat']),
    says: said(
      'It circles over whoever limps.',
      'Elle tourne au-dessus de qui boite.',
      'Voa em círculos sobre quem manca.',
    ),
  },
  {
    name: 'bone-knight',
    title: title('Bone Knight', 'm Chevalier d’os', 'm Cavaleiro de Ossos'),
    plural: said('Bone Knights', 'Chevaliers d’os', 'Cavaleiros de Ossos'),
    difficulty: 'formidable',
    traits: ['undead', 'soldier'],
    keywords: [
      keyword(
        'cleave',
        title('Cleave', 'm Fauchage', 'm Corte Largo'),
        when(engagedWithYou, [wound('others', 1)]),
      ),
    ],
    minion: enemy([3, 1, 4], ['advance', 'inflict']),
    master: enemy([3, 2, 5], ['advance', 'cleave', 'inflict']),
    says: said(
      'It remembers the drill and nothing else.',
      'Il se souvient de l’exercice, et de rien d’autre.',
      'Lembra-se do treino e de mais nada.',
    ),
  },
  {
    name: 'fire-demon',
    title: title('Fire Demon', 'm Démon de feu', 'm Demônio de Fogo'),
    plural: said('Fire Demons', 'Démons de feu', 'Demônios de Fogo'),
    difficulty: 'formidable',
    traits: ['demon'],
    keywords: [
      keyword(
        'ignite',
        title('Ignite', 'm Embrasement', 'f Labareda'),
        when(engagedWithYou, [exhaust('you', 1)]),
      ),
    ],
    minion: enemy([2, 1, 5], ['ignite', 'advance', 'inflict'], { counter: [exhaust('you', 1)] }),
    master: enemy([4, 1, 5], ['ignite', 'advance', 'inflict'], { counter: [exhaust('you', 1)] }),
    says: said(
      'It was somebody’s candle once.',
      'Ce fut un jour la bougie de quelqu’un.',
      'Um dia foi a vela de alguém.',
    ),
  },
]
