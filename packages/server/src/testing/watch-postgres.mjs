// Runs PostgreSQL for as long as the process that started this one holds its end of the pipe: however that process
// ends, no database is left running and no folder left behind. A word in the pipe says that the folder is to stay.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

const [plan = '{}'] = process.argv.slice(2)
/** @type {{ program: string, args: string[], folder: string, runner: { uid?: number, gid?: number } }} */
const { program, args, folder, runner } = JSON.parse(plan)

const server = spawn(program, args, {
  ...runner,
  cwd: folder,
  stdio: ['ignore', 'ignore', 'inherit'],
})
let stays = false
process.stdin.on('data', () => {
  stays = true
})
process.stdin.on('close', () => server.kill('SIGQUIT'))
server.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
server.on('exit', (code) => {
  if (!stays) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(code ?? 1)
})
// Ctrl-C goes to all; the pipe says when it is over.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
