/**
 * One process per data directory: PGlite has no lock of its own, and two processes in one directory silently lose what
 * the other wrote. The lock is a listening socket, so the kernel releases it however the process ends.
 */
import { createHash } from 'node:crypto'
import { realpathSync, unlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataDirectory } from './data-directory.ts'

/** Its message is shown as it is. */
export class LockError extends Error {}

export type Lock = { release(): Promise<void> }

/** Creates the directory when it is missing, closes it to other users and takes it, or throws LockError when another process has it. */
export async function lockDirectory(directory: string): Promise<Lock> {
  openDataDirectory(directory)
  const name = `lupascan-${createHash('sha1').update(realpathSync(directory)).digest('hex')}`
  // Linux has socket names outside the file system; elsewhere a socket file may outlive its process.
  const address = process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
  const server = (await listen(address)) ?? (await listenAgain(address))
  if (!server) {
    throw new LockError(
      `Outro processo do LupaScan já está usando o diretório de dados ${directory}. Encerre-o, ou escolha outro diretório com LUPASCAN_DATA_DIR.`,
    )
  }
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen(address, () => resolve(server))
  })
}

/** A socket file that nobody answers at was left by a process that ended. */
async function listenAgain(address: string): Promise<Server | null> {
  if (address.startsWith('\0') || (await isAnswered(address))) return null
  unlinkSync(address)
  return listen(address)
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
