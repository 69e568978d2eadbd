/** The dungeon as boxes, joined where a passage leads. */
import { cut, padded, WIDTH, widthOf } from '@muster/engine'
import { CLANS } from '../state.ts'
import { monsterNoun, place, type Scene } from '../talk/scene.ts'
import { symbols } from '../text/symbols.ts'
import type { HeroView, RoomView, StackView } from '../view/rooms.ts'
import type { KeepView } from '../view/view.ts'

const WIDEST = 22
const HEIGHT = 5
const PORTALS = { none: '', uncompleted: '◌', completed: '◉' }

export function mapLines(scene: Scene, view: KeepView): string[] {
  const { x, y, width, height } = view.bounds
  if (width === 0) return []
  const box = Math.min(WIDEST, Math.trunc(WIDTH / width))
  const lines: string[] = []
  for (let row = 0; row < height; row++) {
    const boxes = Array.from({ length: width }, (_, column) => {
      const room = view.rooms.find((one) => one.x === x + column && one.y === y + row)
      return room === undefined ? blank(box) : boxed(scene, room, box)
    })
    for (let n = 0; n < HEIGHT; n++) lines.push(boxes.map((one) => one[n]).join(''))
  }
  return lines
}

const blank = (width: number): string[] => Array.from({ length: HEIGHT }, () => ' '.repeat(width))

/** Passages are signs in the middle of the sides. */
function boxed(scene: Scene, room: RoomView, width: number): string[] {
  const inner = width - 2
  const joined = (side: 'N' | 'E' | 'S' | 'W'): boolean => room.joined.includes(side)
  const content = [heroLine(scene, room), monsterLine(scene, room), tokenLine(room)]
  return [
    heading(place(scene, room.n).title, treasure(room), width, joined('N')),
    ...content.map((text, n) => {
      const west = n === 1 && joined('W') ? '╪' : '│'
      const east = n === 1 && joined('E') ? '╪' : '│'
      return `${west}${padded(text, inner)}${east}`
    }),
    border('└', '┘', width, joined('S')),
  ]
}

function border(left: string, right: string, width: number, open: boolean): string {
  const line = '─'.repeat(width - 2)
  if (!open) return left + line + right
  const middle = Math.trunc(line.length / 2)
  return `${left}${line.slice(0, middle)}╫${line.slice(middle + 1)}${right}`
}

/** The name and the treasure stand in the upper side. */
function heading(title: string, value: string, width: number, open: boolean): string {
  const name = cut(title, width - 3 - widthOf(value))
  const line = border('┌', '┐', width, open)
  const end = width - 1 - widthOf(value)
  return `┌${name}${line.slice(1 + widthOf(name), end)}${value}┐`
}

function treasure({ treasure: value, danger }: RoomView): string {
  return value === 0 ? '' : `[${value}${danger?.falls === true ? '!' : ''}]`
}

/** Awake ones are solid: `▼R ▽W2`. */
function heroLine({ talk }: Scene, { heroes }: RoomView): string {
  const initial = (hero: HeroView): string => talk.classes[hero.class].text.slice(0, 1)
  return heroes
    .map((hero) => {
      const wounds = hero.wounds > 0 ? `-${hero.wounds}` : ''
      return `${hero.awake ? '▼' : '▽'}${initial(hero)}${wounds}${many(hero.count)}`
    })
    .join(' ')
}

const many = (count: number): string => (count > 1 ? `×${count}` : '')

function monsterLine(scene: Scene, { monsters }: RoomView): string {
  return monsters.map((stack) => stackText(scene, stack, monsters.length > 2 ? 4 : 7)).join(' ')
}

function stackText(scene: Scene, stack: StackView, letters: number): string {
  const { content } = scene
  const name = monsterNoun(scene, stack.seat).text.slice(0, letters)
  const vitality = content.vitality[CLANS.indexOf(stack.clan)]
  return `${name}${many(stack.count)}${vitality > 1 ? `♥${vitality - stack.wounds}` : ''}`
}

function tokenLine({ tokens, portal, marks }: RoomView): string {
  return [
    ...tokens.map(({ token, count }) => symbols[token] + many(count)),
    PORTALS[portal],
    marks > 0 ? `⚑${many(marks)}` : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
}
