import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Normal; accepting everything and forwarding nothing; delaying every chunk; closing every connection and accepting none. */
export type GateState = 'open' | 'silent' | 'slow' | 'broken'

/** A simulated network in front of a server. */
export type Gate = { url: string; become(state: GateState): void; close(): void }

const LATE_MS = 200

/** @param url of the server; the gate has a different port */
export async function openGate(url: string): Promise<Gate> {
  const target = new URL(url)
  const [host, port] = [target.hostname, Number(target.port)]
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: GateState = 'open'
  const server = createServer((near) => {
    if (state === 'broken') return void near.resetAndDestroy()
    const far = connect(port, host)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('error', () => {})
      from.on('data', (chunk) => {
        if (state === 'slow') setTimeout(() => to.writable && to.write(chunk), LATE_MS)
        else to.write(chunk)
      })
      from.on('close', () => {
        pairs.delete(pair)
        setTimeout(() => to.destroy(), LATE_MS)
      })
      if (state === 'silent') from.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  target.port = String((server.address() as AddressInfo).port)
  return {
    url: target.href,
    become(next) {
      state = next
      for (const pair of pairs)
        for (const socket of pair) {
          if (next === 'broken') socket.resetAndDestroy()
          else if (next === 'silent') socket.pause()
          else socket.resume()
        }
    },
    close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
    },
  }
}
