import type { BalanceTexts } from './texts.ts'

export const fr: BalanceTexts = {
  title: 'Équilibre de {game}',
  subtitle:
    '{matches} parties jouées par {bot}, graine {seed}. Règles {version}, cartes {pack} ({hash}).',
  otherBot:
    'Les fourchettes valent pour journeyman. Ces parties ont été jouées par {bot} : rien ne leur est reproché.',
  contents: 'Sommaire',

  standsOut: 'Ce qui saute aux yeux',
  standsOutAbout:
    '« Dehors » est certain : tout l’intervalle à 95 % s’y trouve. « Peut-être » peut venir du hasard : il faudrait plus de parties.',
  nothingStandsOut:
    'Rien : tout est dans ses bornes, aucune carte n’est morte ni ne domine le jeu.',
  fewMatches:
    'Avec {matches} parties dans la plus petite case, une part de victoires est connue à {points} points près.',
  outCell: '{level}, {players} : {share} de victoires, la fourchette est de {low} à {high}.',
  outApart: '{level} : {points} points d’écart selon le nombre de joueurs, plus de {most}.',
  outMember: '{group} {name} : à {points} points de son groupe, plus de {most}.',
  outRandom:
    'Un joueur au hasard gagne {share} en {level} à {players} ; ce devrait être moins de {most}.',
  outStrong:
    '{names} ({as}) : {points} points avec ({low} à {high}), bien plus que ses semblables.',
  outWeak: '{names} ({as}) : {points} points avec ({low} à {high}), bien moins que ses semblables.',
  outUnchosen:
    '{names} ({as}) n’est presque jamais choisie : {picks} fois sur {offers}, le hasard en ferait {chance}.',
  outIdle: '{as} : {count} cartes ne changent presque rien : {names}.',
  outSwingy:
    '{name} secoue : la chance de gagner bouge de {points} points à chaque fois, {all} sur toutes les parties.',
  more: '{names} et {count} autres',

  verdictInside: 'dedans',
  verdictPerhaps: 'peut-être',
  verdictOutside: 'dehors',

  wins: 'Victoires par niveau et nombre de joueurs',
  winsAbout:
    'Le point est la part de victoires, son trait l’intervalle à 95 %, la zone teintée la fourchette où elle devrait être.',
  level: 'Niveau',
  player: '{n} joueur',
  playersMany: '{n} joueurs',
  heroesMany: '{n} héros',
  won: 'Gagnées',
  interval: 'Intervalle à 95 %',
  matches: 'Parties',
  band: 'Fourchette',
  share: 'Part de victoires',
  apart: '{points} points d’écart selon le nombre de joueurs ({most} au plus).',
  randomTitle: 'Un joueur au hasard en {level}',
  randomAbout: 'Qui prend n’importe quelle option devrait gagner moins de {most}.',

  poolAbout:
    'À côté de son groupe : toutes les parties des mêmes niveaux et nombres de joueurs. {most} points d’écart au plus, la zone teintée. Ce qui est dans toutes les parties ne dit rien.',
  fromPool: 'Écart au groupe',
  groupBoss: 'Boss',
  groupHero: 'Héros',
  groupScenario: 'Scénario',
  groupClan: 'Clan',
  groupQuest: 'Quête',
  groupClass: 'Classe',

  cards: 'Cartes',
  cardsAbout:
    'Ce que les parties avec une carte gagnent de plus que celles sans elle, en points : à niveau, nombre de joueurs et cadre égaux, et parmi les parties qui ont vu autant de cartes de sa sorte. Une carte est donc à côté de ses semblables. Cela montre ce qui va ensemble, pas ce qui cause quoi. Sur cent cartes, cinq ont un intervalle à côté de 0 par pur hasard.',
  card: 'Carte',
  effect: 'Avec elle, en points',
  withIt: 'Gagnées avec',
  withoutIt: 'Gagnées sans',
  chosen: 'Choisie quand offerte',
  chosenOf: '{share} de {offers}',
  byChance: 'au hasard {share}',
  cardsIn: '{count} cartes',
  nothingToSay: '–',

  asTier: '{sort}, niveau {n}',
  asLoot: 'Butin',
  asEnemy: 'Ennemis',
  asReward: 'Récompenses',
  asSkill: 'Compétences',
  asBoss: 'Cartes de Boss',
  asTactic: 'Cartes tactiques',
  asScenario: 'Cartes de scénario',
  asTreasure: 'Trésors',
  asTile: 'Salles',
  asAdvanced: 'Cartes avancées',
  asBasic: 'Cartes de base',
  asItem: 'Objets',
  asEvent: 'Événements',
  asNemesis: 'Némésis',
  asLocation: 'Lieux',
  presentLoot:
    'Présente : un joueur l’a obtenue. Offerte : on pouvait la prendre, ou une autre, ou aucune.',
  presentEnemy:
    'Présente : le groupe l’a rencontrée. Offerte : elle était visible sur un donjon où l’on pouvait entrer, si le jeu a des donjons.',
  presentReward:
    'Présente : elle a été prise. Offerte : elle était à côté d’un donjon où l’on pouvait entrer.',
  presentSkill: 'Présente : son héros joue. Elle montre donc ce que fait le héros.',
  presentBoss: 'Présente : son Boss est celui de la partie. Elle montre donc ce que fait le Boss.',
  presentTactic:
    'Présente : son clan joue, ou elle a été acquise. Offerte : on pouvait la jouer de sa main.',
  presentScenario: 'Présente : elle a été révélée.',
  presentTreasure:
    'Présente : des héros l’ont pillé. Celui de la Chambre forte finit la partie et n’est pas compté.',
  presentTile: 'Présente : elle a été construite. Offerte : son plan pouvait être construit.',
  presentAdvanced:
    'Présente : un héros l’a reçue en amélioration. Offerte : elle était parmi les améliorations.',
  presentBasic: 'Présente : un héros de son type joue. Offerte : elle était prête à être activée.',
  presentItem: 'Présente : il a été trouvé. Offerte : piochée avec une autre carte.',
  presentEvent: 'Présente : il a été résolu. Offerte : piochée avec une autre carte.',
  presentNemesis:
    'Présente : c’est celle de la quête. Elle montre donc ce que fait la quête, à côté d’autres aussi dures.',
  presentLocation: 'Présente : le groupe y est arrivé.',

  length: 'Durée',
  lengthDecisions: 'Décisions par partie',
  lengthFights: 'Combats par partie',
  lengthTurn: 'Tours par partie',
  lengthRound: 'Manches par partie',
  lengthSaid:
    'La moitié des parties en a de {quarter} à {threeQuarters}, celle du milieu {median} ; moyenne {mean}, minimum {least}, maximum {most}.',
  asTable: 'En tableau',

  swing: 'Secousses',
  swingFights:
    'De combien la chance de gagner bouge d’un combat à l’autre, et à quel point de la partie le vainqueur, groupe ou jeu, est en tête pour de bon (partie médiane). La chance est la valeur que le jeu donne à une position, corrigée par la fin de telles positions dans ces parties.',
  swingTurn:
    'De combien la chance de gagner bouge d’un tour à l’autre, et à quel point de la partie le vainqueur, groupe ou jeu, est en tête pour de bon (partie médiane). La chance est la valeur que le jeu donne à une position, corrigée par la fin de telles positions dans ces parties.',
  swingRound:
    'De combien la chance de gagner bouge d’une manche à l’autre, et à quel point de la partie le vainqueur, groupe ou jeu, est en tête pour de bon (partie médiane). La chance est la valeur que le jeu donne à une position, corrigée par la fin de telles positions dans ces parties.',
  swingPoints: 'Bouge de, en points',
  decided: 'Décidée après',
  all: 'Toutes les parties',
  calibration: 'Justesse de la valeur du jeu',
  calibrationAbout:
    'Parmi les positions auxquelles le jeu donne une valeur, tant ont été gagnées à la fin. Le repère est là où elles seraient si la valeur était juste.',
  value: 'Valeur',
  positions: 'Positions',
}
