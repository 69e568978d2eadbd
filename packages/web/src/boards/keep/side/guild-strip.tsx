/** What the Guild still has: the wave, the cards left by symbol and class, and how many come after this turn. */
import { CLASSES, type Focus, SYMBOLS } from '@muster/keep/view'
import type { ReactNode } from 'react'
import type { Spot } from '../../../frame/board-module.ts'
import { SpotButton } from '../../../frame/spot.tsx'
import { Picture } from '../cards/picture.tsx'
import { classPictures, plainPictures, symbolPictures } from '../cards/pictures.ts'
import { classSpot, GUILD, SCENARIO, symbolSpot } from '../spots.ts'
import { useBoard } from '../use-board.tsx'
import { useWhatIf } from '../what-if.tsx'
import css from './guild-strip.module.css'

export function GuildStrip() {
  const { table, texts, size } = useBoard()
  const { guild, counters } = table.view
  return (
    <div className={css.strip} data-size={size}>
      <SpotButton spot={GUILD} className={css.deck} move="">
        <span className={css.wave}>{texts.guild.wave(guild.wave)}</span>
        <span className={css.left}>{texts.guild.left(guild.left)}</span>
      </SpotButton>
      <span className={css.group}>
        {SYMBOLS.map((symbol, n) => (
          <Part
            key={symbol}
            spot={symbolSpot(n)}
            focus={{ kind: 'symbol', n }}
            picture={symbolPictures[symbol]}
            left={guild.bySymbol[n]}
          />
        ))}
      </span>
      {size !== 'laptop' ? null : (
        <span className={css.group}>
          {CLASSES.map((heroClass, n) => (
            <Part
              key={heroClass}
              spot={classSpot(n)}
              focus={{ kind: 'class', n }}
              picture={classPictures[heroClass]}
              left={guild.byClass[n]}
              steel
            />
          ))}
        </span>
      )}
      <SpotButton spot={SCENARIO} className={css.part} move="">
        <Picture name={plainPictures.scenario} size={24} />
        <b>{guild.scenario}</b>
        {counters.map(({ name, at }) => (
          <span key={name} className={css.counter}>
            {at}
          </span>
        ))}
      </SpotButton>
    </div>
  )
}

function Part({
  spot,
  focus,
  picture,
  left,
  steel = false,
}: {
  readonly spot: Spot
  readonly focus: Focus
  readonly picture: string
  readonly left: number
  readonly steel?: boolean
}) {
  return (
    <Looks at={focus}>
      <SpotButton spot={spot} className={css.part} move="">
        <span className={steel ? css.steel : css.symbol} data-none={left === 0 || undefined}>
          <Picture name={picture} size={24} />
        </span>
        <b data-none={left === 0 || undefined}>{left}</b>
      </SpotButton>
    </Looks>
  )
}

/** While one looks at it, the map shows what it could bring. */
function Looks({ at, children }: { readonly at: Focus; readonly children: ReactNode }) {
  const { look } = useWhatIf()
  const stop = () => look(undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it acts; this only sees who looks at it.
    <span
      className={css.looks}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') look(at)
      }}
      onPointerLeave={stop}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) look(at)
      }}
      onBlur={stop}
    >
      {children}
    </span>
  )
}
