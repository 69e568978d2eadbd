/** A thing from up close: cards, enemies, heroes, the location, perils, the Nemesis, the quest. */
import { type Card, candidates } from '@muster/engine'
import {
  type ActivationFace,
  type CardFace,
  type EnemyFace,
  type EnemyView,
  perilText,
  questText,
} from '@muster/terrinoth/view'
import type { ReactNode } from 'react'
import type { Spot } from '../../frame/board-module.ts'
import { useTexts } from '../../texts/texts.ts'
import { CardHead } from './activation-card.tsx'
import { Plate } from './cards/picture.tsx'
import { pictureOf, plainPictures } from './cards/pictures.ts'
import { Sign } from './cards/signs.tsx'
import { heroPicture } from './column.tsx'
import { Numbers } from './enemy-tile.tsx'
import { PileList } from './pile-list.tsx'
import { enemyName, nameOf, nemesisName } from './spoken.ts'
import { readSpot } from './spots.ts'
import { Space } from './strip.tsx'
import { closeTexts } from './texts/close/texts.ts'
import { useBoard } from './use-board.tsx'
import css from './zoom.module.css'

interface Shown {
  readonly spot: Spot
  readonly glance: boolean
}

function Pictured({
  picture,
  name,
  title,
  night = false,
  children,
}: {
  readonly picture: string
  readonly name: string
  readonly title: string
  readonly night?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={css.pictured}>
      <span className={css.plate}>
        <Plate picture={picture} name={name} ground="brick" night={night} />
      </span>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {children}
      </div>
    </div>
  )
}

function Lines({ of }: { readonly of: readonly string[] }) {
  const { say } = useBoard()
  return of.map((line) => <p key={line}>{say(line)}</p>)
}

function From({ face }: { readonly face: Pick<CardFace, 'from' | 'says'> }) {
  const { texts, say } = useBoard()
  return (
    <>
      {face.says === undefined ? null : (
        <p>
          <i>{say(face.says)}</i>
        </p>
      )}
      <p className={css.note}>{texts.card.from[face.from]}</p>
    </>
  )
}

function Activation({ face }: { readonly face: ActivationFace }) {
  const { table, texts } = useBoard()
  const close = useTexts(closeTexts)
  const { names } = table
  return (
    <div className={css.card}>
      <CardHead face={face} />
      <p className={css.kind}>
        {close.kind.activation(
          names.type(face.of),
          names.class(face.class),
          names.action(face.action),
        )}
        {`, ${texts.card.dice(face.dice)}`}
        {face.ranged ? `, ${texts.card.ranged}` : ''}
      </p>
      <Lines of={face.full} />
      <From face={face} />
    </div>
  )
}

/** Printed, and as it stands on the table. */
function Enemy({ face, now }: { readonly face: EnemyFace; readonly now?: EnemyView | undefined }) {
  const { table, say } = useBoard()
  const close = useTexts(closeTexts)
  const { names } = table
  return (
    <Pictured
      picture={pictureOf(face) ?? plainPictures.enemy}
      name={face.name}
      title={face.title}
      night={face.rank === 'nemesis'}
    >
      <p className={css.note}>
        {[
          ...face.traits.map((trait) => names.trait(trait)),
          close.kind.enemy(face.rank, names.difficulty(face.difficulty)),
        ].join(', ')}
      </p>
      <Numbers of={now ?? { ...face, left: face.health }} />
      <Lines of={face.full} />
      {face.bar.length === 0 ? null : (
        <>
          <h3 className={css.heading}>{close.bar}</h3>
          <ol className={css.list}>
            {face.bar.map(({ title, text }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar never changes.
              <li key={n}>
                <b>{say(title)}</b> {say(text)}
              </li>
            ))}
          </ol>
        </>
      )}
      <From face={face} />
    </Pictured>
  )
}

function AnyCard({ card }: { readonly card: Card }) {
  const { faces, table } = useBoard()
  const close = useTexts(closeTexts)
  const face = faces.of(card)
  switch (face.type) {
    case 'activation':
      return <Activation face={face} />
    case 'enemy':
      return <Enemy face={face} />
    case 'location':
      return (
        <Pictured
          picture={pictureOf(face) ?? plainPictures.location}
          name={face.name}
          title={face.title}
        >
          <p className={css.note}>
            {close.places[face.kind]}, {table.names.difficulty(face.difficulty)}
          </p>
          <p>{close.spawns(face.engaged, face.shadows)}</p>
          <Lines of={face.full} />
          <From face={face} />
        </Pictured>
      )
    case 'item':
    case 'event':
      return (
        <Pictured
          picture={pictureOf(face) ?? plainPictures.exploration}
          name={face.name}
          title={face.title}
        >
          <p className={css.note}>{close.kind[face.type]}</p>
          <Lines of={face.full} />
          <From face={face} />
        </Pictured>
      )
  }
}

/** One that lies face down: which it may be. */
function HiddenEnemy({ code, glance }: { readonly code: number; readonly glance: boolean }) {
  const { table } = useBoard()
  const close = useTexts(closeTexts)
  const cards = [...candidates(table.state, code)].sort((a, b) => a - b)
  return (
    <>
      <Sentence spot={`enemy:${code}`} />
      {glance ? null : (
        <>
          <h3 className={css.heading}>{close.mayBe}</h3>
          <PileList cards={cards} />
        </>
      )}
    </>
  )
}

