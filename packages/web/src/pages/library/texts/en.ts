const counted = (n: number, one: string, many: string): string =>
  n === 0 ? `no ${many}` : n === 1 ? `one ${one}` : `${n} ${many}`

const cards = (n: number): string => counted(n, 'card', 'cards')
const rules = (n: number): string => counted(n, 'rule', 'rules')

export const en = {
  library: 'Library',
  lead: 'Every card and every rule of our games, to look things up or just to leaf through.',
  gameTitle: (game: string) => `${game}: cards and rules`,
  shelves: 'Shelves',
  cards: 'Cards',
  rules: 'Rules',
  search: 'Search cards and rules',
  searchFor: 'a name, a word, a rule number',
  clear: 'Clear the search',

  kind: 'Kind',
  everyKind: 'All kinds',
  level: 'Level',
  everyLevel: 'All levels',
  levelIs: (level: string) => `Level ${level}`,
  edition: 'Edition',
  everyEdition: 'All editions',
  chapter: 'Chapter',
  everyChapter: 'All chapters',
  pack: 'Pack of cards',
  houseCards: 'The house’s cards',
  ofPack: (pack: string) => `Cards of ${pack}. What the house does not have like this is marked ✦.`,
  asHouse: (pack: string) => `${pack}, as the house has it`,

  found: (foundCards: number, foundRules: number) =>
    `Found: ${cards(foundCards)}, ${rules(foundRules)}.`,
  noCards: 'No card here fits that.',
  noRules: 'No rule here fits that.',
  fewer: 'Fewer words or filters find more.',
  otherCards: (n: number) => `Among the cards: ${cards(n)}`,
  otherRules: (n: number) => `Among the rules: ${rules(n)}`,
  showAll: 'Show everything',

  way: 'You are here',
  toMatch: 'Back to the match',
  allCards: 'All cards',
  allRules: 'All rules',
  whatWasFound: 'What was found',
  around: 'Before and after',
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,

  aboutCard: 'About this card',
  signs: 'Its signs on the board',
  rulesBehind: 'The rules behind its words',
  refersTo: 'It refers to',
  referredBy: 'It is referred to by',
  cardsWith: 'Cards with it',

  noCard: (name: string) => `There is no card “${name}” in this library.`,
  noRule: (number: string) => `There is no rule ${number} in this library.`,
  noPack: 'The pack that this address names is not on this device. These are the house’s cards.',
  noPage: 'There is no such page in this library.',
  noGame: (name: string) => `There is no game “${name}” in this library.`,
  searchInstead: (text: string, foundCards: number, foundRules: number) =>
    `Search for “${text}”: ${cards(foundCards)}, ${rules(foundRules)}`,
  tryOthers: 'Perhaps the search finds what you are after, or you leaf through what there is.',
  failed: 'The library could not be opened. Please load the page again.',
}

export type LibraryTexts = typeof en
