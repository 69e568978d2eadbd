/**
 * Looks on while all that is wrong is tried. Around every test all that is kept and told is compared, and afterwards
 * somebody chooses.
 */
import type { OnlineErrorCode } from '@muster/table/online'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { TestPerson } from '../http/person.ts'
import { type Chance, chanceOf } from './chance.ts'
import { allKept, differences } from './kept.ts'
import { unclear } from './requests.ts'
import { asTold, goesOn, type Stage, setStage } from './stage.ts'

export interface Referee {
  readonly chance: Chance
  /** There is none before the first test, so ask for it in a test. */
  readonly stage: Stage
  /** Who has no account; in a test, too. */
  readonly nobody: TestPerson
  /** What was done up to here was right; from here on nothing changes. */
  readonly fromHere: () => Promise<void>
  /** It is refused clearly, with one of these codes. */
  readonly refused: (
    what: string,
    reply: { readonly status: number; readonly body: unknown },
    ...codes: OnlineErrorCode[]
  ) => void
}

/** Call it once in a file, outside of every `describe`: it looks at all tests of the file. */
export function callReferee(test: string): Referee {
  const chance = chanceOf(test)
  let stage: Stage
  let nobody: TestPerson
  let kept: string[]
  let told: unknown[]
  let problems: string[]

  const fromHere: Referee['fromHere'] = async () => {
    kept = await allKept(stage.house)
    told = await asTold(stage)
  }

  beforeAll(async () => {
    stage = await setStage(chance)
    nobody = new TestPerson(stage.house.server.address)
  })
  afterAll(async () => {
    await stage.house.close()
  })
  beforeEach(async () => {
    problems = []
    await fromHere()
  })
  afterEach(async () => {
    expect(problems).toEqual([])
    expect(differences(kept, await allKept(stage.house))).toEqual([])
    expect(await asTold(stage)).toEqual(told)
    await goesOn(stage, chance)
  })

  return {
    chance,
    get stage() {
      return stage
    },
    get nobody() {
      return nobody
    },
    fromHere,
    refused(what, reply, ...codes) {
      const problem = unclear(reply, codes)
      if (problem !== undefined) problems.push(`${what.slice(0, 100)}: ${problem}`)
    },
  }
}
