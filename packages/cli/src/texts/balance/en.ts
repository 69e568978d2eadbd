/** What a report of balance says in English. Names in braces are filled in. */
export const en = {
  title: 'Balance of {game}',
  subtitle: '{matches} matches by {bot}, seed {seed}. Rules {version}, cards {pack} ({hash}).',
  otherBot:
    'The bands are for journeyman. These matches were played by {bot}, so nothing is held against them.',
  contents: 'Contents',

  standsOut: 'What stands out',
  standsOutAbout:
    '“Outside” is beyond doubt: the whole 95 % interval lies there. “Perhaps” may be chance: more matches would tell.',
  nothingStandsOut:
    'Nothing does: all is inside of its bounds, and no card is dead or rules the game.',
  fewMatches:
    'With {matches} matches in its smallest cell, a share of wins is known to about {points} points either way.',
  outCell: '{level}, {players}: {share} won, the band is {low} to {high}.',
  outApart: '{level}: its player counts are {points} points apart, more than {most}.',
  outMember: '{group} {name}: {points} points from its pool, more than {most}.',
  outRandom: 'A random player wins {share} on {level} with {players}; it should be under {most}.',
  outStrong:
    '{names} ({as}): {points} points with it ({low} to {high}), far more than others of its sort.',
  outWeak:
    '{names} ({as}): {points} points with it ({low} to {high}), far less than others of its sort.',
  outUnchosen:
    '{names} ({as}) is hardly ever chosen: {picks} of {offers} times; chance alone would make it {chance}.',
  outIdle: '{as}: {count} cards change next to nothing: {names}.',
  outSwingy:
    '{name} is a rough ride: the chance to win moves {points} points each time, {all} in all matches.',
  more: '{names} and {count} more',

  verdictInside: 'inside',
  verdictPerhaps: 'perhaps',
  verdictOutside: 'outside',

  wins: 'Wins by level and players',
  winsAbout:
    'A dot is the share of wins, its line the 95 % interval, the shaded part the band in which it should lie.',
  level: 'Level',
  player: '{n} player',
  playersMany: '{n} players',
  heroesMany: '{n} heroes',
  won: 'Won',
  interval: '95 % interval',
  matches: 'Matches',
  band: 'Band',
  share: 'Share of wins',
  apart: 'Player counts are {points} points apart (at most {most}).',
  randomTitle: 'A random player on {level}',
  randomAbout: 'Whoever takes any option at all should win less than {most}.',

  poolAbout:
    'Beside its pool: all matches of the same levels and player counts. At most {most} points off, the shaded part. Where it is in every match, nothing can be said.',
  fromPool: 'From its pool',
  groupBoss: 'Boss',
  groupHero: 'Hero',
  groupScenario: 'Scenario',
  groupClan: 'Clan',
  groupQuest: 'Quest',
  groupClass: 'Class',

  cards: 'Cards',
  cardsAbout:
    'What matches with a card won beyond those without it, in points: within the same level, player count and setting, and among matches that saw as many cards of its sort. So a card stands beside its like. It shows what goes together, not what causes what. Of a hundred cards, five have an interval beside 0 by chance alone.',
  card: 'Card',
  effect: 'With it, in points',
  withIt: 'Won with it',
  withoutIt: 'Won without',
  chosen: 'Chosen when offered',
  chosenOf: '{share} of {offers}',
  byChance: 'by chance {share}',
  cardsIn: '{count} cards',
  nothingToSay: '–',

  asTier: '{sort}, level {n}',
  asLoot: 'Loot',
  asEnemy: 'Enemies',
  asReward: 'Rewards',
  asSkill: 'Skills',
  asBoss: 'Boss cards',
  asTactic: 'Tactic cards',
  asScenario: 'Scenario cards',
  asTreasure: 'Treasures',
  asTile: 'Rooms',
  asAdvanced: 'Advanced cards',
  asBasic: 'Basic cards',
  asItem: 'Items',
  asEvent: 'Events',
  asNemesis: 'Nemeses',
  asLocation: 'Locations',
  presentLoot:
    'There: a player got it. Offered: it could be taken, and another card or none instead.',
  presentEnemy:
    'There: the party met it. Offered: it lay open on a dungeon that could be entered, where the game has dungeons.',
  presentReward: 'There: it was taken. Offered: it lay beside a dungeon that could be entered.',
  presentSkill: 'There: its hero plays. So it shows what the hero does.',
  presentBoss: 'There: its Boss is the one of this match. So it shows what the Boss does.',
  presentTactic:
    'There: its clan plays, or it was acquired. Offered: it could be played from the hand.',
  presentScenario: 'There: it was turned up.',
  presentTreasure: 'There: heroes looted it. The Vault’s own ends the match and is left out.',
  presentTile: 'There: it was built. Offered: its plan could be built.',
  presentAdvanced: 'There: a hero was upgraded to it. Offered: it was among the upgrades.',
  presentBasic: 'There: a hero of its type plays. Offered: it was ready to be activated.',
  presentItem: 'There: it was found. Offered: it was drawn together with another card.',
  presentEvent: 'There: it was resolved. Offered: it was drawn together with another card.',
  presentNemesis:
    'There: it is the one of this quest. So it shows what the quest does, beside others as hard.',
  presentLocation: 'There: the party got there.',

  length: 'Length',
  lengthDecisions: 'Decisions a match',
  lengthFights: 'Fights a match',
  lengthTurn: 'Turns a match',
  lengthRound: 'Rounds a match',
  lengthSaid:
    'Half of all matches have {quarter} to {threeQuarters}, the middle one {median}; mean {mean}, least {least}, most {most}.',
  asTable: 'As a table',

  swing: 'Swing',
  swingFights:
    'How far the chance to win moves from one fight to the next, and how far into a match the winner, party or game, is ahead for good (the median match). The chance is the game’s own value of a position, set right by how such positions ended in these matches.',
  swingTurn:
    'How far the chance to win moves from one turn to the next, and how far into a match the winner, party or game, is ahead for good (the median match). The chance is the game’s own value of a position, set right by how such positions ended in these matches.',
  swingRound:
    'How far the chance to win moves from one round to the next, and how far into a match the winner, party or game, is ahead for good (the median match). The chance is the game’s own value of a position, set right by how such positions ended in these matches.',
  swingPoints: 'Moves by, in points',
  decided: 'Decided after',
  all: 'All matches',
  calibration: 'How right the game’s value is',
  calibrationAbout:
    'Of positions that the game gives a value, so many were won in the end. The mark is where they would lie if the value were right.',
  value: 'Value',
  positions: 'Positions',
} as const
