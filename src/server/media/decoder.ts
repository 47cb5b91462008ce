import type { Log } from '../log.ts'
import { openChildWorker, WorkerFailure } from '../processes/child-worker.ts'
import type { Decoded, Job, Reply } from './decode/protocol.ts'
import { MediaRefused } from './problems.ts'

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
const HEAP_MB = 512

/** The process starts with the first file, ends when nothing is asked, and is replaced when it dies. */
export function openDecoder(log: Log, limits: DecoderLimits = DECODER_LIMITS): Decoder {
  const worker = openChildWorker<Omit<Job, 'id'>, Reply>(
    {
      script: new URL('./decode/main.ts', import.meta.url),
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
    },
    { timeoutMs: () => limits.timeoutMs, maxBytes: () => limits.maxBytes, idleMs: () => limits.idleMs },
  )
  return {
    async decode(job, signal) {
      const reply = await worker.ask(job, { signal }).catch((error: unknown) => {
        if (!(error instanceof WorkerFailure)) throw error
        log.warn({ format: job.format, error }, 'the analysis of a file was given up')
        throw new MediaRefused(error.reason === 'ended' ? 'stopped' : error.reason)
      })
      if ('refused' in reply) throw new MediaRefused(reply.refused)
      for (const fault of reply.faults) log.warn({ format: job.format, fault }, 'part of a file could not be analysed')
      return reply.decoded
    },
    close: () => worker.close(),
  }
}
