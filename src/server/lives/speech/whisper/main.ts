/** The process of a local Whisper: it may take all of a core and much memory, and the server must not wait for it. */
import { setPriority } from 'node:os'
import { z } from 'zod'
import type { Utterance } from '../engine.ts'
import type { WhisperJob, WhisperReply, WhisperSettings } from './protocol.ts'

type Write = (samples: Float32Array, options: object) => Promise<unknown>
type CreatePipeline = (task: 'automatic-speech-recognition', model: string, options: object) => Promise<Write>

/** The part of the package that is used. */
const Package = z.object({
  pipeline: z.custom<CreatePipeline>((value) => typeof value === 'function'),
  // Its settings: the object itself, which z.object would copy.
  env: z.custom<object>((value) => typeof value === 'object' && value !== null),
})
const Timestamp = z.tuple([z.number().nullable(), z.number().nullable()])
const Written = z.object({
  text: z.string(),
  chunks: z.array(z.object({ text: z.string(), timestamp: Timestamp })).optional(),
})

const settings: WhisperSettings = JSON.parse(process.argv[2] ?? '{}')
const RATE = 16_000
/** Searches and pages have priority. */
const PRIORITY = 10

class Refusal extends Error {
  readonly what: 'package' | 'model' | 'audio'
  constructor(what: 'package' | 'model' | 'audio', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.what = what
  }
}

let opening: Promise<Write> | undefined

async function openModel(): Promise<Write> {
  const { model, isDirectory, cacheDir, packageName } = settings
  const { pipeline, env } = Package.parse(
    await import(packageName).catch((error: unknown) => {
      throw new Refusal('package', error)
    }),
  )
  // By default it stores models inside node_modules, where the next installation removes them.
  Object.assign(env, isDirectory ? { allowRemoteModels: false } : { cacheDir })
  const open = (options: object) => pipeline('automatic-speech-recognition', model, options)
  // Quarter the size and twice as fast; a directory may contain only the unquantised weights.
  return open({ dtype: 'q8' }).catch((error: unknown) =>
    open({}).catch(() => {
      throw new Refusal('model', error)
    }),
  )
}

async function write({ id, samples }: WhisperJob & { id: number }): Promise<WhisperReply> {
  try {
    opening ??= openModel()
    const written = await (await opening)(samples, OPTIONS).catch((error: unknown) => {
      throw new Refusal('audio', error)
    })
    const { text, chunks } = Written.parse(written)
    const end = samples.length / RATE
    return {
      id,
      utterances: chunks?.length ? chunks.map((chunk) => toUtterance(chunk, end)) : [{ start: 0, end, text }],
    }
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('audio', error)
    if (refusal.what !== 'audio') opening = undefined
    return { id, failed: refusal.what, reason: refusal.message }
  }
}

const OPTIONS = {
  language: 'portuguese',
  task: 'transcribe',
  return_timestamps: true,
  // Longer than its window of half a minute only when a segment includes its overlap.
  chunk_length_s: 30,
  stride_length_s: 5,
}

const toUtterance = (chunk: { text: string; timestamp: [number | null, number | null] }, end: number): Utterance => ({
  start: chunk.timestamp[0] ?? 0,
  end: chunk.timestamp[1] ?? end,
  text: chunk.text,
})

setPriority(PRIORITY)
process.on('message', async (job: WhisperJob & { id: number }) => process.send?.(await write(job)))
// The parent is gone; nobody waits for a response.
process.on('disconnect', () => process.exit(0))
