/** Go on or leave: what may come next, what the decks can still give, what each way does to the Boss. */
import type { BossFace, DungeonFace, DungeonView, Step } from '@muster/tenefyr/view'
import type { ReactNode } from 'react'
import type { SpotState } from '../../frame/board-module.ts'
import { SpotButton } from '../../frame/spot.tsx'
import { Icon } from '../../look/icon.tsx'
import { Seal } from '../../look/seal.tsx'
import { CardBack } from './cards/card-back.tsx'
import { EnemyCard } from './cards/enemy-card.tsx'
import { BossToken } from './cards/marks.tsx'
import { Picture } from './cards/plate.tsx'
import { RewardCard } from './cards/reward-card.tsx'
import { RuleText } from './cards/rule-text.tsx'
import { Count, EnemyChip, HiddenChip, pictureOf } from './chips.tsx'
import { EnemyBrief } from './enemy-brief.tsx'
import css from './go-on-stage.module.css'
import { Lanes } from './lane.tsx'
import { leftIn, orderBelow } from './places.ts'
import { clearedHere, likeliest } from './spoken.ts'
import { DOOR, NEXT } from './spots.ts'
import { SeatDiscs, useBoard } from './use-board.tsx'

const MOST_KINDS = 12
/** So many players leave room for words. */
const FEW = 2
const NO_STATE = {}

/** What the next hidden card may be: each kind with its power and odds, the weakest first. */
function Chances({ here }: { readonly here: DungeonView }) {
  const { table, texts, faces } = useBoard()
  const all = likeliest(table, here)
  const powers = all.map(({ power }) => power)
  const most = Math.max(...all.map(({ chance }) => chance.ways))
  const shown = all.slice(0, MOST_KINDS).sort((a, b) => a.power - b.power)
  return (
    <span className={css.chances}>
      <span className={css.range}>
        {texts.goOn.mayBe(texts.goOn.range(Math.min(...powers), Math.max(...powers)))}
      </span>
      <span className={css.list}>
        {shown.map(({ kind, power, chance, percent }) => {
          const face = faces.ofKind(table.content.kinds[kind])
          return (
            <span key={kind} className={css.chance}>
              <Picture name={pictureOf(face)} />
              <span className={css.chanceName}>
                {face.type === 'dungeon' ? face.enemy.title : face.title}
              </span>
              <span className={css.chancePower}>{power}</span>
              <span className={css.chanceBar}>
                <span style={{ width: `${(100 * chance.ways) / most}%` }} />
              </span>
              <span className={css.percent}>{texts.piles.percent(percent)}</span>
            </span>
          )
        })}
      </span>
    </span>
  )
}

function Head({
  state,
  icon,
  title,
  note,
  children,
}: {
  readonly state: SpotState
  readonly icon: 'play' | 'door'
  readonly title: string
  readonly note?: string | undefined
  readonly children?: ReactNode
}) {
  return (
    <span className={css.head}>
      <Icon name={icon} size={28} />
      <span className={css.title}>{title}</span>
      {state.sealed && state.lit ? <Seal /> : null}
      {note === undefined ? null : <span className={css.note}>{note}</span>}
      {children}
      <span className={css.voters}>
        {state.faces.map((seat) => (
          <SeatDiscs key={seat} seat={seat} />
        ))}
      </span>
    </span>
  )
}

/** Where a known card lies among those that are left. */
function Order({ here }: { readonly here: DungeonView }) {
  const { texts, size } = useBoard()
  const order = orderBelow(here)
  if (order.length === 0) return null
  return (
    <span className={css.order}>
      {here.top === undefined ? null : <span className={css.note}>{texts.combat.underneath}</span>}
      {order.map((one, i) =>
        'card' in one ? (
          <EnemyChip key={one.card} card={one.card} power={one.power} named={size === 'laptop'} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are told apart by their place.
          <HiddenChip key={`hidden ${i}`}>{texts.combat.hiddenBelow(one.hidden)}</HiddenChip>
        ),
      )}
    </span>
  )
}

/** The cards that are left, one behind the other. */
function Stack({ here }: { readonly here: DungeonView }) {
  const { size } = useBoard()
  return (
    <span className={css.stack} data-size={size}>
      {here.cards.map(({ card }, i) => (
        <span key={card ?? `hidden ${i}`} className={css.back}>
          <CardBack of="dungeon" size={size === 'laptop' ? 'large' : 'mini'} level={here.level} />
        </span>
      ))}
    </span>
  )
}

