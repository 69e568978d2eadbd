/** The server, run from a terminal. Its settings come from the environment; see docs/hosting.md. */
import { spawn } from 'node:child_process'
import { OK, Refusal } from '../errors.ts'
import { signalled } from '../signals.ts'
import { fill, type Texts } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface ServeAsk {
  readonly port?: number
  readonly host?: string
  readonly page?: string
  readonly open: boolean
}

export async function serve(
  { terminal, env }: World,
  texts: Texts,
  { port, host, page, open }: ServeAsk,
): Promise<number> {
  const { runNode } = await server()
  const config = await configured(env)
  const asked = {
    ...config,
    ...(port === undefined ? {} : { port }),
    ...(host === undefined ? {} : { host }),
  }
  const isFixed = port !== undefined || env.MUSTER_PORT !== undefined
  const node = await refused(() => runNode(asked, { page, anyPort: !isFixed }))
  terminal.say(fill(texts.servesAt, { address: node.address }))
  terminal.say(texts.toLeave)
  if (open) openBrowser(node.address)
  await signalled()
  await node.close()
  return OK
}

export async function backup({ terminal, env }: World, texts: Texts, file: string) {
  await withStorage(env, (storage) => storage.backup(file))
  terminal.say(fill(texts.backedUp, { file }))
  return OK
}

export async function restore({ terminal, env }: World, texts: Texts, file: string) {
  await withStorage(env, (storage) => storage.restore(file))
  terminal.say(fill(texts.restored, { file }))
  return OK
}

/** Loaded when it is needed: most who use a terminal play alone. */
const server = () => import('@muster/server')

async function configured(env: World['env']) {
  const { readConfig } = await server()
  return await refused(() => Promise.resolve(readConfig(env)))
}

async function withStorage(
  env: World['env'],
  work: (storage: Awaited<ReturnType<typeof openStorage>>) => Promise<void>,
): Promise<void> {
  const storage = await openStorage(env)
  try {
    await refused(() => work(storage))
  } finally {
    await storage.close()
  }
}

async function openStorage(env: World['env']) {
  const { openConfigured } = await server()
  const config = await configured(env)
  return await refused(() => openConfigured(config))
}

/** A port that is taken, a storage that does not open: said in a sentence, not as a breakdown. */
async function refused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) throw new Refusal(error.message)
    throw error
  }
}

function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '']
      : [process.platform === 'darwin' ? 'open' : 'xdg-open']
  // Where there is none to open, the address stands in the terminal.
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
