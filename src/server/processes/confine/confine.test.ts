/** A process without rights tries forbidden actions, through Node and through system calls. */
import { fork, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChildWorker } from '../child-worker.ts'
import { confine } from './confine.ts'
import { type Confinement, readConfinement } from './confinement.ts'
import { NO_RIGHTS, type Rights } from './rights.ts'

type Job = { secret: string; target: string; port: number; parent: number }
type Tried = { id: number; tried: Record<string, string> }

const folder = mkdtempSync(join(tmpdir(), 'lupascan-confine-'))
const [secret, target] = [join(folder, 'secret'), join(folder, 'written')]
let server: Server
let kernel: Confinement

beforeAll(async () => {
  writeFileSync(secret, 'segredo', { mode: 0o600 })
  server = createServer((socket) => socket.destroy())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  kernel = await readConfinement()
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function tryAll(rights: Rights): Promise<Record<string, string>> {
  const script = pathToFileURL(resolve('test/tries.mjs'))
  const worker = openChildWorker<Job, Tried>(
    { script, env: { PATH: process.env.PATH }, rights },
    { timeoutMs: () => 60_000, idleMs: () => 60_000 },
  )
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    return (await worker.ask({ secret, target, port, parent: process.pid })).tried
  } finally {
    await worker.close()
  }
}

test('a process with all rights can do what is tried', async () => {
  const own = join(folder, 'own-secret')
  writeFileSync(own, 'segredo')
  const child = fork(resolve('test/tries.mjs'), { serialization: 'advanced' })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  child.send({ id: 1, secret: own, target: join(folder, 'by-all-rights'), port, parent: process.pid })
  const { tried } = await new Promise<Tried>((done) => child.on('message', (told: Tried) => done(told)))
  child.disconnect()
  // Containers and some systems refuse that one to every process.
  const { 'queue work past the filter': _, ...others } = tried
  expect(Object.entries(others).filter(([, what]) => what !== 'done')).toEqual([])
})

test('what the permission model of Node refuses is refused on every system', async () => {
  expect(await tryAll(NO_RIGHTS)).toMatchObject({
    'read by Node': 'ERR_ACCESS_DENIED',
    'write by Node': 'ERR_ACCESS_DENIED',
    'start a program by Node': 'ERR_ACCESS_DENIED',
    'read its own code': 'done',
  })
})

test('where the kernel can, nothing of files, network and other processes is reached by calls of the system either', async ({
  skip,
}) => {
  if (kernel !== 'whole') skip(`this kernel gives: ${kernel}`)
  const { 'read its own code': own, ...tried } = await tryAll(NO_RIGHTS)
  expect(own).toBe('done')
  expect(Object.entries(tried).filter(([, what]) => what === 'done')).toEqual([])
  expect(tried).toMatchObject({
    'read by a call': 'EACCES',
    'read by a call in a thread': 'refused',
    'write by a call': 'EACCES',
    'change who may read': 'EPERM',
    'open a connection': 'EPERM',
    'start a process': 'EPERM',
    'reach the program': 'EPERM',
    'queue work past the filter': 'EPERM',
  })
  expect(existsSync(target)).toBe(false)
  expect(readFileSync(secret, 'utf8')).toBe('segredo')
  expect(statSync(secret).mode & 0o777).toBe(0o600)
})

test('what was named may be read, connected to and started, and nothing beside it', async ({ skip }) => {
  if (kernel !== 'whole') skip(`this kernel gives: ${kernel}`)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await tryAll({ read: [secret], write: [], ports: [port], processes: true })).toMatchObject({
    'read the secret': 'done',
    'read by a call': 'EACCES',
    'write by a call': 'EACCES',
    'connect by Node': 'done',
    'open a local socket': 'EAFNOSUPPORT',
    'start a process': 'done',
    'reach the program': 'EPERM',
  })
  expect(await tryAll({ ...NO_RIGHTS, ports: [port === 65_535 ? 1 : port + 1] })).toMatchObject({
    'connect by Node': 'EACCES',
  })
})

/** A shell takes the place of the external programs here. */
function runShell(script: string, rights: Rights, change: (spec: Record<string, unknown>) => void = () => {}) {
  const env = { PATH: process.env.PATH }
  const start = confine({ command: 'sh', args: ['-c', script], env, rights, descriptors: 3, niceness: 19 })
  const [launcher = '', spec = ''] = start.args
  const changed: Record<string, unknown> = JSON.parse(spec)
  change(changed)
  return spawnSync(start.command, [launcher, JSON.stringify(changed)], { env: start.env, encoding: 'utf8' })
}

test('without Landlock the filter itself sees to it that nothing is written', ({ skip }) => {
  if (kernel !== 'whole') skip(`this kernel gives: ${kernel}`)
  const everything = (spec: Record<string, unknown>) => {
    spec.paths = [
      ['/', 'run'],
      ['/', 'write'],
    ]
    spec.filter = spec.filterWithoutLandlock
  }
  const written = join(folder, 'by-shell')
  const script = `read line <'${secret}'; echo "$line"; echo text >'${written}'`
  expect(runShell(script, NO_RIGHTS, everything)).toMatchObject({ stdout: 'segredo\n', status: 2 })
  expect(existsSync(written)).toBe(false)
})

test('a program that is not there, and one that may not be run, are told as a shell tells them', ({ skip }) => {
  if (kernel === 'none') skip('programs are started as they are')
  const run = (command: string) => {
    const start = confine({ command, args: [], env: {}, rights: NO_RIGHTS, descriptors: 3 })
    return spawnSync(start.command, start.args, { env: start.env }).status
  }
  expect(run(join(folder, 'nothing'))).toBe(127)
  expect(run('no-such-program')).toBe(127)
  expect(run(secret)).toBe(126)
})

test('it keeps no descriptor but those it was given, and comes after everybody else', ({ skip }) => {
  if (kernel !== 'whole') skip(`this kernel gives: ${kernel}`)
  const rights = { ...NO_RIGHTS, read: ['/proc'], processes: true }
  expect(runShell('ls /proc/self/fd | wc -l; ps -o ni= -p $$', rights).stdout.trim().split(/\s+/)).toEqual(['4', '19'])
})
