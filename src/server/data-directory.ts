import { chmodSync, mkdirSync } from 'node:fs'

/**
 * Creates the directory when it is missing, and closes it to other users of the machine, also one that an earlier version left open:
 * the
 * embedded PostgreSQL makes its files readable and writable for everybody. The umask of the process is set too, for later files.
 */
export function openDataDirectory(directory: string): void {
  process.umask(0o077)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  try {
    chmodSync(directory, 0o700)
  } catch (error) {
    // Owned by another user (a mounted volume): access is the owner's decision. Some file systems have no permissions.
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOTSUP') throw error
  }
}
