/**
 * What a decoder would do that a stranger's file has taken over: it tries, by JavaScript and by calls of the system, and says what came of
 * it: 'done', or the name of the refusal. Used by tests of processes without rights.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { Worker } from 'node:worker_threads'
import koffi from 'koffi'

const libc = koffi.load(null)
const open = libc.func('int open(const char *path, int flags, int mode)')
const socket = libc.func('int socket(int domain, int type, int protocol)')
const kill = libc.func('int kill(int pid, int signal)')
const chmod = libc.func('int chmod(const char *path, int mode)')
const unlink = libc.func('int unlink(const char *path)')
const fork = libc.func('int fork()')
const exit = libc.func('void _exit(int code)')
const syscall = libc.func('long syscall(long number, ...)')
const names = Object.fromEntries(Object.entries(koffi.os.errno).map(([name, code]) => [code, name]))

const [WRITE_AND_CREATE, UNIX, INET, NETLINK, STREAM, DATAGRAM] = [0o101, 1, 2, 16, 1, 2]
const IO_URING_SETUP = 425

const native = (call) => (call() < 0 ? names[koffi.errno()] : 'done')
const inThread = (path) =>
  new Promise((done) => {
    // Calls that run on a thread of the pool tell their error there: what counts is the number.
    open.async(path, 0, 0, (_error, file) => done(file < 0 ? 'refused' : 'done'))
  })
const byNode = (work) => {
  try {
    const result = work()
    return result?.error ? result.error.code : 'done'
  } catch ({ code }) {
    return code
  }
}
const connect = (port) =>
  new Promise((done) => {
    createConnection({ port, host: '127.0.0.1' })
      .on('connect', () => done('done'))
      .on('error', ({ code }) => done(code))
  })
const readInWorker = (path) =>
  new Promise((done) => {
    const code = `try { require('node:fs').readFileSync(${JSON.stringify(path)}); postMessage('done') } catch (e) { postMessage(e.code) }`
    const source = `const { parentPort } = require('node:worker_threads'); const postMessage = (m) => parentPort.postMessage(m); ${code}`
    new Worker(source, { eval: true }).on('message', done).on('error', ({ code: why }) => done(why))
  })

/** What a process of its own may do for ever is ended at once. */
function tryFork() {
  const child = fork()
  if (child === 0) exit(0)
  return child < 0 ? names[koffi.errno()] : 'done'
}

async function tryAll({ secret, target, port, parent }) {
  return {
    'read by Node': byNode(() => readFileSync('/etc/passwd')),
    'read by Node in a thread': await readInWorker('/etc/passwd'),
    'read by a call': native(() => open('/etc/passwd', 0, 0)),
    'read by a call in a thread': await inThread('/etc/passwd'),
    'read the secret': native(() => open(secret, 0, 0)),
    'read what the program was started with': native(() => open(`/proc/${parent}/environ`, 0, 0)),
    'write by Node': byNode(() => writeFileSync(target, '')),
    'write by a call': native(() => open(target, WRITE_AND_CREATE, 0o600)),
    'change who may read': native(() => chmod(secret, 0o644)),
    'remove a file': native(() => unlink(secret)),
    'connect by Node': await connect(port),
    'open a connection': native(() => socket(INET, STREAM, 0)),
    'open a datagram socket': native(() => socket(INET, DATAGRAM, 0)),
    'open a local socket': native(() => socket(UNIX, STREAM, 0)),
    'ask the kernel about networks': native(() => socket(NETLINK, DATAGRAM, 0)),
    'start a program by Node': byNode(() => spawnSync('/bin/true')),
    'start a process': tryFork(),
    'reach the program': native(() => kill(parent, 0)),
    'queue work past the filter': native(() => Number(syscall(IO_URING_SETUP, 'long', 1, 'void *', Buffer.alloc(200)))),
    'read its own code': native(() => open(process.argv[1], 0, 0)),
  }
}

process.on('message', async (job) => process.send({ id: job.id, tried: await tryAll(job) }))
process.on('disconnect', () => process.exit(0))
