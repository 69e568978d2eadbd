/** The table when all is over: how the last fight stood. */
import { Icon } from '../../look/icon.tsx'
import { EnemyCard } from './cards/enemy-card.tsx'
import css from './end-stage.module.css'
import { Lanes } from './lane.tsx'
import { Track } from './track.tsx'
import { useBoard } from './use-board.tsx'

export function EndStage() {
  const { table, texts, match, faces, size, say } = useBoard()
  const { result, bossDeck } = table.view
  const won = result === 'won'
  const face = bossDeck.top === undefined ? undefined : faces.of(bossDeck.top)
  return (
    <div className={css.stage} data-size={size}>
      <div className={css.track}>
        <Track />
      </div>
      <div className={css.middle}>
        <h2 className={css.title} data-won={won || undefined}>
          <Icon name={won ? 'crown' : 'skull'} size={56} />
          {won ? texts.end.won : texts.end.lost}
        </h2>
        {match.result === undefined ? null : <p className={css.say}>{say(match.result.say)}</p>}
        {face?.type === 'boss' || face?.type === 'dungeon' ? (
          <div className={css.enemy}>
            <EnemyCard face={face} size="small" power={bossDeck.power} />
          </div>
        ) : null}
      </div>
      <div className={css.players}>
        <Lanes brief />
      </div>
    </div>
  )
}
