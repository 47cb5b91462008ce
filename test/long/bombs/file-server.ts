/** A local server for what the program fetches: one stream per path. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Served = { bytes: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>; headers?: Record<string, string> }

export type FileServer = {
  /** 127.0.0.1 with the port. */
  host: string
  /** Sets what is served at the path. */
  put(path: string, served: Served): string
  /** Time of the last request for a path; undefined: never. */
  askedAt(path: string): number | undefined
  close(): void
}

export async function startFileServer(): Promise<FileServer> {
  const files = new Map<string, Served>()
  const asked = new Map<string, number>()
  const server = createServer((request, answer) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const found = files.get(path)
    asked.set(path, performance.now())
    answer.writeHead(found ? 200 : 404, found?.headers ?? {})
    if (!found || request.method === 'HEAD') return void answer.end()
    pipeline(Readable.from(found.bytes(), { objectMode: false }), answer).catch(() => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    put(path, served) {
      files.set(path, served)
      return `http://${host}${path}`
    },
    askedAt: (path) => asked.get(path),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
