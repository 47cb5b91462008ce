import { chmodSync, mkdirSync } from 'node:fs'

/**
 * Makes the directory when it is missing, and closes it to other users of the machine, also one that an earlier version left
 * open: the embedded PostgreSQL makes its files readable and writable for everybody. For what comes later the umask of the
 * process is set too.
 */
export function openDataDirectory(directory: string): void {
  process.umask(0o077)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  try {
    chmodSync(directory, 0o700)
  } catch (error) {
    // Of another owner (a mounted volume): who may enter is theirs to say. Some file systems know no rights.
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOTSUP') throw error
  }
}
