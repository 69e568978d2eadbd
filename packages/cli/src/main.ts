#!/usr/bin/env node
/** The command line `muster`. */
import { OK } from './errors.ts'
import { muster } from './program.ts'
import { realWorld } from './world.ts'

// `muster cards tenefyr | head`: whoever reads may have enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(OK)
  throw error
})

process.exitCode = await muster(process.argv.slice(2), realWorld())
