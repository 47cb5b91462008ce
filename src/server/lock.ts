/**
 * One process per data directory: PGlite has no lock of its own, and two processes in one directory silently lose each other's writes.
 * The lock is a listening socket, so the kernel releases it however the process ends.
 */
import { createHash } from 'node:crypto'
import { realpathSync, statSync, unlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataDirectory } from './data-directory.ts'

/** The message is shown unchanged. */
export class LockError extends Error {}

export type Lock = { release(): Promise<void> }

/** Creates the directory when it is missing, closes it to other users and locks it. Throws LockError when another process has the lock. */
export async function lockDirectory(directory: string): Promise<Lock> {
  openDataDirectory(directory)
  const servers: Server[] = []
  const release = async () => void (await Promise.all(servers.map((server) => close(server))))
  for (const name of nameDirectory(directory)) {
    const server = await take(name)
    if (!server) {
      await release()
      throw new LockError(
        `Outro processo do LupaScan já está usando o diretório de dados ${directory}. Encerre-o, ou escolha outro diretório com LUPASCAN_DATA_DIR.`,
      )
    }
    server.unref()
    servers.push(server)
  }
  return { release }
}

/** By its path, and by its identity: the same directory may be mounted in two places. */
function nameDirectory(directory: string): string[] {
  const path = realpathSync(directory)
  const { dev, ino } = statSync(path, { bigint: true })
  return [path, `${dev}:${ino}`].map((name) => `lupascan-${createHash('sha1').update(name).digest('hex')}`)
}

async function take(name: string): Promise<Server | null> {
  // Linux has socket names outside the file system; elsewhere a socket file may outlive its process.
  const address = process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
  return (await listen(address)) ?? (await listenAgain(address))
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

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

/** A socket file without a listener was left by a process that ended. */
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
