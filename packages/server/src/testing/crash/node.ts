/** A node as an operator runs it, in a process that a test may kill: says its address, and closes when told to. */
import { readConfig } from '../../config.ts'
import { runNode } from '../../node.ts'

const node = await runNode(readConfig(process.env), {})
process.once('SIGTERM', () => {
  node.close().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
// However the test ends, no server is left running.
process.stdin.on('close', () => process.exit(0)).resume()
console.log(node.address)
