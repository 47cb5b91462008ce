/** A separate process, so that an endless parse can be killed: parses the files it is sent, one at a time. */
import { z } from 'zod'
import { readWith } from './readers.ts'

const Task = z.object({ reader: z.string(), bytes: z.instanceof(Uint8Array) })

let unhandled: string | null = null
process.on('unhandledRejection', (error) => {
  unhandled = error instanceof Error ? (error.stack ?? error.message) : String(error)
})

process.on('message', async (message) => {
  const { reader, bytes } = Task.parse(message)
  try {
    const read = await readWith(reader, Buffer.from(bytes))
    // An unhandled rejection surfaces in the next turn.
    await new Promise(setImmediate)
    process.send?.(unhandled ? { fault: `unhandled: ${unhandled}` } : { read })
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  unhandled = null
})
