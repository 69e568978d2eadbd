/** Commands for who lets others play: the server and its backups. */
import type { Command } from 'commander'
import { type Given, keep, type Setting, subcommand } from './command.ts'
import { backup, restore, serve } from './commands/serve.ts'
import { wholeNumber } from './read-arguments.ts'

const LAST_PORT = 65_535

export function addServer(program: Command, setting: Setting): void {
  const { world, texts, done } = setting
  subcommand(program, 'serve', texts.aboutServe, setting)
    .option('--port <number>', texts.optPort)
    .option('--host <address>', texts.optHost)
    .option('--page <folder>', texts.optPage)
    .option('--open', texts.optOpen)
    .action(async (given: Given) => {
      const { port } = given
      done(
        await serve(world, texts, {
          ...keep(given, 'host', 'page'),
          ...(port === undefined
            ? {}
            : { port: wholeNumber('--port', String(port), 0, LAST_PORT, texts) }),
          open: given.open === true,
        }),
      )
    })
  subcommand(program, 'backup', texts.aboutBackup, setting)
    .argument('<file>', texts.argBackup)
    .action(async (file: string) => {
      done(await backup(world, texts, file))
    })
  subcommand(program, 'restore', texts.aboutRestore, setting)
    .argument('<file>', texts.argBackup)
    .action(async (file: string) => {
      done(await restore(world, texts, file))
    })
}
