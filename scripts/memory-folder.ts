import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
const GIGABYTE = 1e9
/** All workers and servers of a run hold less at once; a container's own may be 64 MB. */
const LEAST_SPACE = 3 * GIGABYTE
/** Files in memory take it from those who run. */
const LEAST_MEMORY = 8 * GIGABYTE

/**
 * Lets the temporary folders of this process and of those it starts lie in memory, where there is room: stores of tests are
 * forced to the disk thousands of times for nothing. Whoever sets TMPDIR decides themselves. Removed when this process ends.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  removeOfTheDead()
  const folder = mkdtempSync(join(MEMORY, `lupascan-tests-${process.pid}-`))
  if (!mayRunPrograms(folder)) {
    rmSync(folder, { recursive: true })
    return
  }
  // A database server that runs under another account has its folder inside.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  // Who was ended with this process may still write there for a moment.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY) || process.availableMemory() < LEAST_MEMORY) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > LEAST_SPACE
}

/** Tests write programs and start them; containers often forbid that there. */
function mayRunPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '', { mode: 0o755 })
  try {
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  } finally {
    rmSync(program)
  }
}

/** A process that was killed left its folder, and with it the memory. */
function removeOfTheDead(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = /^lupascan-tests-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