function EnemyAt({ code, glance }: { readonly code: number; readonly glance: boolean }) {
  const { table, faces, texts, match, say } = useBoard()
  if (code < 0) return <HiddenEnemy code={code} glance={glance} />
  const { view } = table
  const all = [...view.shadows, ...view.heroes.flatMap(({ engaged }) => engaged)]
  const now = all.find((enemy) => enemy.code === code) ?? view.nemesis.enemy
  const face = faces.of(code)
  if (face.type !== 'enemy') return null
  return (
    <>
      {now === undefined ? null : (
        <p className={css.note}>{say(enemyName({ table, texts, match }, now))}</p>
      )}
      <Enemy face={face} now={now} />
    </>
  )
}

function Hero({ n, glance }: { readonly n: number; readonly glance: boolean }) {
  const { table, faces, texts, say, match } = useBoard()
  const close = useTexts(closeTexts)
  const hero = table.view.heroes.find((one) => one.hero === n)
  if (hero === undefined) return null
  const face = faces.hero(hero.name)
  const { names } = table
  return (
    <>
      <Pictured picture={heroPicture(hero.name)} name={hero.name} title={say(face.title)}>
        <p className={css.note}>{say(nameOf(`hero:${n}`, { table, texts, match }))}</p>
        <p>
          <i>{say(face.motto)}</i>
        </p>
        <h3 className={css.heading}>{close.ability}</h3>
        <Lines of={face.full} />
        {hero.conditions.map((condition) => (
          <p key={condition}>
            <Sign name={condition} /> <b>{names.condition(condition)}</b>{' '}
            {say(names.conditionText(condition))}
          </p>
        ))}
        <p className={css.note}>{texts.card.from[face.abilityFrom]}</p>
      </Pictured>
      {glance || hero.items.length === 0 ? null : (
        <>
          <h3 className={css.heading}>{close.items}</h3>
          <PileList cards={hero.items} />
        </>
      )}
    </>
  )
}

function Place() {
  const { table, faces, texts, match, say } = useBoard()
  const { card } = table.view.location
  if (card < 0) return <p>{texts.strip.noPlace}</p>
  return (
    <>
      <p className={css.note}>{say(nameOf('location', { table, texts, match }))}</p>
      {faces.of(card).type === 'location' ? <AnyCard card={card} /> : null}
    </>
  )
}

function Perils({ only }: { readonly only?: number | undefined }) {
  const { table, say } = useBoard()
  const close = useTexts(closeTexts)
  const { content, state, language } = table
  const quest = content.pack.quests[state.quest]
  return (
    <section>
      <h3 className={css.heading}>{close.perils}</h3>
      {quest.perils.map((peril, n) =>
        only !== undefined && only !== 0 && only !== n + 1 ? null : (
          <div key={peril.title.en.text} className={css.peril}>
            <p>
              <Space color={n + 1} /> <b>{say(peril.title[language].text)}.</b>{' '}
              {say(perilText(peril, language, quest.counters))}
            </p>
            <p className={css.note}>
              <i>{say(peril.says[language])}</i>
            </p>
          </div>
        ),
      )}
    </section>
  )
}

function Quest({ glance }: { readonly glance: boolean }) {
  const { table, texts, say } = useBoard()
  const { content, state, language, view, names } = table
  const quest = content.pack.quests[state.quest]
  // Victory, defeats and perils stand by themselves.
  const told = 1 + quest.defeat.length + quest.perils.length
  return (
    <Pictured picture={plainPictures.quest} name={quest.name} title={say(names.quest(view.quest))}>
      <p className={css.note}>
        {[
          names.difficulty(view.difficulty),
          ...view.counters.map(({ title, at, of }) => texts.strip.counter(title, at, of)),
        ].join(', ')}
      </p>
      <p>
        <b>{texts.strip.goal}:</b> {say(view.goal)}
      </p>
      <p>
        <b>{texts.strip.danger}:</b> {say(view.danger)}
      </p>
      {glance ? null : (
        <>
          <Lines of={questText(quest, language).slice(0, -told)} />
          <Perils />
          <p className={css.note}>{say(quest.story.before[language])}</p>
        </>
      )}
    </Pictured>
  )
}

function Nemesis() {
  const { table, texts, faces, match, say } = useBoard()
  const { content, state, view } = table
  const face = faces.of(content.quests[state.quest].nemesis)
  return (
    <>
      <p className={css.note}>{say(nemesisName({ table, texts, match }))}</p>
      {face.type === 'enemy' ? <Enemy face={face} now={view.nemesis.enemy} /> : null}
    </>
  )
}

function Sentence({ spot }: { readonly spot: Spot }) {
  const { table, texts, match, say } = useBoard()
  return <p>{say(nameOf(spot, { table, texts, match }))}</p>
}

function Thing({ spot, glance }: Shown) {
  const { table } = useBoard()
  const parts = readSpot(spot)
  switch (parts?.kind) {
    case 'card':
    case 'item':
      return <AnyCard card={parts.n} />
    case 'enemy':
      return <EnemyAt code={parts.n} glance={glance} />
    case 'hero':
      return <Hero n={parts.n} glance={glance} />
    case 'location':
      return <Place />
    case 'lair':
      return <Nemesis />
    case 'quest':
      return <Quest glance={glance} />
    case 'peril':
      return (
        <>
          <Sentence spot={spot} />
          <Perils only={table.view.peril.spaces[parts.n]} />
        </>
      )
    default:
      return <Sentence spot={spot} />
  }
}

/** `glance`: beside the mouse, to be read and not touched. */
export function Zoom({ spot, glance }: Shown) {
  return (
    <div className={glance ? css.glance : undefined}>
      <Thing spot={spot} glance={glance} />
    </div>
  )
}
