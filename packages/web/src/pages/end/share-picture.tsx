/** A picture of the match, to keep or to send. */
import { useEffect, useState } from 'react'
import { useMatch } from '../../frame/match-context.ts'
import { fileName, saveFile } from '../../frame/sheets/save-file.ts'
import type { EndingView, StoryView } from '../../host/keepsakes.ts'
import { Button } from '../../look/controls/button.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { useGameStamps } from '../stamps/use-game-stamps.ts'
import { headlineOf } from './headline.ts'
import { type Poster, pictureOf, SIZE } from './picture.ts'
import styles from './share-picture.module.css'
import { endTexts } from './texts.ts'

/** The sentence that makes one want to hear the rest. */
function bestOf({ sentences }: StoryView): string {
  // That it was never close is no tale: a close call can be looked at.
  const close = sentences.find(({ kind, entry }) => kind === 'close' && entry !== undefined)
  const turning = sentences.find(({ kind }) => kind === 'turning')
  const end = sentences.find(({ kind }) => kind === 'end')
  return (close ?? turning ?? end)?.say ?? ''
}

interface Made {
  readonly blob: Blob
  readonly url: string
}

export function SharePicture({ ending }: { readonly ending: EndingView }) {
  const texts = useTexts(endTexts)
  const { view } = useMatch()
  const [made, alt] = usePicture(ending)
  if (made === undefined) return null
  const file = new File([made.blob], fileName(view.game, new Date(ending.time), 'png'), {
    type: 'image/png',
  })
  const share = () => {
    navigator.share({ files: [file] }).catch(() => {
      // Who changes their mind has still the other button.
    })
  }
  return (
    <section className={styles.picture} aria-label={texts.picture}>
      <img src={made.url} alt={alt} width={SIZE.width} height={SIZE.height} />
      <div className={styles.ways}>
        <Button onClick={() => saveFile(file.name, made.blob)}>{texts.savePicture}</Button>
        {canShare(file) && <Button onClick={share}>{texts.sendPicture}</Button>}
      </div>
    </section>
  )
}

const canShare = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] })

function usePicture({ story, time }: EndingView): [Made | undefined, alt: string] {
  const { view, board } = useMatch()
  const { language } = useSettings()
  const saying = useSaying()
  const stamps = useGameStamps(view.game)
  const [made, setMade] = useState<Made | undefined>()
  const heading = saying(board.heading(view, language))
  const [result] = headlineOf(saying(view.result?.say ?? ''))
  const sentence = saying(bestOf(story))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match that is over changes only its words.
  useEffect(() => {
    if (stamps === undefined) return
    let url = ''
    let isHere = true
    const poster: Poster = {
      heading,
      result,
      won: view.result?.won ?? false,
      sentence,
      players: view.seats.map(({ name }) => name).join(' · '),
      date: new Intl.DateTimeFormat(spoken(language), { dateStyle: 'long' }).format(time),
      ...stamps.figures(view),
    }
    pictureOf(poster, stamps).then(
      (blob) => {
        if (!isHere) return
        url = URL.createObjectURL(blob)
        setMade({ blob, url })
      },
      () => {
        // The end stands without its picture.
      },
    )
    return () => {
      isHere = false
      URL.revokeObjectURL(url)
    }
  }, [stamps, heading, result, sentence])
  return [made, `${heading}. ${result} ${sentence}`]
}
