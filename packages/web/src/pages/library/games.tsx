/** The games of the library. */
import { Link } from 'wouter'
import { buttonLook } from '../../look/controls/button.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import type { GameSetUp } from '../set-up/games/game-set-up.ts'
import { setUps } from '../set-up/games/registry.ts'
import { Cover } from '../start/cover.tsx'
import { addressOf } from './asked.ts'
import styles from './library.module.css'
import { libraries } from './registry.ts'
import { libraryTexts } from './texts/texts.ts'

/** `missing`: a game that was asked for and is not here. */
export function Games({ missing }: { readonly missing?: string | undefined }) {
  const texts = useTexts(libraryTexts)
  return (
    <Page title={texts.library} lead={texts.lead}>
      {missing !== undefined && <p className={styles.missing}>{texts.noGame(missing)}</p>}
      <ul className={styles.games}>
        {setUps
          .filter(({ game }) => Object.hasOwn(libraries, game))
          .map((setUp) => (
            <li key={setUp.game}>
              <Game setUp={setUp} />
            </li>
          ))}
      </ul>
    </Page>
  )
}

function Game({ setUp: { game, texts: words } }: { readonly setUp: GameSetUp }) {
  const texts = useTexts(libraryTexts)
  const { title } = useTexts(words)
  return (
    <article className={styles.game} data-game={game}>
      <Cover game={game} />
      <div>
        <h2>{title}</h2>
        <p className={styles.ways}>
          {(['cards', 'rules'] as const).map((shelf) => (
            <Link
              key={shelf}
              href={addressOf(game, { shelf })}
              className={buttonLook()}
              aria-label={`${texts[shelf]} · ${title}`}
            >
              {texts[shelf]}
            </Link>
          ))}
        </p>
      </div>
    </article>
  )
}
