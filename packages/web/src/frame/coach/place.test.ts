import { describe, expect, it } from 'vitest'
import { type Box, hidesNothing, placeBy } from './place.ts'

const room: Box = { left: 0, top: 50, right: 1000, bottom: 500 }
const note = { width: 200, height: 60 }
const thing = (left: number, top: number): Box => ({
  left,
  top,
  right: left + 100,
  bottom: top + 100,
})

describe('the place of a note', () => {
  it('is below its thing, in the middle, with the arrow on it', () => {
    expect(placeBy(thing(400, 100), note, room)).toEqual({
      left: 350,
      top: 210,
      side: 'below',
      arrow: 100,
    })
  })

  it('stays in the room, and the arrow stays with the thing', () => {
    const { left, arrow } = placeBy(thing(0, 100), note, room)
    expect([left, arrow]).toEqual([8, 42])
  })

  it('is above where there is no room below, and beside where there is neither', () => {
    expect(placeBy(thing(400, 390), note, room).side).toBe('above')
    const tall: Box = { left: 400, top: 60, right: 500, bottom: 490 }
    expect(placeBy(tall, note, room)).toMatchObject({ side: 'after', left: 510 })
    const last: Box = { left: 890, top: 60, right: 990, bottom: 490 }
    expect(placeBy(last, note, room).side).toBe('before')
  })

  it('hides as little as possible of what may be chosen', () => {
    const below: Box = { left: 300, top: 200, right: 600, bottom: 300 }
    expect(placeBy(thing(400, 90), note, room, [thing(400, 90), below]).side).toBe('after')
  })

  it('leaves its thing for a corner where all its sides would hide the question', () => {
    const question: Box = { left: 300, top: 50, right: 1000, bottom: 500 }
    const { side, left, top } = placeBy(thing(600, 200), note, room, [question])
    expect([side, left, top]).toEqual([undefined, 8, 58])
    expect(placeBy(undefined, note, room, [question])).toEqual({ left: 8, top: 58 })
  })

  it('is told from one that hides what is needed', () => {
    const place = { left: 350, top: 210 }
    expect(hidesNothing(place, note, [thing(400, 100), thing(600, 200)])).toBe(true)
    expect(hidesNothing(place, note, [thing(400, 100), thing(400, 260)])).toBe(false)
  })

  it('is at the lower edge where nothing is seen to point at, or there is no room', () => {
    const docked = { left: 400, top: 432 }
    expect(placeBy(undefined, note, room)).toEqual(docked)
    expect(placeBy({ left: 0, top: 50, right: 1000, bottom: 500 }, note, room)).toEqual(docked)
  })
})
