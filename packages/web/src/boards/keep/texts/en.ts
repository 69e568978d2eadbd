import type { BoardTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const cards = (n: number) => counted(n, 'card', 'cards')

export const en: BoardTexts = {
  map: {
    title: 'The dungeon',
    open: (room, n) => `${room}: ${n} choices, open`,
    close: 'Close the room',
    short: { 'beast-trainer': 'Trainer' },
  },
  guild: {
    wave: (wave) => `Wave ${wave}`,
    left: (n) => `Guild ${n}`,
    next: (n) => `${cards(n)} after this turn`,
    symbol: (symbol, rooms, n) => `${symbol}: ${cards(n)} left. ${rooms}`,
    hero: (hero, n, tokens) => `${hero}: ${cards(n)} left, ${counted(tokens, 'token', 'tokens')}`,
    scenario: (scenario, n) => `${scenario}: ${cards(n)} among the Guild’s`,
    counter: (name, at) => `${name}: ${at}`,
  },
  loot: {
    title: 'Loot',
    deck: (n) => `Loot deck, ${cards(n)}`,
  },
  seats: {
    title: 'Clans',
    lair: (n) => `Lair ${n}`,
    spoken: (name, clan) => (name === clan ? name : `${name}, ${clan}`),
    facts: (hand, lair, deck, discard) =>
      `hand ${hand}, Lair ${lair}, deck ${deck}, discard ${discard}`,
    defends: (n) => `${cards(n)} can defend`,
    active: 'plays now',
    vitality: (n) => counted(n, 'heart each', 'hearts each'),
  },
  open: { title: (card) => `Open card: ${card}`, or: 'or' },
  hand: {
    of: (name) => `Hand: ${name}`,
    piles: (deck, discard) => `deck ${deck}\ndiscard ${discard}`,
    empty: 'No cards in hand.',
  },
  ladder: {
    title: 'Steps of the hero',
    steps: ['comes', 'ability', 'traps', 'inspires', 'attacks', 'loots', 'waits', 'charges'],
  },
  midway: {
    go: (monster) => `${monster}: go where?`,
    carry: (thing) => `${thing}: carry it where?`,
    where: (action) => `${action}: where?`,
    pays: (list) => `Pays: ${list}.`,
    paysFar: (list) => `Two rooms: ${list}.`,
  },
  whatIf: {
    heading: 'If it came now',
    comes: (hero, symbol) => `${hero}, ${symbol}:`,
    holds: 'every treasure holds.',
    looted: (treasures, one) =>
      `looted: ${treasures}, with whatever ${one ? 'it does' : 'they do'}.`,
    treasure: (room, value) => `${room} (${value})`,
    lost: 'the great treasure falls!',
    hidden: 'Then a hidden card decides.',
    nothing: 'No such card is left.',
  },
  spoken: {
    use: (room, use) => `Use of ${room}: ${use}`,
    closed: 'cannot be used',
    errand: (room, errand) => `${room}: ${errand}`,
    portal: (room, done) => `${done ? 'Portal' : 'Unfinished portal'}, ${room}`,
    hero: (hero, room, n, awake) =>
      `${hero}${n > 1 ? ` × ${n}` : ''}, ${room}, ${awake ? 'awake' : 'exhausted'}`,
    token: (tokens, room) => `${tokens}, ${room}`,
    chip: (action) => `Action: ${action}`,
    cell: (column, row) => `Free place, column ${column}, row ${row}`,
    danger: (awake, value) => `at worst in the next invasion: ${awake} awake of ${value} needed`,
    falls: 'in danger',
    guarded: 'guarded',
    beaten: 'its guards can be beaten',
    distance: (n) => counted(n, 'passage to the Vault', 'passages to the Vault'),
    wounds: (n) => counted(n, 'wound', 'wounds'),
  },
  zoom: {
    use: 'Activate',
    joined: (rooms) => `Passages: ${rooms}.`,
    kind: {
      tactic: (clan) => `Tactic card, ${clan}`,
      loot: 'Loot',
      guild: 'Guild card',
      scenario: 'Scenario card',
      treasure: 'Treasure',
      tile: 'Room',
    },
    from: { rulebook: 'From the rulebook.', public: 'From public pages.', house: 'House card.' },
    abilities: {
      warrior: 'When summoned: destroys two resources of the room.',
      rogue: 'When summoned: takes a trap of the room away.',
      mage: 'Summoned in the Cells: frees all prisoners.',
      archer:
        'When summoned: shoots a monster in a neighbouring room, the one nearest to the Vault.',
    },
  },
  piles: {
    guildLeft: (n) => `Guild deck, ${cards(n)}`,
    guildDone: (n) => `Guild discard pile, ${cards(n)}`,
    deck: (n) => `Deck, ${cards(n)}`,
    discard: (n) => `Discard pile, ${cards(n)}`,
    loot: (n) => `Loot deck, ${cards(n)}`,
    onTop: 'on top, in this order',
    noOrder: 'in no known order',
    atBottom: 'at the bottom, in this order',
    treasures: (value) => `Treasures of ${value}`,
    treasuresAt: (rooms, pile) => `${rooms} in rooms, ${pile} in the pile: any of these`,
    looted: 'Looted treasures',
    tiles: (n) => counted(n, 'room to build', 'rooms to build'),
    supply: 'Supply',
    empty: 'empty',
    counts: (deck, discard) => `deck ${deck}, discard ${discard}`,
  },
}
