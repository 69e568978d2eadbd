import type { Tracks } from './types.ts'

export const tracks: Tracks = {
  // All ten dungeons can be cleared, even from Hard: ten moves.
  normal: { spaces: 14, easy: 0, normal: 2, hard: 4 },
  quick: [
    [{ level: 1, cards: 3 }],
    [{ level: 2, cards: 2 }],
    [
      { level: 1, cards: 1 },
      { level: 2, cards: 2 },
    ],
    [{ level: 3, cards: 2 }],
    [
      { level: 2, cards: 1 },
      { level: 3, cards: 2 },
    ],
    [{ level: 4, cards: 2 }],
    [
      { level: 3, cards: 1 },
      { level: 4, cards: 2 },
    ],
  ],
}
