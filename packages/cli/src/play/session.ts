/** The terminal table: the picture, what happened, the question; an answer, and again. */
import { isAbsolute, resolve } from 'node:path'
import { type AnyGame, type LanguageCode, PARTY, printMatch } from '@muster/engine'
import { beginsRow, botTitle } from '@muster/table'
import { findCards, tellCard } from '../card-sheets.ts'
import { whyNot, writeWhole } from '../files.ts'
import type { Box } from '../games.ts'
import { fitted, wrap } from '../layout.ts'
import { sayRule } from '../say-rule.ts'
import { fill, type Texts, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'
import { readAnswer } from './answer.ts'
import type { Saves } from './saves.ts'
import type { Table } from './table.ts'
import { commandWords, type Order } from './words.ts'

const LOG_LINES = 30
const MOST_CARDS = 12

export class Session {
  private readonly world: World
  private readonly box: Box
  private readonly game: AnyGame
  private readonly language: LanguageCode
  private readonly table: Table
  private readonly saves: Saves
  private readonly texts: Texts
  /** What has happened since somebody was last asked. */
  private news: string[]

  constructor(
    world: World,
    box: Box,
    language: LanguageCode,
    table: Table,
    saves: Saves,
    news: readonly string[],
  ) {
    this.world = world
    this.box = box
    this.game = box.game
    this.language = language
    this.table = table
    this.saves = saves
    this.texts = textsIn[language]
    this.news = [...news]
  }

  /** Plays on to the end, or until the players leave. */
  async play(): Promise<'over' | 'left'> {
    const { table } = this
    this.save()
    while (!table.match.isOver) {
      const bot = table.bots[table.chooser]
      if (bot !== undefined) {
        this.letBotChoose(bot.name)
        continue
      }
      this.show()
      if ((await this.answered()) === 'left') return 'left'
    }
    this.draw()
    this.tellNews()
    return 'over'
  }

  private save(): void {
    this.saves.write(this.table.match.record)
  }

  private letBotChoose(bot: string): void {
    const { table, game, texts, language } = this
    const seat = table.chooser
    const name = game.seatName(table.match.state, seat, language)
    const { choice, lines } = table.choose(table.botChoice(seat))
    // The log says what was chosen, where it says anything.
    this.news.push(
      ...(lines.length > 0
        ? lines
        : [fill(texts.botPlays, { seat: name, bot: botTitle(bot, language), choice })]),
    )
    this.save()
  }

  /** Asks until a choice is made or taken back. */
  private async answered(): Promise<'chosen' | 'left'> {
    const { table, language, texts } = this
    const { terminal } = this.world
    const options = table.sayOptions()
    const names = table.match.texts().map((text, i) => [options[i], text])
    for (;;) {
      const line = await terminal.ask(terminal.colours.bold(texts.choicePrompt))
      if (line === undefined) return 'left'
      const answer = readAnswer(line, names, language)
      if (answer.kind === 'choice') {
        const { lines } = table.choose(answer.index)
        this.news = [...lines]
        this.save()
        return 'chosen'
      }
      if (answer.kind === 'problem') this.say(answer.sentence)
      else if (answer.order.command === 'quit') return 'left'
      else if (this.obey(answer.order) === 'changed') return 'chosen'
    }
  }

  private obey(order: Order): 'changed' | 'same' {
    switch (order.command) {
      case 'undo':
        return this.undo()
      case 'why':
        this.say(sayRule(this.box, this.table.match.asking.rule, this.language))
        return 'same'
      case 'log':
        this.tell(this.table.log().slice(-(Number(order.rest) || LOG_LINES)))
        return 'same'
      case 'table':
        this.show()
        return 'same'
      case 'piles':
        this.tell(this.game.sayPiles(this.table.match.state, this.language))
        return 'same'
      case 'card':
        this.tellCard(order.rest)
        return 'same'
      case 'save':
        this.saveTo(order.rest)
        return 'same'
      default:
        this.help()
        return 'same'
    }
  }

  private undo(): 'changed' | 'same' {
    const { table, texts } = this
    const undone = table.undo()
    if (undone === undefined) {
      this.say(texts.nothingToUndo)
      return 'same'
    }
    const { choice, bots, showed } = undone
    const text = bots > 0 ? texts.undoneWithBots : texts.undone
    const news = fill(text, { choice, count: bots })
    this.news = [showed ? `${news} ${texts.sawCards}` : news]
    this.save()
    return 'changed'
  }

  private saveTo(named: string): void {
    const { texts, saves } = this
    const file = named === '' ? saves.file : isAbsolute(named) ? named : resolve(named)
    try {
      writeWhole(file, printMatch(this.table.match.record))
      this.say(fill(texts.saved, { file }))
    } catch (error) {
      this.say(fill(texts.cannotSave, { file, why: whyNot(error, texts) }))
    }
  }

  private tellCard(asked: string): void {
    const { box, table, language, texts } = this
    const { terminal } = this.world
    if (asked === '') {
      this.say(fill(texts.whichCard, { card: commandWords[language].card[0] }))
      return
    }
    const found = findCards(asked, box.cards(language, table.match.record.options))
    if (found.length === 0) this.say(fill(texts.noCard, { asked }))
    if (found.length > 1) {
      const named = found.slice(0, MOST_CARDS).map(({ title, name }) => `${title} (${name})`)
      const more = found.length > MOST_CARDS ? ' …' : ''
      this.say(fill(texts.severalCards, { asked, cards: named.join(', ') + more }))
    }
    if (found.length !== 1) return
    tellCard(terminal, found[0].sheet, texts, true)
    terminal.say()
  }

  private help(): void {
    const words = commandWords[this.language]
    this.say(
      fill(this.texts.helpInPlay, {
        undo: words.undo[0],
        why: words.why[0],
        log: words.log[0],
        table: words.table[0],
        piles: words.piles[0],
        card: words.card[0],
        save: words.save[0],
        quit: words.quit[0],
      }),
    )
    const signs = this.box.signs(this.language).join(' · ')
    this.say(fill(this.texts.signs, { signs }))
  }

  private show(): void {
    this.draw()
    this.tellNews()
    this.ask()
  }

  private draw(): void {
    // In a row of picks the table is still in sight.
    if (this.table.match.asking.continues && !this.table.match.isOver) return
    const { terminal } = this.world
    terminal.say()
    const drawn = this.game.picture?.(this.table.match.state, this.language) ?? ''
    terminal.say(fitted(drawn, terminal.columns))
  }

  private tellNews(): void {
    this.world.terminal.say()
    this.tell(this.news)
  }

  private tell(lines: readonly string[]): void {
    const { terminal } = this.world
    for (const line of lines) {
      terminal.say(terminal.colours.cyan(wrap(`· ${line}`, terminal.columns, '  ')))
    }
  }

  private ask(): void {
    const { game, table, language } = this
    const { terminal } = this.world
    const { bold, dim, yellow } = terminal.colours
    const { match } = table
    const prompt = game.sayPrompt(match.state, match.asking, language)
    const mark = match.asking.by === PARTY ? yellow : bold
    const rule = `(${match.asking.rule})`
    const inOrder = beginsRow(game, match.state) ? ` ${this.texts.inOrder}` : ''
    const question = wrap(`${prompt}${inOrder} ${rule}`, terminal.columns)
    terminal.say(mark(question.slice(0, -rule.length)) + dim(rule))
    const options = table.sayOptions()
    const digits = String(options.length).length
    options.forEach((option, i) => {
      const number = String(i + 1).padStart(digits + 1)
      const text = wrap(`${number}  ${option}`, terminal.columns, ' '.repeat(digits + 3))
      terminal.say(bold(text.slice(0, number.length)) + text.slice(number.length))
    })
  }

  private say(text: string): void {
    const { terminal } = this.world
    terminal.say(
      text
        .split('\n')
        .map((line) => wrap(line, terminal.columns))
        .join('\n'),
    )
  }
}
