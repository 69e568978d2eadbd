import type { ChapterKind } from '../../../host/review.ts'

export interface ReviewTexts {
  readonly title: string
  /** What kind of guess it is. */
  readonly lead: string
  readonly backToEnd: string
  readonly thinking: (percent: string) => string
  readonly stopped: string
  readonly done: string
  readonly failed: string
  readonly stop: string
  readonly goOn: string
  readonly curve: string
  readonly curveHint: string
  readonly moment: string
  readonly chance: string
  readonly end: (won: boolean) => string
  readonly chapters: Readonly<Record<ChapterKind, (n: number) => string>>
  readonly chapterNames: Readonly<Record<ChapterKind, string>>
  readonly choiceOf: (n: number, of: number) => string
  readonly show: string
  readonly tryIt: string
  readonly tryHint: string
  readonly costly: string
  readonly party: string
  readonly chosen: string
  readonly perhaps: string
  readonly cost: (points: string) => string
  readonly noneYet: string
  readonly none: string
  readonly luckAndChoice: string
  readonly start: string
  readonly luck: string
  readonly luckWithBots: string
  readonly choices: string
  readonly sum: (parts: { start: string; luck: number; choices: number }) => string
  readonly luckiest: string
  readonly unluckiest: string
  readonly points: (points: string) => string
  readonly asTable: string
  readonly atStart: string
}
