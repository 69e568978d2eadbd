/** The deal of a day, and who did best with it. */
import { changes, type Database, statement } from './database.ts'
import { maybeWhole, type Row, text, whole } from './rows.ts'
import type { Dailies, Daily, DailyResult, RankedResult } from './storage.ts'

/** All but the seed, which only `seed` reads. */
const DAILY = 'game, day, header, opened'
const RANKED = `SELECT r.*, a.name, (
    SELECT count(*) FROM daily_results b WHERE b.game = r.game AND b.day = r.day
      AND (b.score > r.score OR (b.score = r.score AND b.at < r.at))
  ) + 1 AS rank
  FROM daily_results r JOIN accounts a ON a.id = r.account`

export function dailiesIn(database: Database): Dailies {
  return {
    async begin({ game, day, header }, seed) {
      const [, [row]] = await database.batch([
        statement(
          'INSERT INTO dailies (game, day, header, seed) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
          ...[game, day, header, seed],
        ),
        statement(`SELECT ${DAILY} FROM dailies WHERE game = ? AND day = ?`, game, day),
      ])
      return daily(row)
    },
    async get(game, day) {
      const sql = `SELECT ${DAILY} FROM dailies WHERE game = ? AND day = ?`
      const [row] = await database.all(sql, game, day)
      return row && daily(row)
    },
    async seed(game, day) {
      const sql = 'SELECT seed FROM dailies WHERE game = ? AND day = ?'
      const [row] = await database.all(sql, game, day)
      return row && text(row, 'seed')
    },
    async unopened(before) {
      const sql = `SELECT ${DAILY} FROM dailies WHERE opened IS NULL AND day < ? ORDER BY day, game`
      return (await database.all(sql, before)).map(daily)
    },
    open(game, day, at) {
      return changes(
        database,
        'UPDATE dailies SET opened = ? WHERE game = ? AND day = ? AND opened IS NULL RETURNING day',
        ...[at, game, day],
      )
    },
    addResult({ game, day, account, match, score, json, at }) {
      return changes(
        database,
        `INSERT INTO daily_results (game, day, account, match_id, score, json, at)
          VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING game`,
        ...[game, day, account, match, score, json, at],
      )
    },
    async ranking(game, day, most) {
      const sql = `${RANKED} WHERE r.game = ? AND r.day = ?
        ORDER BY r.score DESC, r.at, r.account LIMIT ?`
      return (await database.all(sql, game, day, most)).map(ranked)
    },
    async resultOf(game, day, account) {
      const sql = `${RANKED} WHERE r.game = ? AND r.day = ? AND r.account = ?`
      const [row] = await database.all(sql, game, day, account)
      return row && ranked(row)
    },
    async players(game, day) {
      const sql = 'SELECT count(*) AS players FROM daily_results WHERE game = ? AND day = ?'
      const [row] = await database.all(sql, game, day)
      return whole(row, 'players')
    },
  }
}

function daily(row: Row): Daily {
  return {
    game: text(row, 'game'),
    day: text(row, 'day'),
    header: text(row, 'header'),
    opened: maybeWhole(row, 'opened'),
  }
}

export function dailyResult(row: Row): DailyResult {
  return {
    game: text(row, 'game'),
    day: text(row, 'day'),
    account: text(row, 'account'),
    match: text(row, 'match_id'),
    score: whole(row, 'score'),
    json: text(row, 'json'),
    at: whole(row, 'at'),
  }
}

function ranked(row: Row): RankedResult {
  return { ...dailyResult(row), rank: whole(row, 'rank'), name: text(row, 'name') }
}
