/** The real program as a separate process, which is killed and restarted at the same address, and a client for it. */
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { z } from 'zod'
import { type Program, startProgram } from '../../scripts/start-program.ts'
import type { Span } from '../simulation/planned-channel.ts'

const ADMIN = { username: 'ensaio', password: 'senha-do-ensaio' }
export const TRANSCRIPTOR = { username: 'transcritora', password: 'goiabeira-no-quintal' }

export type HeardProgram = {
  address: string
  /** null while it is dead. */
  pid(): number | null
  /** Periods from death to readiness; milliseconds of the day. */
  outages: Span[]
  /** kill -9, then starts a new process after this delay. */
  killFor(milliseconds: number): Promise<void>
  /**
   * Calls its API as a transcriptor.
   * @throws when it refuses or does not respond
   */
  ask<Reply>(schema: z.ZodType<Reply>, method: string, path: string, body?: object): Promise<Reply>
  stop(): Promise<void>
}

export async function startHeardProgram(folder: string, env: Record<string, string>): Promise<HeardProgram> {
  const port = await findPort()
  const start = () => {
    const own = { LUPASCAN_DEMO: '0', LUPASCAN_FOLLOW_LINKS: '0', PORT: String(port) }
    return startProgram({ dataDir: join(folder, 'data'), admin: ADMIN, env: { ...own, ...env } })
  }
  const outages: Span[] = []
  let program: Program | null = await start()
  const { address } = program
  await createTranscriptor(address)
  let token = { access: '', at: Number.NEGATIVE_INFINITY }
  return {
    address,
    pid: () => program?.pid ?? null,
    outages,
    async killFor(milliseconds) {
      const dying = program
      program = null
      const from = Date.now()
      await dying?.kill()
      await new Promise((done) => setTimeout(done, milliseconds))
      program = await start()
      outages.push({ from, to: Date.now() })
    },
    async ask(schema, method, path, body) {
      if (Date.now() - token.at > TOKEN_MS) token = { access: await logIn(address, TRANSCRIPTOR), at: Date.now() }
      return schema.parse(await send(`${address}${path}`, { method, access: token.access, body }))
    },
    async stop() {
      await program?.stop()
      program = null
    },
  }
}

/** Shorter than the lifetime of an access token. */
const TOKEN_MS = 4 * 60_000

/** Creates a transcriptor the way a superuser does. */
async function createTranscriptor(address: string): Promise<void> {
  const access = await logIn(address, ADMIN)
  const person = { username: TRANSCRIPTOR.username, transcriptor_group: true }
  const made = (await send(`${address}/api/users/`, { method: 'POST', access, body: person })) as {
    password_link: { link: string }
  }
  const body = { token: made.password_link.link.split('/').at(-1), new_password: TRANSCRIPTOR.password }
  await send(`${address}/api/password-link/`, { method: 'POST', access, body })
}

async function logIn(address: string, body: { username: string; password: string }): Promise<string> {
  const { access } = (await send(`${address}/api/token/`, { method: 'POST', body })) as { access: string }
  return access
}

type Asked = { method: string; access?: string; body?: object | undefined }

async function send(url: string, { method, access, body }: Asked): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      connection: 'close',
      ...(access ? { authorization: `Bearer ${access}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** A currently free port; a browser page finds the program there again. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}
