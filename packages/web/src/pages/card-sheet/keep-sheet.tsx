/** Every card, token and room of Keep the Heroes Out! on one page: where the look is judged. */
import { keep } from '@muster/keep'
import {
  type CardFace,
  CLANS,
  CLASSES,
  type GuildFace,
  type HeldFace,
  TOKENS,
} from '@muster/keep/view'
import type { CSSProperties, ReactNode } from 'react'
import { FullCard } from '../../boards/keep/cards/full-card.tsx'
import { GuildCard } from '../../boards/keep/cards/guild-card.tsx'
import { HandCard, RowCard } from '../../boards/keep/cards/held-card.tsx'
import {
  Ghostly,
  HeroToken,
  LooseToken,
  MonsterToken,
  Portal,
  Treasure,
} from '../../boards/keep/cards/tokens.tsx'
import { useFaces } from '../../boards/keep/cards/use-faces.ts'
import { Tile } from '../../boards/keep/map/tile.tsx'
import { useTexts } from '../../texts/texts.ts'
import css from './card-sheet.module.css'
import { sampleRooms } from './keep-rooms.ts'
import keepCss from './keep-sheet.module.css'
import { texts } from './texts.ts'

const { content } = keep
const vitalityOf = (clan: (typeof CLANS)[number]): number => content.vitality[CLANS.indexOf(clan)]

const isHeld = (face: CardFace): face is HeldFace => face.type === 'tactic' || face.type === 'loot'
const isGuild = (face: CardFace): face is GuildFace => face.type === 'guild'

export function KeepSheet() {
  const say = useTexts(texts).keep
  const faces = useFaces(content)
  const all = content.kinds.map((_, kind) => faces.ofKind(kind))
  const held = all.filter(isHeld)
  const loot = held.filter(({ type }) => type === 'loot')
  const others = all.filter((face) => !isHeld(face) && !isGuild(face))
  return (
    <main className={`${css.sheet} ${keepCss.sheet}`}>
      <header>
        <h1>{say.title}</h1>
        <p className={css.intro}>{say.intro}</p>
      </header>
      <Part title={say.tokens}>
        <Tokens />
      </Part>
      <Part title={say.rooms}>
        <Rooms size="laptop" tile="9rem" />
      </Part>
      <Part title={say.roomsSmall}>
        <Rooms size="phone" tile="5.6875rem" />
      </Part>
      <Part title={say.hand}>
        <Row>
          {held.map((face) => (
            <HandCard key={face.name} face={face} size="large" />
          ))}
        </Row>
      </Part>
      <Part title={say.states}>
        <Row>
          <HandCard face={held[0]} size="large" state={{ lit: true }} />
          <HandCard face={held[1]} size="large" state={{ chosen: true }} />
          <HandCard face={held[2]} size="large" state={{ lit: true, sealed: true }} />
          <HandCard face={held[3]} size="large" state={{ spent: true }} />
          {held.slice(8, 18).map((face) => (
            <HandCard key={face.name} face={face} size="small" />
          ))}
        </Row>
      </Part>
      <Part title={say.row}>
        <div className={keepCss.row}>
          {loot.map((face) => (
            <RowCard key={face.name} face={face} />
          ))}
        </div>
      </Part>
      <Part title={say.guild}>
        <Row>
          {all.filter(isGuild).map((face) => (
            <GuildCard key={face.name} face={face} />
          ))}
        </Row>
      </Part>
      <Part title={say.zoom}>
        <Row>
          {[held[0], held[7], loot[0], loot[20], ...all.filter(isGuild).slice(0, 1), ...others].map(
            (face) => (
              <FullCard key={`${face.type} ${face.name}`} face={face} kind="" from="" />
            ),
          )}
        </Row>
      </Part>
    </main>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.row}>{children}</div>
)

function Tokens() {
  return (
    <div className={keepCss.tokens}>
      {CLASSES.map((heroClass) => (
        <HeroToken key={heroClass} of={heroClass} awake />
      ))}
      {CLASSES.map((heroClass, n) => (
        <HeroToken key={heroClass} of={heroClass} awake={false} count={n + 1} />
      ))}
      {CLANS.map((clan, n) => (
        <MonsterToken
          key={clan}
          seat={n % 6}
          clan={clan}
          count={n}
          left={n === 0 ? 3 : undefined}
        />
      ))}
      {TOKENS.map((token, n) => (
        <LooseToken key={token} of={token} count={n + 1} />
      ))}
      <Portal is="uncompleted" />
      <Portal is="completed" />
      <Treasure value={3} />
      <Ghostly way="comes">
        <HeroToken of="mage" awake />
      </Ghostly>
      <Ghostly way="goes">
        <MonsterToken seat={0} clan="ratfolk" />
      </Ghostly>
    </div>
  )
}

interface RoomStyle extends CSSProperties {
  readonly '--tile': string
}

function Rooms({ size, tile }: { readonly size: 'laptop' | 'phone'; readonly tile: string }) {
  const faces = useFaces(content)
  const all = content.kinds.map((_, kind) => faces.ofKind(kind))
  const titleOf = (room: string): string =>
    all.find((face) => face.type === 'tile' && face.room === room)?.title ?? room
  const style: RoomStyle = { '--tile': tile }
  return (
    <div className={keepCss.rooms} style={style}>
      {sampleRooms.map((room) => (
        <Tile
          key={room.n}
          room={room}
          name={titleOf(room.room)}
          short={titleOf(room.room)}
          size={size}
          column={room.x + 1}
          row={room.y + 1}
          errand={room.n === 7}
          changes={undefined}
          acting=""
          came={[]}
          opened
          vitalityOf={vitalityOf}
          onOpen={() => undefined}
        />
      ))}
    </div>
  )
}
