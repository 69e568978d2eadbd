/** The party's power against the enemy's: what is sure, what the hand adds, what an option would bring. */
import { signed } from '@muster/engine'
import type { CombatView } from '@muster/tenefyr/view'
import css from './meter.module.css'
import { type HandPower, useHandPower } from './shown-hand.ts'
import type { BoardTexts } from './texts/words.ts'
import { useBoard } from './use-board.tsx'

/** How the enemy's power comes about, where it is more than a printed number. */
function Parts({ combat }: { readonly combat: CombatView }) {
  const { texts } = useBoard()
  if (combat.parts.length < 2) return null
  return (
    <span className={css.parts}>
      {combat.needed} ={' '}
      {combat.parts
        .map((part) => {
          if (part.from === 'rule') {
            return `${signed(part.by)} (${texts.combat.per(part.count, part.per)})`
          }
          const by = part.from === 'printed' ? String(part.by) : signed(part.by)
          return `${by} (${texts.combat.parts[part.from]})`
        })
        .join(' ')}
    </span>
  )
}

/** What the option under the finger would make of the party's power. */
function useGhostPower(party: number): number | undefined {
  const { ghost } = useBoard()
  if (ghost === undefined) return undefined
  const power = ghost.checked ?? ghost.table.view.combat?.party
  return power === undefined || power === party ? undefined : power
}

function verdict({ combat }: BoardTexts, missing: number, hand: HandPower | undefined): string {
  if (missing <= 0) {
    const ordered = hand?.ordered === true
    if (hand?.paid === true) return `✓ ${combat.winsPaid(ordered)}`
    return `✓ ${ordered ? combat.winsInOrder : combat.wins}`
  }
  return hand?.more === true ? combat.missingSoFar(missing) : combat.missing(missing)
}

export function Meter({ combat }: { readonly combat: CombatView }) {
  const { texts, ghost, size } = useBoard()
  const { party } = combat
  const hand = useHandPower(combat)
  const ghostPower = useGhostPower(party)
  const needed = ghost?.table.view.combat?.needed ?? hand?.neededKept ?? combat.needed
  const hoped = ghostPower ?? hand?.reached ?? party
  const most = Math.max(needed, hoped, party, 1)
  const share = (power: number): string => `${(100 * Math.max(0, power)) / most}%`
  const missing = needed - hoped
  const inHand = hand === undefined || ghostPower !== undefined ? 0 : hand.power
  return (
    <div className={css.meter} data-won={missing <= 0 || undefined} data-size={size} data-needed>
      <div className={css.numbers}>
        <span className={css.now}>
          <b className={css.party}>{party}</b>
          {inHand === 0 ? null : (
            <span className={css.add}>{texts.combat.inHand(signed(inHand))}</span>
          )}
          {ghostPower === undefined ? null : <span className={css.add}>→ {ghostPower}</span>}
          <span className={css.of}>{texts.combat.of(hoped, needed)}</span>
        </span>
        <span className={css.verdict}>
          {verdict(texts, missing, ghostPower === undefined ? hand : undefined)}
        </span>
      </div>
      <span
        className={css.bar}
        role="img"
        aria-label={texts.combat.meter(party, hoped - party, needed)}
      >
        <span
          className={css.hoped}
          style={{ width: share(hoped) }}
          data-ghost={ghostPower !== undefined || undefined}
        />
        <span className={css.sure} style={{ width: share(Math.min(party, hoped)) }} />
        <span className={css.goal} style={{ left: share(needed) }} />
      </span>
      <Odds combat={combat} />
    </div>
  )
}

/** The odds of the hand and of a new one, and how the enemy's power comes about. */
function Odds({ combat }: { readonly combat: CombatView }) {
  const { texts, decision } = useBoard()
  const newHand = decision?.prompt === 'keep-hand' ? combat.hand?.newHand : undefined
  const then = combat.hand?.kept
  if (newHand === undefined && then === undefined && combat.parts.length < 2) return null
  return (
    <div className={css.odds}>
      {then === undefined ? null : <span>{texts.combat.thenNext(then)}</span>}
      {newHand === undefined ? null : <span>{texts.combat.newHand(newHand.needed, newHand)}</span>}
      <Parts combat={combat} />
    </div>
  )
}
