/** What each game deals on a day. */
import type { DailyGame } from '@muster/engine'
import { daily as keep } from '@muster/keep/daily'
import { daily as tenefyr } from '@muster/tenefyr/daily'
import { daily as terrinoth } from '@muster/terrinoth/daily'

export const dailyGames: { readonly [game: string]: DailyGame } = { tenefyr, keep, terrinoth }
