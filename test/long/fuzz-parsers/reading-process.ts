/** A process of its own, so that what never ends can be ended: reads what it is sent, one file at a time. */
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
    // A rejection that nobody waits for shows in the next turn.
    await new Promise(setImmediate)
    process.send?.(unhandled ? { fault: `unhandled: ${unhandled}` } : { read })
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  unhandled = null
})
