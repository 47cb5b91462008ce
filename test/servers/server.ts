import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installPackage } from '../../scripts/install-package.ts'

/** A real database server that belongs to the tests. */
export type TestServer = {
  /** Value for CLICKHOUSE_URL or DATABASE_URL. */
  url: string
  /** Ends the server and removes its files. */
  stop: () => Promise<void>
}

const READY_WITHIN_MS = 60_000

/** Finds a currently unused port of the loopback address. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => probe.once('listening', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  if (address === null || typeof address === 'string') throw new Error('The probe has no port')
  return address.port
}

/** Installs a missing system package, but only on a dedicated test machine; a developer's machine is left unchanged. */
export function installForTests(name: string): boolean {
  return Boolean(process.env.CI || process.env.LUPASCAN_TEST_SERVERS) && installPackage(name)
}

export function createFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `lupascan-${name}-`))
}

/**
 * Starts a program and waits until `isReady` succeeds. Throws with the program's output if it ends before that.
 * @param folder removed when the server stops, unless it is ended with `keep`
 */
export async function startProgram(
  command: string,
  args: string[],
  folder: string,
  isReady: () => Promise<boolean>,
): Promise<(files?: 'remove' | 'keep') => Promise<void>> {
  const child = spawn(command, args, { cwd: folder, stdio: 'pipe' })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk).slice(-4_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}: ${printed}`)))
  })
  // A server that is stopped later also ends: only the wait below handles that.
  failed.catch(() => {})
  await Promise.race([waitUntil(isReady), failed])
  return (files = 'remove') => stopProgram(child, folder, files)
}

async function waitUntil(isReady: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`The server did not answer within ${READY_WITHIN_MS} ms`)
    await sleep(100)
  }
}

async function stopProgram(child: ChildProcess, folder: string, files: 'remove' | 'keep'): Promise<void> {
  // Keeping the files means checking what remains after a sudden end.
  if (files === 'keep') return killProgram(child)
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((done) => child.once('exit', done))
    // clickhouse.py ends when its input does; the signal tells PostgreSQL not to wait for open connections.
    child.stdin?.end()
    child.kill('SIGINT')
    const force = setTimeout(() => child.kill('SIGKILL'), 3_000)
    await ended
    clearTimeout(force)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

async function killProgram(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await ended
}
