import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'
import type { Decoded, Job, Reply } from './decode/protocol.ts'
import { MediaRefused } from './problems.ts'
import { readResidentBytes } from './resident-bytes.ts'

/** What analyses one file after the other in a process of its own. */
export type Decoder = {
  /** Throws MediaRefused, or the reason of the signal when it is aborted before the file's turn. */
  decode(job: Omit<Job, 'id'>, signal?: AbortSignal): Promise<Decoded>
  close(): Promise<void>
}

export type DecoderLimits = {
  /** Of one file, with everything that was asked; generous, because everybody else on the machine comes first. */
  timeoutMs: number
  /** Resident memory of the process. */
  maxBytes: number
  /** Without work for this long the process ends and its memory is given back. */
  idleMs: number
}

export const DECODER_LIMITS: DecoderLimits = { timeoutMs: 180_000, maxBytes: 1_600_000_000, idleMs: 60_000 }
const WATCH_MS = 200
const HEAP_MB = 512

/** The process starts with the first file, ends when nothing is asked, and is replaced when it dies. */
export function openDecoder(log: Log, limits: DecoderLimits = DECODER_LIMITS): Decoder {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let closed = false
  let count = 0

  const stop = () => {
    clearTimeout(idle)
    if (child) kill(child)
    child = null
  }

  async function decodeNow(job: Job): Promise<Decoded> {
    if (closed) throw new MediaRefused('stopped')
    clearTimeout(idle)
    child ??= start()
    try {
      const { decoded, faults } = await ask(child, job, limits)
      for (const fault of faults) log.warn({ format: job.format, fault }, 'part of a file could not be analysed')
      return decoded
    } catch (error) {
      if (error instanceof Answered) throw error.refusal
      stop()
      log.warn({ format: job.format, error }, 'the analysis of a file was given up')
      throw error
    } finally {
      idle = setTimeout(stop, limits.idleMs).unref()
    }
  }

  return {
    decode(job, signal) {
      count += 1
      const numbered = { ...job, id: count }
      const result = last.then(() => {
        signal?.throwIfAborted()
        return decodeNow(numbered)
      })
      last = result.catch(() => {})
      return result
    },
    async close() {
      closed = true
      stop()
      await last
    },
  }
}

type Answer = Extract<Reply, { decoded: Decoded }>

/** The process refused this file and is well; anything else that is thrown means that it is not. */
class Answered extends Error {
  readonly refusal: MediaRefused
  constructor(refusal: MediaRefused) {
    super(refusal.message)
    this.refusal = refusal
  }
}

function start(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./decode/main.ts', import.meta.url)), {
    // A group of its own, so that ffmpeg ends with it.
    detached: true,
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {})
  return child
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

function ask(child: ChildProcess, job: Job, limits: DecoderLimits): Promise<Answer> {
  return new Promise((done, failed) => {
    const refuse = (code: 'timeout' | 'memory' | 'stopped') => finish(() => failed(new MediaRefused(code)))
    const deadline = setTimeout(() => refuse('timeout'), limits.timeoutMs)
    const watch = setInterval(async () => {
      const used = child.pid === undefined ? 0 : await readResidentBytes(child.pid)
      if (used > limits.maxBytes) refuse('memory')
    }, WATCH_MS)
    const onMessage = (reply: Reply) => {
      if (reply.id !== job.id) return
      finish(() => {
        if ('decoded' in reply) done(reply)
        else failed(new Answered(new MediaRefused(reply.refused)))
      })
    }
    // A process that ends by itself in the middle of a file has run out of memory or into a fault of a library.
    const onExit = () => refuse('stopped')
    function finish(tell: () => void): void {
      clearTimeout(deadline)
      clearInterval(watch)
      child.off('message', onMessage).off('exit', onExit)
      tell()
    }
    child.on('message', onMessage).on('exit', onExit)
    child.send(job, (error) => error && refuse('stopped'))
  })
}
