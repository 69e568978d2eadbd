/** Trivial enemies. Numbers and bars that say so are the rulebook's, the rest is ours. */
import {
  all,
  enemy,
  engagedWithYou,
  exhaust,
  foes,
  gain,
  has,
  join,
  keyword,
  said,
  title,
  when,
  wound,
} from '../build.ts'
import type { EnemySet } from '../types.ts'

export const trivialSets: readonly EnemySet[] = [
  {
    name: 'goblin-archer',
    title: title('Goblin Archer', 'm Archer gobelin', 'm Arqueiro Goblin'),
    plural: said('Goblin Archers', 'Archers gobelins', 'Arqueiros Goblins'),
    difficulty: 'trivial',
    traits: ['goblin'],
    keywords: [],
    minion: enemy([2, 0, 2], ['retreat', 'inflict']),
    master: enemy([2, 1, 3], ['retreat', 'inflict']),
    says: said(
      'Brave at sixty paces, gone at six.',
      'Brave à soixante pas, envolé à six.',
      'Valente a sessenta passos, sumido a seis.',
    ),
  },
  {
    name: 'goblin-witcher',
    title: title('Goblin Witcher', 'm Sorcelier gobelin', 'm Bruxo Goblin'),
    plural: said('Goblin Witchers', 'Sorceliers gobelins', 'Bruxos Goblins'),
    difficulty: 'trivial',
    traits: ['goblin'],
    keywords: [
      keyword(
        'hex',
        title('Hex', 'm Maléfice', 'm Feitiço'),
        when(engagedWithYou, [gain('you', 'weakened')]),
      ),
    ],
    minion: enemy([1, 0, 3], ['hex', 'advance', 'inflict']),
    master: enemy([2, 0, 4], ['hex', 'advance', 'inflict']),
    says: said(
      'Its spells are short, rude and, alas, correct.',
      'Ses sorts sont courts, grossiers et, hélas, justes.',
      'Seus feitiços são curtos, grosseiros e, infelizmente, certos.',
    ),
  },
  {
    name: 'rat-swarm',
    title: title('Rat Swarm', 'f Nuée de rats', 'm Enxame de Ratos'),
    plural: said('Rat Swarms', 'Nuées de rats', 'Enxames de Ratos'),
    difficulty: 'trivial',
    traits: ['creature'],
    keywords: [keyword('swarm', title('Swarm', 'f Nuée', 'm Enxame'), join('most-enemies'))],
    minion: enemy([1, 0, 3], ['swarm'], { from: 'rulebook' }),
    master: enemy([1, 0, 4], ['swarm', 'inflict']),
    says: said(
      'One rat is nothing. Nobody has ever met one rat.',
      'Un rat, ce n’est rien. Personne n’a jamais croisé un rat seul.',
      'Um rato não é nada. Ninguém nunca encontrou um rato só.',
    ),
  },
  {
    name: 'bandit',
    title: title('Bandit', 'm Bandit', 'm Bandido'),
    plural: said('Bandits', 'Bandits', 'Bandidos'),
    difficulty: 'trivial',
    traits: ['human'],
    keywords: [
      keyword(
        'backstab',
        title('Backstab', 'm Coup dans le dos', 'm Golpe pelas Costas'),
        when(all(engagedWithYou, has('enemies', 2)), [wound('you', 1)]),
      ),
    ],
    minion: enemy([1, 0, 2], ['advance', 'backstab', 'inflict'], { from: 'rulebook' }),
    master: enemy([2, 0, 3], ['advance', 'backstab', 'inflict']),
    says: said(
      'He asks politely first. That is how you know where he stands.',
      'Il demande d’abord poliment. C’est ainsi qu’on sait où il est.',
      'Primeiro ele pede com educação. É assim que se sabe onde ele está.',
    ),
  },
  {
    name: 'cave-spider',
    title: title('Cave Spider', "f' Araignée des cavernes", 'f Aranha das Cavernas'),
    plural: said('Cave Spiders', 'Araignées des cavernes', 'Aranhas das Cavernas'),
    difficulty: 'trivial',
    traits: ['creature'],
    keywords: [
      keyword(
        'poison',
        title('Poison', 'm Venin', 'm Veneno'),
        when(engagedWithYou, [gain('you', 'poisoned')]),
      ),
    ],
    minion: enemy([1, 0, 1], ['poison', 'advance', 'inflict'], { from: 'rulebook' }),
    master: enemy([1, 0, 2], ['poison', 'advance', 'inflict'], { from: 'rulebook' }),
    says: said(
      'Eight legs to run after you, and it only needs one bite.',
      'Huit pattes pour vous rattraper, et une morsure suffit.',
      'Oito patas para correr atrás de você, e uma picada basta.',
    ),
  },
  {
    name: 'zombie',
    title: title('Zombie', 'm Zombie', 'm Zumbi'),
    plural: said('Zombies', 'Zombies', 'Zumbis'),
    difficulty: 'trivial',
    traits: ['undead'],
    keywords: [
      keyword(
        'grab',
        title('Grab', 'f Poigne', 'm Agarrão'),
        when(engagedWithYou, [exhaust('you', 1)]),
      ),
    ],
    minion: enemy([1, 1, 1], ['grab', 'advance', 'inflict'], { from: 'rulebook' }),
    master: enemy([1, 1, 3], ['grab', 'advance', 'inflict']),
    says: said(
      'It has no hurry left, only a grip.',
      'Il n’a plus de hâte, seulement une poigne.',
      'Já não tem pressa, só mão firme.',
    ),
  },
  {
    name: 'grey-wolf',
    title: title('Grey Wolf', 'm Loup gris', 'm Lobo Cinzento'),
    plural: said('Grey Wolves', 'Loups gris', 'Lobos Cinzentos'),
    difficulty: 'trivial',
    traits: ['creature'],
    keywords: [
      keyword(
        'pack',
        title('Pack', 'f Meute', 'f Matilha'),
        when(foes({ in: 'mine', trait: 'creature' }, 2), [wound('you', 1)]),
      ),
    ],
    minion: enemy([1, 0, 3], ['advance', 'pack', 'inflict']),
    master: enemy([2, 0, 3], ['advance', 'pack', 'inflict']),
    says: said(
      'The one you see is there so that you look at it.',
      'Celui qu’on voit est là pour qu’on le regarde.',
      'O que se vê está ali para ser visto.',
    ),
  },
]
