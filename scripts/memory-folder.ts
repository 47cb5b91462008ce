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

/** Linux's in-memory file system. */
const MEMORY = '/dev/shm'
const GIGABYTE = 1e9
/** All workers and servers of a run need less at once; a container's own may have only 64 MB. */
const MIN_SPACE = 3 * GIGABYTE
/** Files in memory reduce what is left for processes. */
const MIN_MEMORY = 8 * GIGABYTE

/**
 * Puts the temporary folders of this process and its children in memory, if there is space: otherwise test stores are
 * synced to disk thousands of times for nothing. A set TMPDIR takes precedence. Removed when this process ends.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  removeOfTheDead()
  const folder = mkdtempSync(join(MEMORY, `lupascan-tests-${process.pid}-`))
  if (!mayRunPrograms(folder)) {
    rmSync(folder, { recursive: true })
    return
  }
  // A database server running under another account has its folder inside.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  // Processes killed with this one may still write there for a moment.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY) || process.availableMemory() < MIN_MEMORY) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > MIN_SPACE
}

/** Tests write and start programs; containers often forbid that there. */
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

/** A killed process leaves its folder and keeps the memory occupied. */
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
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
