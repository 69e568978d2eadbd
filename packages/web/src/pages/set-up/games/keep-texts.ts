import type { InEveryLanguage } from '../../../texts/texts.ts'
import type { GameTexts } from './game-set-up.ts'
import { keepCard } from './keep-card.ts'
import type { Clan } from './keep-clans.ts'

interface KeepTexts extends GameTexts {
  /** What a clan is like, in a few words. */
  readonly clanIs: Readonly<Record<Clan, string>>
}

/** The scenarios by chapter. */
const CHAPTERS = [
  ['witchs-cauldron', 'rent-day', 'battle-of-the-bands', 'the-new-wing'],
  ['flooded-cellars', 'the-toll-bridge', 'night-school', 'cold-feet'],
  ['jailbreak', 'the-rival-guild', 'black-market', 'graveyard-shift'],
  ['twin-doors', 'the-saboteurs', 'open-house', 'the-collector'],
  ['siege-engines', 'the-curse-of-plenty', 'last-orders', 'keep-the-heroes-out'],
] as const

const chapters = (titles: readonly string[]) =>
  CHAPTERS.map((values, n) => ({ label: `${n + 1}. ${titles[n]}`, values }))

const en: KeepTexts = {
  ...keepCard.texts.en,
  fields: {
    players: { label: 'Players', values: { 1: 'Alone' } },
    scenario: {
      label: 'Scenario',
      values: {
        'witchs-cauldron': 'Witch’s Cauldron',
        'rent-day': 'Rent Day',
        'battle-of-the-bands': 'Battle of the Bands',
        'the-new-wing': 'The New Wing',
        'flooded-cellars': 'Flooded Cellars',
        'the-toll-bridge': 'The Toll Bridge',
        'night-school': 'Night School',
        'cold-feet': 'Cold Feet',
        jailbreak: 'Jailbreak',
        'the-rival-guild': 'The Rival Guild',
        'black-market': 'Black Market',
        'graveyard-shift': 'Graveyard Shift',
        'twin-doors': 'Twin Doors',
        'the-saboteurs': 'The Saboteurs',
        'open-house': 'Open House',
        'the-collector': 'The Collector',
        'siege-engines': 'Siege Engines',
        'the-curse-of-plenty': 'The Curse of Plenty',
        'last-orders': 'Last Orders',
        'keep-the-heroes-out': 'Keep the Heroes Out!',
      },
      groups: chapters([
        'Moving In',
        'Bad Weather',
        'Bad Company',
        'Doors and Walls',
        'The Long Night',
      ]),
    },
    level: {
      label: 'Level',
      values: {
        family: 'Family',
        steady: 'Steady',
        challenging: 'Challenging',
        hardcore: 'Hardcore',
      },
      hints: {
        family: 'For newcomers and a relaxed evening: one Guild card a turn, then two.',
        steady: 'Between Family and Challenging: every second turn brings two Guild cards.',
        challenging: 'For solo players and those with experience: two Guild cards a turn.',
        hardcore: 'For the very experienced only: two Guild cards a turn, then three.',
      },
    },
    clans: {
      label: 'Clan',
      values: {
        'red-dragon': 'Red Dragon',
        lizardfolk: 'Lizardfolk',
        gnolls: 'Gnolls',
        slimes: 'Slimes',
        skeletons: 'Skeletons',
        ratfolk: 'Ratfolk',
        gremlins: 'Gremlins',
        ghosts: 'Ghosts',
        witches: 'Witches',
      },
    },
  },
  limits: {},
  clanIs: {
    'red-dragon': 'one tough fighter',
    lizardfolk: '5 shooters',
    gnolls: '7 fighters',
    slimes: '8 that split',
    skeletons: '6 that rise again',
    ratfolk: '9 that swarm',
    gremlins: '4 that lay traps',
    ghosts: '3 that walk through walls',
    witches: '2 with portals',
  },
}

