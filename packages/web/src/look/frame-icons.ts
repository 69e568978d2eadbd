/** The icons of the frame. `scripts/icons.mjs` reads them from this file and writes frame-icons.svg. */

/** Names of game-icons. */
export const framePictures = {
  skull: 'death-skull',
  pointing: 'pointing',
} as const

/** Plain ones of our own: lines on a grid of 24. */
export const frameDrawings = {
  'sound-on': 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.3 6.5a8 8 0 0 1 0 11',
  'sound-off': 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  log: 'M6 3.5h12v17H6zM9.5 8h5M9.5 12h5M9.5 16h3',
  settings:
    'M4 6.5h9M17.5 6.5H20M15.2 4v5M4 12h2.5M11 12h9M8.8 9.5v5M4 17.5h9M17.5 17.5H20M15.2 15v5',
  hand: 'M9 4.5h6v13H9zM8.8 6.5L3.5 8.3l3 9.2 2.3-.8M15.2 6.5l5.3 1.8-3 9.2-2.3-.8',
  discard: 'M4 14.5V20h16v-5.5M12 3.5V15M7.5 10.5L12 15l4.5-4.5',
  door: 'M6.5 20.5V6.5a5.5 3 0 0 1 11 0v14M3.5 20.5h17M14 12.5v.5',
  crown: 'M4 7.5l4.3 4L12 5l3.7 6.5 4.3-4-1.5 11h-13z',
  bot: 'M5 9h14v10.5H5zM12 9V4.5M9.2 14v.5M14.8 14v.5M2.5 13v3M21.5 13v3',
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 15v1.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  undo: 'M9 4L4 9l5 5M4 9h9.5a5.5 5.5 0 0 1 0 11H8',
  'fast-forward': 'M4 5.5l7 6.5-7 6.5zM13 5.5l7 6.5-7 6.5z',
  play: 'M7 4.5l11 7.5-11 7.5z',
  pause: 'M8 5v14M16 5v14',
  back: 'M20 12H4.5M11 5l-7 7 7 7',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  tick: 'M4.5 12.5l5 5.5L19.5 6.5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L20.5 20.5',
  help: 'M8 8.5C8 6 9.7 4.5 12 4.5s4 1.5 4 3.8c0 3.2-4 3.3-4 6.7M12 19.4v.1',
  hint: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 1 3.4 10.9c-.7.5-1 1.2-1 2.1H9.6c0-.9-.3-1.6-1-2.1A6 6 0 0 1 12 3z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
  flag: 'M6 21V4M6 4.5h12.5l-3.5 4 3.5 4H6',
  deck: 'M5 3.5h14v10H5zM5 17h14M5 20.5h14',
  pile: 'M4 9.5l8-4.5 8 4.5-8 4.5zM4 14.5L12 19l8-4.5',
  talk: 'M4 5h16v11h-8.5L7 20.5V16H4z',
  line: 'M9.5 14.5l5-5M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M16 13l2.5-2.5a3.5 3.5 0 0 0-5-5L11 8M4 4l16 16',
  person: 'M12 4.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7zM5 20.5c0-4 2.8-6 7-6s7 2 7 6',
} as const

export type FrameIcon = keyof typeof framePictures | keyof typeof frameDrawings
