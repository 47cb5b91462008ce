/** The real program in its own directory, called over HTTP, killed and restarted. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, startAndKill, startProgram } from '../../scripts/start-program.ts'

export const ADMIN = { username: 'editora', password: 'senha-das-provas-longas' }

export type Answer = { status: number; json: unknown; text: string; ms: number }
export type Call = {
  method?: string
  token?: string | undefined
  json?: unknown
  signal?: AbortSignal
  headers?: Record<string, string>
}

export type Installation = {
  readonly dataDir: string
  readonly address: string
  readonly pid: number
  /** Output of the running process. */
  said(): string
  /** Calls the API as the first superuser. */
  ask(path: string, call?: Omit<Call, 'token'>): Promise<Answer>
  /** @param lasts milliseconds from now for which the token must stay valid */
  token(lasts?: number): Promise<string>
  kill(): Promise<void>
  /** Returns the milliseconds until it was ready. */
  start(): Promise<number>
  /** Starts it while it is down, and kills it after `afterMs`. Returns its output. */
  startAndKill(afterMs: number): Promise<string>
  close(): Promise<void>
}

/** Shorter than the lifetime of an access token. */
const SESSION_MS = 180_000

/**
 * @param prepare prepares the directory before the program's first start
 * @param nodeArguments arguments for Node besides the program
 */
export async function openInstallation(
  env: Record<string, string> = {},
  prepare: (dataDir: string) => void | Promise<void> = () => {},
  nodeArguments: readonly string[] = [],
): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-long-'))
  await prepare(dataDir)
  const options = {
    dataDir,
    admin: ADMIN,
    nodeArguments,
    env: { LUPASCAN_DEMO: '0', LUPASCAN_FOLLOW_LINKS: '0', ...env },
  }
  let program: Program = await startProgram(options)
  let access: string | undefined
  let loggedInAt = 0
  const token = async (lasts = 0) => {
    if (performance.now() - loggedInAt > SESSION_MS - lasts) access = undefined
    if (access === undefined) loggedInAt = performance.now()
    access ??= await logIn(program.address, ADMIN)
    return access
  }
  return {
    dataDir,
    get address() {
      return program.address
    },
    get pid() {
      return program.pid
    },
    said: () => program.said(),
    token,
    async ask(path, call = {}) {
      const answer = await callProgram(program.address, path, { ...call, token: await token() })
      if (answer.status !== 401) return answer
      access = undefined
      return callProgram(program.address, path, { ...call, token: await token() })
    },
    kill: () => program.kill(),
    async start() {
      const begin = performance.now()
      program = await startProgram(options)
      access = undefined
      return performance.now() - begin
    },
    startAndKill: (afterMs) => startAndKill(options, afterMs),
    async close() {
      await program.kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function callProgram(address: string, path: string, call: Call): Promise<Answer> {
  const begin = performance.now()
  const response = await fetch(`${address}${path}`, {
    method: call.method ?? 'GET',
    headers: {
      ...call.headers,
      ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
      ...(call.json !== undefined ? { 'content-type': 'application/json' } : {}),
    },
    ...(call.json !== undefined ? { body: JSON.stringify(call.json) } : {}),
    ...(call.signal ? { signal: call.signal } : {}),
  })
  const text = await response.text()
  return { status: response.status, json: readJson(text), text, ms: performance.now() - begin }
}

export async function logIn(address: string, user: { username: string; password: string }): Promise<string> {
  const { json, status, text } = await callProgram(address, '/api/token/', { method: 'POST', json: user })
  if (status !== 200) throw new Error(`${user.username} cannot log in: ${status} ${text}`)
  return (json as { access: string }).access
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
