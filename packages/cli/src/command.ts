/** What all commands of the command line are made with. */
import type { LanguageCode } from '@muster/engine'
import type { Command } from 'commander'
import type { Texts } from './texts/index.ts'
import type { World } from './world.ts'

export type Done = (code: number) => void

/** Where a command line is read: who is there, in which language, and where the exit code goes. */
export interface Setting {
  readonly world: World
  readonly language: LanguageCode
  readonly texts: Texts
  readonly done: Done
}

/** Gives a command its voice: help in the player's language, and errors to be caught. */
export function speak(command: Command, { terminal }: World, texts: Texts): Command {
  const titles: { readonly [title: string]: string } = {
    'Usage:': texts.helpUsage,
    'Arguments:': texts.helpArguments,
    'Options:': texts.helpOptions,
    'Commands:': texts.helpCommands,
  }
  return command
    .exitOverride()
    .helpOption('-h, --help', texts.optHelp)
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .configureOutput({
      writeOut: (text) => terminal.say(text.trimEnd()),
      writeErr: () => undefined,
    })
}

export function subcommand(
  parent: Command,
  name: string,
  about: string,
  setting: Setting,
): Command {
  const { world, texts } = setting
  const command = parent.command(name).description(about)
  return speak(command, world, texts).option('--lang <language>', texts.optLang)
}

/** What commander read: texts, and true for a flag. */
export type Given = { readonly [name: string]: string | boolean | readonly string[] | undefined }

/** The named options that were given, as texts. */
export function keep<Name extends string>(
  given: Given,
  ...names: readonly Name[]
): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = given[name]
    if (typeof value === 'string') kept[name] = value
  }
  return kept
}
