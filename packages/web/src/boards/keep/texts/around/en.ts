import type { AroundTexts } from './words.ts'

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const guildCards = (n: number) => (n === 1 ? '1 Guild card' : `${n} Guild cards`)
const heroes = (n: number) => (n === 1 ? '1 hero' : `${n} heroes`)
const treasures = (n: number) => (n === 1 ? '1 treasure' : `${n} treasures`)

export const en: AroundTexts = {
  buttons: {
    endTurn: 'End turn',
    toCome: (n) => `${guildCards(n)} to come`,
    endWithCells: 'End turn, Cells open',
    endWithCellsDetail: 'asks before each card',
    stillPlayable: (n) =>
      n === 1
        ? 'A card in hand could still be played. End the turn?'
        : `${n} cards in hand could still be played. End the turn?`,
    renewEnds: (n) =>
      n === 1
        ? 'No card is played after that: you still have one. Renew now?'
        : `No card is played after that: you still have ${n}. Renew now?`,
    leavesRest: (card) => `${card} is not used up. Leave the rest of it?`,
    renew: 'Renew the Loot',
    renewDetail: 'discard a card',
    cells: 'Send a hero to the Cells',
    mages: (mages, left) => `draw three; Mage ${mages} of ${left}`,
    allTo: (room) => `All to: ${room}`,
  },
  mute: (inRoom) => `Defending ${inRoom}`,
  moment: {
    looted: (inRoom) => `Treasure looted ${inRoom}`,
    value: (value) => `worth ${value}`,
    wave: 'The second wave',
    waveNote: (n) => `${guildCards(n)} shuffled again`,
    won: 'Victory',
    wonNote: 'The Vault is safe',
    lost: 'Defeat',
    lostNote: 'The heroes got away with the treasure',
    lostByScenario: 'The scenario is lost',
  },
  end: {
    treasureChart: 'Treasures in the dungeon',
    treasures: 'Value of all treasures',
    treasureSay: (safe, of) => `Treasures worth ${safe} of ${of} were left at the end.`,
    heroChart: 'Heroes in the dungeon',
    heroes: 'All heroes',
    awake: 'Awake',
    heroSay: (most, last) => `At most ${heroes(most)} at a time, ${last} at the end.`,
    guildChart: 'The Guild deck',
    guildLeft: 'Cards left',
    guildSay: (left, wave) => `${cards(left)} were left in wave ${wave}.`,
    held: (n) => `Both waves were held, with ${treasures(n)} left in the dungeon.`,
    vaultLooted: (wave, left) =>
      `The Vault was looted in wave ${wave}, with ${guildCards(left)} still to come.`,
    byScenario: 'The scenario itself was lost.',
    looted: (n) => `The heroes looted ${treasures(n)} on the way.`,
    noneLooted: 'Not one other treasure was looted.',
    heroesGone: (n) => `${heroes(n)} thrown out.`,
    trapped: (n) => `${heroes(n)} of these by traps.`,
    mostHits: (name, n) => `Most hits: ${name}, ${n}.`,
    mostLoot: (name, n) => `Most Loot: ${name}, ${cards(n)}.`,
  },
  spoken: {
    passages: (rooms) => `passages to ${rooms}`,
    noPassages: 'no passages',
    portalHere: (completed) => (completed ? 'open portal' : 'portal not completed'),
    marks: (n) => (n === 1 ? '1 mark' : `${n} marks`),
    played: (list) => `played: ${list}`,
    chip: (text, used, can) => `${text}${used ? ', done' : can ? '' : ', not possible now'}`,
    guildNow: (card) => `Guild card now: ${card}`,
    supply: (things) => `In the supply: ${things}`,
    acts: (hero) => `Acting now: ${hero}`,
    copies: (n) => (n === 1 ? 'One copy.' : `${n} copies.`),
    way: (rooms) => `On its way: ${rooms}`,
  },
  headings: {
    match: 'The match',
    invasion: 'Invasion',
    rooms: 'Dungeon',
    open: (card) => `Open card: ${card}`,
    handOf: (name) => `Hand of ${name}`,
    row: 'Available Loot',
    plans: 'Plans of the Builder',
    players: 'Players',
  },
}
