/** Which picture an achievement has: one of the cards'. */
import { bossPictures, enemyPictures, heldPictures } from './cards/plates.ts'

/** Each by what it was earned with, against or without. */
const deedPictures: Readonly<Record<string, string>> = {
  'T12.1': heldPictures['basic-1'],
  'T12.2': heldPictures['barrel-lid'],
  'T12.3': heldPictures['golem-fist'],
  'T12.4': heldPictures['owls-counsel'],
  'T12.5': heldPictures['silk-strung-lute'],
  'T12.6': heldPictures['bone-rosary'],
  'T12.7': heldPictures['stolen-lantern'],
  'T12.8': bossPictures['dark-lord'],
  'T12.9': bossPictures['spider-queen'],
  'T12.10': bossPictures['chaos-dragon'],
  'T12.11': bossPictures['stone-titan'],
  'T12.14': heldPictures['kings-ransom'],
  'T12.15': enemyPictures.kobold,
  'T12.16': heldPictures['toll-bar'],
  'T12.17': heldPictures.deathstrike,
  'T12.18': heldPictures['shiny-thing'],
  'T12.19': heldPictures['basic-0'],
  'T12.20': enemyPictures['lost-goblin'],
  'T12.21': heldPictures.theft,
  'T12.22': heldPictures['quick-strike'],
  'T12.23': enemyPictures['old-giant'],
}

/** A year has its own achievement (T12.12). */
const yearPicture = heldPictures['stopped-clock']

export const deedPicture = (achievement: string): string => deedPictures[achievement] ?? yearPicture
