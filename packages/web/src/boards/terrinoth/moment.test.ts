import type { Telling } from '@muster/engine'
import { terrinoth } from '@muster/terrinoth'
import { expect, it } from 'vitest'
import { lay } from '../../testing/terrinoth-table.ts'
import { holdOn, isMoment, passes } from './moment.ts'
import { momentTexts } from './moment-texts.ts'
import { momentIn } from './moment-told.ts'
import { textsIn } from './texts/texts.ts'

const { content } = terrinoth
const table = lay()
const texts = textsIn('en')
const { nemesis } = content.quests[table.state.quest]
const bandit = content.kindOf.findIndex((kind) => content.kinds[kind].name === 'bandit')

const defeated = (a: number): readonly Telling[] => [{ name: 'defeated', a, b: 0, c: 0, d: 0 }]

it('stands still when a Nemesis falls, and not for its rabble', () => {
  expect(isMoment(content, defeated(nemesis))).toBe(true)
  expect(passes(content, defeated(nemesis))).toBe(true)
  expect(isMoment(content, defeated(bandit))).toBe(false)
  expect(momentIn(defeated(bandit), table, texts, momentTexts.en)).toBeUndefined()
})

it('says with its fall what is still to be done', () => {
  const fall = momentIn(defeated(nemesis), table, texts, momentTexts.en)
  expect(fall).toMatchObject({ tone: 'good', title: 'Splig is defeated', note: table.view.goal })
  const { location } = table.view
  const last = { ...location, final: true, explored: false, left: 1 }
  const near = { ...table, view: { ...table.view, location: last } }
  expect(momentIn(defeated(nemesis), near, texts, momentTexts.en)?.note).toMatch(
    /^Only 1 more progress here/,
  )
  const done = { ...table, view: { ...table.view, reached: true } }
  expect(holdOn(table, texts)).toBeUndefined()
  expect(momentIn(defeated(nemesis), done, texts, momentTexts.en)?.note).toBe(holdOn(done, texts))
  expect(holdOn(done, texts)).toBe(texts.hold['round-end'])
})
