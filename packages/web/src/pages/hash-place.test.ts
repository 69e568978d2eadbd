import { describe, expect, it } from 'vitest'
import { placeOf } from './hash-place.ts'

describe('a place in the hash', () => {
  it('is the start when there is none', () => {
    expect(placeOf('')).toEqual({ path: '/', query: '' })
    expect(placeOf('#')).toEqual({ path: '/', query: '' })
    expect(placeOf('#/')).toEqual({ path: '/', query: '' })
  })

  it('keeps its query apart from its path', () => {
    expect(placeOf('#/new/tenefyr?seed=00ff&level=hard')).toEqual({
      path: '/new/tenefyr',
      query: 'seed=00ff&level=hard',
    })
    expect(placeOf('#match/abc/read')).toEqual({ path: '/match/abc/read', query: '' })
  })
})