/** On a phone its text gives way, so that the players stay in sight. */
function Known({
  face,
  power,
}: {
  readonly face: DungeonFace | BossFace
  readonly power: number | undefined
}) {
  const { size } = useBoard()
  if (size === 'laptop') return <EnemyCard face={face} size="small" power={power} />
  return <EnemyBrief face={face} power={power} state={NO_STATE} />
}

function NextCard({ here }: { readonly here: DungeonView }) {
  const { texts, faces, table, size } = useBoard()
  // On a phone the chips alone tell what is left.
  const note = size === 'laptop' || orderBelow(here).length === 0 ? leftIn(here, texts) : undefined
  const face = here.top === undefined ? undefined : faces.of(here.top)
  const known = face?.type === 'dungeon' || face?.type === 'boss' ? face : undefined
  return (
    <SpotButton spot={NEXT} className={css.way} move="">
      {(state) => (
        <>
          <Head state={state} icon="play" title={texts.buttons.goOn} note={note}>
            <Order here={here} />
          </Head>
          <span className={css.body}>
            {known === undefined ? (
              <>
                <Stack here={here} />
                <Chances here={here} />
              </>
            ) : (
              <Known face={known} power={here.power} />
            )}
          </span>
          <TokenStep step={table.view.track.steps[1]} label={texts.goOn.thrownOut} />
        </>
      )}
    </SpotButton>
  )
}

/** From where to where the Boss token goes. */
function TokenStep({ step, label }: { readonly step: Step; readonly label: string }) {
  const { table, texts, size } = useBoard()
  const { track, boss } = table.view
  return (
    <span className={css.token} data-by={step.by}>
      <span className={css.tokenLabel}>{label}</span>
      <span className={css.tokenTo}>
        {size === 'laptop' ? <BossToken boss={boss} /> : null}
        {track.at} → <b>{step.at}</b>
        <span className={css.ofSkull}>/ {track.skull}</span>
      </span>
      {step.bossAttacks ? (
        <span className={css.attacks}>
          <Icon name="skull" size={24} /> {texts.board.bossAttacks}
        </span>
      ) : null}
      {step.gifts.length === 0 ? null : (
        <span className={css.giftLine}>
          {texts.board.giftsAre(
            step.gifts.map(({ cards, level }) => texts.board.gift(cards, level)).join(', '),
          )}
        </span>
      )}
    </span>
  )
}

/** T7.4: out of the dungeon, all cards go back to the decks. */
function FullDecks() {
  const { table, texts } = useBoard()
  return (
    <span className={css.full}>
      <span className={css.tokenLabel}>{texts.goOn.decksFull}</span>
      <span className={css.fullDecks}>
        {table.view.lanes.map(({ seat, deck, discard }) => (
          <span key={seat} className={css.fullDeck}>
            <SeatDiscs seat={seat} />
            <Count of="deck" cards={deck + discard} />
          </span>
        ))}
      </span>
    </span>
  )
}

function Leave() {
  const { table, texts, size } = useBoard()
  const [left] = table.view.track.steps
  return (
    <SpotButton spot={DOOR} className={`${css.way} ${css.leave}`} move="">
      {(state) => (
        <>
          <Head state={state} icon="door" title={texts.buttons.leave} />
          <span className={css.body}>{size === 'laptop' ? <FullDecks /> : null}</span>
          <TokenStep step={left} label={texts.goOn.leaveNow} />
        </>
      )}
    </SpotButton>
  )
}

function Reward({ here }: { readonly here: DungeonView }) {
  const { texts, faces, size, table } = useBoard()
  const reward = here.reward === undefined ? undefined : faces.of(here.reward)
  if (reward?.type !== 'reward') return null
  if (size !== 'laptop') {
    const manner = table.view.players > FEW ? 'signs' : 'words'
    return (
      <p className={css.rewardLine} data-as={manner}>
        {texts.goOn.ifClearedGet(reward.title)} <RuleText face={reward} as={manner} />
      </p>
    )
  }
  return (
    <div className={css.reward}>
      <span className={css.caption}>{texts.goOn.ifCleared}</span>
      <RewardCard face={reward} size="large" />
    </div>
  )
}

export function GoOnStage() {
  const { table, texts, size } = useBoard()
  const { here } = table.view
  if (here === undefined) return null
  return (
    <div className={css.stage} data-size={size}>
      <div className={css.ways} data-reward={here.reward !== undefined || undefined}>
        {here.cleared ? (
          <p className={css.cleared}>
            <Icon name={here.side === 'boss' ? 'crown' : 'flag'} size={32} />{' '}
            {clearedHere(table, texts)}
          </p>
        ) : (
          <>
            <NextCard here={here} />
            <Leave />
          </>
        )}
        <Reward here={here} />
      </div>
      <Lanes brief />
    </div>
  )
}