const fr: KeepTexts = {
  ...keepCard.texts.fr,
  fields: {
    players: { label: 'Joueurs', values: { 1: 'Solo' } },
    scenario: {
      label: 'Scénario',
      values: {
        'witchs-cauldron': 'Le Chaudron de la sorcière',
        'rent-day': 'Jour de loyer',
        'battle-of-the-bands': 'La Bataille des orchestres',
        'the-new-wing': 'La Nouvelle Aile',
        'flooded-cellars': 'Les Caves inondées',
        'the-toll-bridge': 'Le Pont à péage',
        'night-school': 'Les Cours du soir',
        'cold-feet': 'Les Pieds gelés',
        jailbreak: 'L’Évasion',
        'the-rival-guild': 'La Guilde rivale',
        'black-market': 'Le Marché noir',
        'graveyard-shift': 'L’Équipe de nuit',
        'twin-doors': 'Les Portes jumelles',
        'the-saboteurs': 'Les Saboteuses',
        'open-house': 'Les Portes ouvertes',
        'the-collector': 'Le Collectionneur',
        'siege-engines': 'Les Machines de siège',
        'the-curse-of-plenty': 'La Malédiction de l’abondance',
        'last-orders': 'Dernière Tournée',
        'keep-the-heroes-out': 'Dehors, les héros\u202f!',
      },
      groups: chapters([
        'Emménagement',
        'Mauvais temps',
        'Mauvaises Fréquentations',
        'Portes et murs',
        'La Longue Nuit',
      ]),
    },
    level: {
      label: 'Niveau',
      values: {
        family: 'Familial',
        steady: 'Soutenu',
        challenging: 'Relevé',
        hardcore: 'Infernal',
      },
      hints: {
        family:
          'Pour débuter et pour les soirées tranquilles\u00a0: une carte Guilde par tour, puis deux.',
        steady: 'Entre Familial et Relevé\u00a0: deux cartes Guilde un tour sur deux.',
        challenging: 'Pour le solo et les joueurs d’expérience\u00a0: deux cartes Guilde par tour.',
        hardcore: 'Pour les joueurs très aguerris\u00a0: deux cartes Guilde par tour, puis trois.',
      },
    },
    clans: {
      label: 'Clan',
      values: {
        'red-dragon': 'Dragonne rouge',
        lizardfolk: 'Écailleux',
        gnolls: 'Gnolls',
        slimes: 'Slimes',
        skeletons: 'Squelettes',
        ratfolk: 'Hommes-rats',
        gremlins: 'Gremlins',
        ghosts: 'Fantômes',
        witches: 'Sorcières',
      },
    },
  },
  limits: {},
  clanIs: {
    'red-dragon': 'seule, mais très résistante',
    lizardfolk: '5 tireurs',
    gnolls: '7 combattants',
    slimes: '8 qui se divisent',
    skeletons: '6 qui se relèvent',
    ratfolk: '9 en nuée',
    gremlins: '4 poseurs de pièges',
    ghosts: '3 passe-murailles',
    witches: '2 avec des portails',
  },
}

const pt: KeepTexts = {
  ...keepCard.texts.pt,
  fields: {
    players: { label: 'Jogadores', values: { 1: 'Solo' } },
    scenario: {
      label: 'Cenário',
      values: {
        'witchs-cauldron': 'O Caldeirão da Bruxa',
        'rent-day': 'Dia de Aluguel',
        'battle-of-the-bands': 'A Batalha das Bandas',
        'the-new-wing': 'A Nova Ala',
        'flooded-cellars': 'Os Porões Alagados',
        'the-toll-bridge': 'A Ponte do Pedágio',
        'night-school': 'A Escola Noturna',
        'cold-feet': 'Pés Gelados',
        jailbreak: 'A Fuga',
        'the-rival-guild': 'A Guilda Rival',
        'black-market': 'Mercado Negro',
        'graveyard-shift': 'O Turno da Noite',
        'twin-doors': 'As Portas Gêmeas',
        'the-saboteurs': 'As Sabotadoras',
        'open-house': 'Portas Abertas',
        'the-collector': 'O Colecionador',
        'siege-engines': 'Máquinas de Cerco',
        'the-curse-of-plenty': 'A Maldição da Fartura',
        'last-orders': 'Última Rodada',
        'keep-the-heroes-out': 'Heróis, Fora!',
      },
      groups: chapters([
        'Casa Nova',
        'Tempo Ruim',
        'Más Companhias',
        'Portas e Paredes',
        'A Longa Noite',
      ]),
    },
    level: {
      label: 'Nível',
      values: {
        family: 'Família',
        steady: 'Firme',
        challenging: 'Desafiador',
        hardcore: 'Hardcore',
      },
      hints: {
        family:
          'Para começar ou para uma noite tranquila: uma carta de Guilda por vez, depois duas.',
        steady: 'Entre Família e Desafiador: duas cartas de Guilda a cada segunda vez.',
        challenging: 'Para partidas solo e gente experiente: duas cartas de Guilda por vez.',
        hardcore: 'Só para quem tem muita experiência: duas cartas de Guilda por vez, depois três.',
      },
    },
    clans: {
      label: 'Clã',
      values: {
        'red-dragon': 'Dragoa Vermelha',
        lizardfolk: 'Escamosos',
        gnolls: 'Gnolls',
        slimes: 'Slimes',
        skeletons: 'Esqueletos',
        ratfolk: 'Rataria',
        gremlins: 'Gremlins',
        ghosts: 'Fantasmas',
        witches: 'Bruxas',
      },
    },
  },
  limits: {},
  clanIs: {
    'red-dragon': 'sozinha, mas muito resistente',
    lizardfolk: '5 atiradores',
    gnolls: '7 lutadores',
    slimes: '8 que se dividem',
    skeletons: '6 que se levantam',
    ratfolk: '9 em enxame',
    gremlins: '4 que armam armadilhas',
    ghosts: '3 que atravessam paredes',
    witches: '2 com portais',
  },
}

export const keepTexts: InEveryLanguage<KeepTexts> = { en, fr, pt }
