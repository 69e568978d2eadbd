import type { AroundTexts } from './words.ts'

const guildCards = (n: number) => (n === 1 ? '1 Guild card' : `${n} Guild cards`)

export const en: AroundTexts = {
  buttons: {
    endTurn: 'End turn',
    toCome: (n) => `${guildCards(n)} to come`,
    endWithCells: 'End turn, Cells later',
    endWithCellsDetail: 'you may still send a hero there',
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
    mages: (mages, left) => `draw three cards; a Mage (${mages} of ${left}) frees all prisoners`,
    here: (room) => `Here: ${room}`,
    leaveRest: 'Leave the rest',
    allTo: (room) => `All to: ${room}`,
  },
  idle: {
    anyway: 'Play it anyway',
    ask: (card, why) => `${card} would do nothing: ${why}. Play it anyway?`,
    note: (why) => `Of no use now: ${why}.`,
    why: {
      monster: 'none of your monsters is in the dungeon',
      hero: 'no hero is in reach',
      lair: 'nobody is left in the Lair',
      defend: 'it waits for an attack',
      other: 'what it needs is not there',
    },
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
