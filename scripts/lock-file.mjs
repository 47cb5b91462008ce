import { closeSync, mkdirSync, openSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT_MS = 1_000
/** A holder that has not touched its lock for this long was killed. */
const STALE_MS = 10_000

/**
 * Runs `work` while no other process on this folder does. The holder touches the file every second, so that the lock of
 * a process killed half way is recognised without trusting process ids, which containers reuse.
 * @param {string} file
 * @param {() => void} onWait called once when somebody else holds the lock
 * @param {() => Promise<void>} work
 */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true })
  let waited = false
  while (!take(file)) {
    if (isStale(file)) {
      rmSync(file, { force: true })
      continue
    }
    if (!waited) onWait()
    waited = true
    await sleep(300)
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT_MS)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    clearInterval(beat)
    process.off('exit', release)
    release()
  }
}

function take(file) {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

function isStale(file) {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs > STALE_MS
}
