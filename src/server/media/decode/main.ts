/**
 * The process that opens pictures from strangers. It may read only its own code and the current picture; it has the lowest priority
 * and little memory, and when it dies, only that picture is lost.
 */
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { MediaRefused } from '../problems.ts'
import { analyzePicture, type Engines } from './analyze-picture.ts'
import { allowOnlyPixels } from './picture.ts'
import type { Job, Reply } from './protocol.ts'

const LOWEST_PRIORITY = 19

/** On Linux priority is per thread, and the engine has started some threads before this line. */
function yieldToEverybody(): void {
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), LOWEST_PRIORITY)
  } catch {
    setPriority(LOWEST_PRIORITY)
  }
}

async function answer(job: Job, engines: Engines): Promise<Reply> {
  try {
    return { id: job.id, ...(await analyzePicture(job, engines)) }
  } catch (error) {
    return { id: job.id, refused: error instanceof MediaRefused ? error.code : 'broken' }
  }
}

yieldToEverybody()
allowOnlyPixels()
const engines: Engines = {}
process.on('message', async (job: Job) => {
  const reply = await answer(job, engines)
  process.send?.(reply)
})
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole process group; the parent ends this one when it is done.
process.on('SIGINT', () => {})
