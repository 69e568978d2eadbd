/** The page's own words, to find things by in every language. */

import { hintTexts } from '../src/frame/hints/texts.ts'
import { sheetTexts } from '../src/frame/sheets/texts/texts.ts'
import { sinceTexts } from '../src/frame/since/texts.ts'
import { frameTexts } from '../src/frame/texts/texts.ts'
import { troubleTexts } from '../src/frame/trouble/texts.ts'
import { offlineTexts } from '../src/offline/texts/texts.ts'
import { joinTexts } from '../src/online/lobby/join-texts.ts'
import { lobbyTexts } from '../src/online/lobby/texts.ts'
import { onlineMatchTexts } from '../src/online/match/texts.ts'
import { inviteTexts } from '../src/online/start/texts.ts'
import { dailyTexts } from '../src/pages/daily/texts.ts'
import { endTexts } from '../src/pages/end/texts.ts'
import { reviewTexts } from '../src/pages/review/texts/texts.ts'
import { startTexts } from '../src/pages/start/texts/texts.ts'
import { pageTexts } from '../src/pages/texts.ts'
import { stretched } from '../src/texts/stretch.ts'

export interface Words {
  readonly frame: typeof frameTexts.en
  readonly hints: typeof hintTexts.en
  readonly sheets: typeof sheetTexts.en
  readonly since: typeof sinceTexts.en
  readonly trouble: typeof troubleTexts.en
  readonly start: typeof startTexts.en
  readonly end: typeof endTexts.en
  readonly review: typeof reviewTexts.en
  readonly daily: typeof dailyTexts.en
  readonly page: typeof pageTexts.en
  readonly offline: typeof offlineTexts.en
  readonly invite: typeof inviteTexts.en
  readonly lobby: typeof lobbyTexts.en
  readonly join: typeof joinTexts.en
  readonly online: typeof onlineMatchTexts.en
}

const wordsIn = (language: 'en' | 'fr' | 'pt'): Words => ({
  frame: frameTexts[language],
  hints: hintTexts[language],
  sheets: sheetTexts[language],
  since: sinceTexts[language],
  trouble: troubleTexts[language],
  start: startTexts[language],
  end: endTexts[language],
  review: reviewTexts[language],
  daily: dailyTexts[language],
  page: pageTexts[language],
  offline: offlineTexts[language],
  invite: inviteTexts[language],
  lobby: lobbyTexts[language],
  join: joinTexts[language],
  online: onlineMatchTexts[language],
})

export const wordsOf = (language: 'en' | 'fr' | 'pt' | 'pseudo'): Words =>
  language === 'pseudo' ? stretched(wordsIn('en')) : wordsIn(language)
