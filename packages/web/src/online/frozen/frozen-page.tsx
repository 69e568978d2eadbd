/** A match that the rules no longer fit: who played it, what happened, and its file. */
import { type ChatLine, chatText } from '@muster/table'
import { botTitle } from '@muster/table/bots'
import type { Lobby } from '@muster/table/online'
import { useState } from 'react'
import { Link } from 'wouter'
import { fileName, saveFile } from '../../frame/sheets/save-file.ts'
import type { Around } from '../../host/online.ts'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { Icon } from '../../look/icon.tsx'
import { Seat } from '../../look/seat.tsx'
import { Page } from '../../pages/page.tsx'
import type { GameTexts } from '../../pages/set-up/games/game-set-up.ts'
import { setUpOf, setUps } from '../../pages/set-up/games/registry.ts'
import { Cover } from '../../pages/start/cover.tsx'
import { sayWhen } from '../../pages/start/when.ts'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { notationOf } from '../api.ts'
import { lobbyTexts } from '../lobby/texts.ts'
import { sayTrouble } from '../lobby/use-lobby.ts'
import { matchesTexts } from '../start/matches-texts.ts'
import styles from './frozen.module.css'
import { frozenTexts } from './texts.ts'

interface FrozenPageProps {
  readonly around: Around
  readonly frozen: NonNullable<Around['frozen']>
}

export function FrozenPage({ around, frozen }: FrozenPageProps) {
  const texts = useTexts(frozenTexts)
  const { chat, why } = frozen
  return (
    <Page title={texts.title} lead={texts.lead}>
      <About around={around} />
      <Happened frozen={frozen} />
      {chat.length > 0 && <Said chat={chat} lobby={around.lobby} />}
      <details className={styles.detail}>
        <summary>{texts.detail}</summary>
        <p lang="en">{why}</p>
      </details>
    </Page>
  )
}

function About({ around }: { readonly around: Around }) {
  const { lobby, me } = around
  const texts = useTexts(frozenTexts)
  const { list, you } = useTexts(matchesTexts)
  const { language } = useSettings()
  const setUp = setUpOf(lobby.game) ?? setUps[0]
  const game: GameTexts = useTexts(setUp.texts)
  // A choice that the page of today has no name for is left out.
  const line = setUp.line(lobby.options, game).filter((part: string | undefined) => part)
  const when = sayWhen(lobby.created, Date.now(), spoken(language))
  const names = lobby.seats.map(({ person, bot }) =>
    bot !== undefined
      ? botTitle(bot, spoken(language))
      : person === me
        ? you
        : nameOf(lobby, person ?? '') || texts.openSeat,
  )
  return (
    <div className={styles.about} data-game={lobby.game} data-frozen>
      <Cover game={lobby.game} />
      <div className={styles.words}>
        <h2>{game.title}</h2>
        <p>{[...line, ...(when === undefined ? [] : [when])].join(' · ')}</p>
        <p className={styles.players}>
          <span className={styles.seats}>
            {lobby.seats.map(({ seat, bot }) => (
              <Seat key={seat} seat={seat} size="small">
                <Icon name={bot === undefined ? 'person' : 'bot'} />
              </Seat>
            ))}
          </span>
          {texts.players(list(names))}
        </p>
        <Ways lobby={lobby} />
      </div>
    </div>
  )
}

function Ways({ lobby: { match, game } }: { readonly lobby: Lobby }) {
  const texts = useTexts(frozenTexts)
  const troubles = useTexts(lobbyTexts)
  const [trouble, setTrouble] = useState('')
  const save = async () => {
    try {
      saveFile(fileName(game, new Date(), 'muster'), await notationOf(match))
      setTrouble('')
    } catch (error) {
      setTrouble(sayTrouble(error, troubles))
    }
  }
  return (
    <>
      <p className={styles.ways}>
        <Button kind="main" onClick={save}>
          {texts.save}
        </Button>
        <Link href="/" className={buttonLook('second')}>
          {texts.startPage}
        </Link>
      </p>
      {trouble !== '' && <FieldError>{trouble}</FieldError>}
    </>
  )
}

function Happened({ frozen }: Pick<FrozenPageProps, 'frozen'>) {
  const texts = useTexts(frozenTexts)
  const saying = useSaying()
  const { language } = useSettings()
  const lines = frozen.lines[spoken(language)]
  return (
    <section className={styles.panel} aria-labelledby="frozen-happened">
      <h2 id="frozen-happened">{texts.happened}</h2>
      <ol className={styles.lines}>
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever added to them.
          <li key={n}>{saying(line)}</li>
        ))}
      </ol>
      {lines.length === 0 ? (
        <p className={styles.soft}>{texts.nothingKept}</p>
      ) : frozen.whole ? null : (
        <p className={styles.soft}>{texts.notWhole}</p>
      )}
    </section>
  )
}

interface SaidProps {
  readonly chat: readonly ChatLine[]
  readonly lobby: Lobby
}

function Said({ chat, lobby }: SaidProps) {
  const texts = useTexts(frozenTexts)
  const { language } = useSettings()
  return (
    <section className={styles.panel} aria-labelledby="frozen-said">
      <h2 id="frozen-said">{texts.said}</h2>
      <ol className={styles.lines}>
        {chat.map((line) => (
          <li key={line.n}>
            <strong>{nameOf(lobby, line.person)}</strong> {chatText(line, spoken(language))}
          </li>
        ))}
      </ol>
    </section>
  )
}

const nameOf = ({ people }: Lobby, person: string): string =>
  people.find(({ id }) => id === person)?.name ?? ''
