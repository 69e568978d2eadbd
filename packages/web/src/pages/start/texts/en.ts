import { counted } from './counted.ts'
import type { StartTexts } from './texts.ts'

export const en: StartTexts = {
  lead: 'A table for cooperative fantasy games. It shuffles, keeps the rules and remembers every card; you decide.',
  goOn: 'Continue',
  openIt: 'Open',
  past: 'Past matches',
  about: (what, match) => `${what}: ${match}`,
  save: 'Save as file',
  drop: 'Delete',
  dropped: 'Match deleted.',
  undo: 'Undo',
  frozen: (why) => `This match can no longer be played on, but it can be saved as a file. ${why}`,
  justNow: 'just now',
  showAll: (n) => `Show all ${n} matches`,
  nothingKept:
    'No match here yet. Once you play, every choice is kept on this device: close the page whenever you like, and go on here.',
  notListed: 'The matches kept here could not be read.',
  games: 'Games',
  minutes: (least, most) => `${least} to ${most} minutes`,
  playersFrom: (least, most) => `${least} to ${most} players`,
  playNow: 'Play now',
  nowIs: (match) => `Play now: ${match}.`,
  setUp: 'Set up a match',
  learn: 'Learn to play',
  daily: 'The daily',
  puzzles: 'Puzzles',
  chronicle: 'Chronicle',
  library: 'All cards and rules',
  stamps: 'Wall of stamps',
  openFile: 'Open a match file',
  dropFile: 'Drop the file to open it.',
  fileBrought: ({ matches, stamps, achievements, dailies, chronicle, packs }, known) => {
    const came = [
      counted(matches, 'match', 'matches'),
      counted(stamps, 'stamp', 'stamps'),
      counted(achievements, 'achievement', 'achievements'),
      counted(dailies, 'daily', 'dailies'),
      counted(chronicle, 'chronicle page', 'chronicle pages'),
      counted(packs, 'pack of cards', 'packs of cards'),
    ].filter((part) => part !== '')
    if (came.length === 0) return known === 0 ? '' : 'All of it was here already.'
    const news = `New here: ${came.join(', ')}.`
    if (known === 0) return news
    return `${news} ${counted(known, 'match was', 'matches were')} here already.`
  },
  saveAll: 'Save everything',
  savedAll: (file) => `Saved in ${file}: matches, stamps, dailies, chronicle and card packs.`,
  packs: 'Packs of cards',
  fileRefused: (file, why) => `“${file}” could not be opened. ${why}`,
  fileTooBig: (file) => `“${file}” is too big to be a match.`,
  notStarted: (why) => `The match could not start. ${why}`,
  notSaved: (why) => `The match could not be saved as a file. ${why}`,
  credits: 'Credits and licence',
  unofficial:
    'An unofficial table, not affiliated with the publishers of the games. The rules are told in our own words and the cards are our own.',
  icons: 'Pictures: game-icons.net, by its authors, licence CC BY 3.0, printed in our colours.',
  fonts: 'Type: Grenze and Atkinson Hyperlegible Next, both under the SIL Open Font License.',
  licence: 'Muster itself is free software under the MIT licence.',
}
