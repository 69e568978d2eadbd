import type { InEveryLanguage } from '../../../texts/texts.ts'
import type { GameTexts } from './game-set-up.ts'
import { tenefyrCard } from './tenefyr-card.ts'

const en: GameTexts = {
  ...tenefyrCard.texts.en,
  fields: {
    players: {
      label: 'Players',
      values: { 1: 'Alone', 2: '2', 3: '3', 4: '4' },
      hint: 'Alone or in twos, you play two heroes each.',
    },
    mode: { label: 'Length', values: { normal: 'Full game', quick: 'Quick' } },
    level: { label: 'Level', values: { easy: 'Easy', normal: 'Normal', hard: 'Hard' } },
    boss: {
      label: 'Boss',
      values: {
        random: 'By chance',
        'dark-lord': 'Dark Lord',
        'spider-queen': 'Spider Queen',
        'chaos-dragon': 'Chaos Dragon',
        'stone-titan': 'Stone Titan',
      },
    },
    heroes: {
      label: 'Heroes',
      values: { barbarian: 'Barbarian', bard: 'Bard', cleric: 'Cleric', thief: 'Thief' },
    },
    profile: {
      label: 'Rules',
      values: { 2018: '2018', french: 'French edition', 2019: '2019' },
      hint: 'The newest are the clearest.',
    },
    start: {
      label: 'Who begins',
      values: { random: 'By chance', 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4' },
    },
    'without-absent': {
      label: 'Without absent heroes',
      values: { false: 'No', true: 'Yes' },
      hint: 'Takes out loot that names a hero nobody plays. A little easier.',
    },
  },
  limits: {
    'quick-2019': 'The Quick game is in the 2019 rules only.',
  },
}

const fr: GameTexts = {
  ...tenefyrCard.texts.fr,
  fields: {
    players: {
      label: 'Joueurs',
      values: { 1: 'Solo', 2: '2', 3: '3', 4: '4' },
      hint: 'En solo ou à deux, chacun joue deux héros.',
    },
    mode: { label: 'Durée', values: { normal: 'Partie complète', quick: 'Rapide' } },
    level: { label: 'Niveau', values: { easy: 'Facile', normal: 'Normal', hard: 'Difficile' } },
    boss: {
      label: 'Boss',
      values: {
        random: 'Au hasard',
        'dark-lord': 'Seigneur des Ténèbres',
        'spider-queen': 'Reine des Araignées',
        'chaos-dragon': 'Dragon du Chaos',
        'stone-titan': 'Titan de Pierre',
      },
    },
    heroes: {
      label: 'Héros',
      values: { barbarian: 'Barbare', bard: 'Barde', cleric: 'Clerc', thief: 'Voleur' },
    },
    profile: {
      label: 'Règles',
      values: { 2018: '2018', french: 'Édition française', 2019: '2019' },
      hint: 'Les plus récentes sont les plus claires.',
    },
    start: {
      label: 'Qui commence',
      values: { random: 'Au hasard', 1: 'Place 1', 2: 'Place 2', 3: 'Place 3', 4: 'Place 4' },
    },
    'without-absent': {
      label: 'Sans les héros absents',
      values: { false: 'Non', true: 'Oui' },
      hint: 'Écarte le butin qui nomme un héros que personne ne joue. Un peu plus facile.',
    },
  },
  limits: {
    'quick-2019': 'La partie rapide n’existe que dans les règles de 2019.',
  },
}

const pt: GameTexts = {
  ...tenefyrCard.texts.pt,
  fields: {
    players: {
      label: 'Jogadores',
      values: { 1: 'Solo', 2: '2', 3: '3', 4: '4' },
      hint: 'No solo ou em dois, cada um joga com dois heróis.',
    },
    mode: { label: 'Duração', values: { normal: 'Partida completa', quick: 'Rápida' } },
    level: { label: 'Nível', values: { easy: 'Fácil', normal: 'Normal', hard: 'Difícil' } },
    boss: {
      label: 'Chefe',
      values: {
        random: 'Por sorteio',
        'dark-lord': 'Senhor das Trevas',
        'spider-queen': 'Rainha Aranha',
        'chaos-dragon': 'Dragão do Caos',
        'stone-titan': 'Titã de Pedra',
      },
    },
    heroes: {
      label: 'Heróis',
      values: { barbarian: 'Bárbaro', bard: 'Bardo', cleric: 'Clérigo', thief: 'Ladrão' },
    },
    profile: {
      label: 'Regras',
      values: { 2018: '2018', french: 'Edição francesa', 2019: '2019' },
      hint: 'As mais novas são as mais claras.',
    },
    start: {
      label: 'Quem começa',
      values: { random: 'Por sorteio', 1: 'Lugar 1', 2: 'Lugar 2', 3: 'Lugar 3', 4: 'Lugar 4' },
    },
    'without-absent': {
      label: 'Sem os heróis ausentes',
      values: { false: 'Não', true: 'Sim' },
      hint: 'Tira o saque que cita um herói que ninguém joga. Um pouco mais fácil.',
    },
  },
  limits: {
    'quick-2019': 'A partida rápida só existe nas regras de 2019.',
  },
}

export const tenefyrTexts: InEveryLanguage<GameTexts> = { en, fr, pt }
