/** A thing from up close: full text, keywords, where it comes from. */
import { useState } from 'react'
import { Button } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { Seal } from '../../look/seal.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { Spot } from '../board-module.ts'
import { useMatch } from '../match-context.ts'
import { frameTexts } from '../texts/texts.ts'
import { Sheet, type Side } from './sheet.tsx'
import { sheetTexts } from './texts/texts.ts'
import styles from './zoom.module.css'

export function ZoomSheet({ spot }: { readonly spot: Spot }) {
  const { board, view, past, state, spots, point } = useMatch()
  const { sealNote, sealNoteAlone } = useTexts(frameTexts)
  const texts = useTexts(sheetTexts)
  const [side] = useState(() => sideAwayFrom(spot))
  const people = view.seats.filter(({ bot }) => bot === undefined)
  return (
    <Sheet
      title={texts.zoom}
      // What may come is shown on a board that leaves room beside it: the sheet lies there.
      {...(board.beside === true ? { aside: true } : { side })}
      foot={
        people.length > 1 ? (
          <Button onClick={() => point(spot)}>
            <Icon name="pointing" />
            {texts.pointAt}
          </Button>
        ) : undefined
      }
    >
      {spots.get(spot)?.sealed === true && (
        <p className={styles.sealed}>
          <Seal size={16} />
          {people.length > 1 ? sealNote : sealNoteAlone}
        </p>
      )}
      <board.Zoom spot={spot} view={past ?? view} state={state} />
    </Sheet>
  )
}

/** From here on a thing is too far to the right for a sheet there. */
const FAR = 0.6

/** What is looked at stays in sight. */
function sideAwayFrom(spot: Spot): Side {
  const place = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect()
  if (place === undefined) return 'right'
  return place.left + place.width / 2 > innerWidth * FAR ? 'left' : 'right'
}
