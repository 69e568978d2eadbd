import { describe, expect, it, vi } from 'vitest'
import { roomAside, roomBeside } from './room.ts'

const edges = (top: number, left: number, width: number, height: number) => ({
  top,
  left,
  right: left + width,
  bottom: top + height,
})

describe('room for a sheet', () => {
  it('is between header and prompt on a laptop', () => {
    const laptop = { width: 1366, height: 625 }
    const room = roomBeside('laptop', laptop, edges(0, 0, 1366, 48), edges(525, 0, 1366, 100))
    expect(room).toEqual({ top: 48, right: 0, bottom: 100, left: 0, under: 0, asks: false })
  })

  it('tells how much is free beside a prompt that has the right', () => {
    const laptop = { width: 1366, height: 625 }
    const room = roomBeside('laptop', laptop, edges(0, 0, 1366, 44), edges(343, 656, 700, 140))
    expect(room).toEqual({ top: 44, right: 0, bottom: 282, left: 656, under: 142, asks: false })
  })

  it('is above the prompt on a phone, or over one that is too high, with its question', () => {
    const phone = { width: 390, height: 664 }
    const header = edges(0, 0, 390, 48)
    expect(roomBeside('phone', phone, header, edges(514, 0, 390, 150))).toMatchObject({
      bottom: 150,
      asks: false,
    })
    expect(roomBeside('phone', phone, header, edges(388, 0, 390, 276))).toMatchObject({
      bottom: 0,
      asks: true,
    })
  })

  it('is left of the prompt on a phone turned', () => {
    const turned = { width: 734, height: 343 }
    expect(roomBeside('turned', turned, undefined, edges(100, 434, 300, 243))).toEqual({
      top: 0,
      right: 300,
      bottom: 0,
      left: 0,
      under: 0,
      asks: false,
    })
  })

  it('is all there is without a prompt', () => {
    const room = roomBeside('phone', { width: 390, height: 664 }, undefined, undefined)
    expect(room).toEqual({ top: 0, right: 0, bottom: 0, left: 0, under: 0, asks: false })
  })
})

describe('a sheet that one reads along with the board', () => {
  const laptop = { width: 1366, height: 625 }
  const header = edges(0, 0, 1366, 44)

  it('lies above a prompt beside the board, and over it in the past', () => {
    vi.stubGlobal('innerHeight', 625)
    const room = roomBeside('laptop', laptop, header, edges(343, 656, 700, 140))
    expect(roomAside(room, false)).toBe(282)
    expect(roomAside(room, true)).toBe(142)
  })

  it('lies elsewhere where the prompt leaves too little, or has no side', () => {
    vi.stubGlobal('innerHeight', 625)
    const high = roomBeside('laptop', laptop, header, edges(200, 656, 700, 283))
    expect(roomAside(high, false)).toBeUndefined()
    const below = roomBeside('laptop', laptop, header, edges(525, 0, 1366, 100))
    expect(roomAside(below, false)).toBeUndefined()
  })
})
