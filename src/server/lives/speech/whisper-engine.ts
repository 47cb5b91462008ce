/** Whisper in transformers.js on this machine, in a separate process. The package is optional. */
import { mkdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openChildWorker, WorkerFailure } from '../../processes/child-worker.ts'
import type { Rights } from '../../processes/confine/rights.ts'
import { SAMPLE_RATE } from '../stream-position.ts'
import { DOUBTFUL_TRIES, type SpeechEngine, SpeechFailure } from './engine.ts'
import { findAudible, measureLoudness } from './loudness.ts'
import { readUtterances } from './openai-response.ts'
import { countSeconds, type PcmAudio, readWav } from './wav-audio.ts'
import type { WhisperJob, WhisperReply, WhisperSettings } from './whisper/protocol.ts'

export type WhisperLimits = { loadMs: number; msPerSecond: number; idleMs: number }
/** The first audio waits for the model, which may have to be downloaded. */
const LIMITS: WhisperLimits = { loadMs: 15 * 60_000, msPerSecond: 20_000, idleMs: 10 * 60_000 }
const PACKAGE = '@huggingface/transformers'

/** @param model a hub id, or a directory: then nothing is downloaded */
export function openWhisperEngine(
  model: string,
  dataDir: string,
  { packageName = PACKAGE, limits = LIMITS }: { packageName?: string; limits?: WhisperLimits } = {},
): SpeechEngine {
  const isDirectory = statSync(model, { throwIfNoEntry: false })?.isDirectory() ?? false
  const path = isDirectory ? resolve(model) : model
  const settings = { model: path, isDirectory, cacheDir: join(dataDir, 'models'), packageName }
  const whisper = openChildWorker<WhisperJob, WhisperReply>(
    {
      script: new URL('./whisper/main.ts', import.meta.url),
      args: [JSON.stringify(settings)],
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      rights: listRights(settings),
    },
    {
      timeoutMs: ({ samples }) => limits.loadMs + (samples.length / SAMPLE_RATE) * limits.msPerSecond,
      idleMs: () => limits.idleMs,
    },
  )

  return {
    name: isDirectory ? basename(path) : model,
    async write(wav, { signal }) {
      const sound = readAudio(wav)
      if (!sound) return []
      // One at a time: two at once would take twice the memory and no less time.
      const reply = await whisper.ask(toJob(sound), { signal, cutsShort: true }).catch((error: unknown) => {
        throw error instanceof WorkerFailure ? describeEnd(error) : error
      })
      if ('failed' in reply) throw describeRefusal(model, reply)
      return readUtterances(reply.utterances, countSeconds(sound))
    },
    close: () => whisper.close(),
  }
}

/** Ports for downloading models: HTTPS, and DNS over TCP. */
const HUB_PORTS = [443, 53]

/** A model directory is only read; downloads from the hub are stored in the data directory, and only there. */
function listRights({ model, isDirectory, cacheDir, packageName }: WhisperSettings): Rights {
  const read = packageName.startsWith('file:') ? [findFolder(fileURLToPath(packageName))] : []
  if (isDirectory) return { read: [...read, model], write: [], ports: null, processes: false }
  mkdirSync(cacheDir, { recursive: true })
  return { read, write: [cacheDir], ports: HUB_PORTS, processes: false }
}

/** The node_modules folder of a package outside the program's own dependencies, with the packages it needs. */
const findFolder = (path: string) => /^.*\/node_modules(?=\/)/.exec(path)?.[0] ?? dirname(path)

/** null: the audio contains no sound. */
function readAudio(wav: Uint8Array): PcmAudio | null {
  const sound = readWav(wav)
  return findAudible(measureLoudness(sound)) && sound
}

const toJob = ({ samples }: PcmAudio): WhisperJob => ({
  samples: Float32Array.from(samples, (sample) => sample / 32_768),
})

/** Out of memory, or too slow: the cause may be the machine or this audio. */
const describeEnd = (failure: WorkerFailure) =>
  new SpeechFailure(
    failure.reason === 'timeout'
      ? 'O modelo de fala não terminou a tempo nesta máquina. Um modelo menor é mais rápido.'
      : 'O modelo de fala parou no meio; talvez falte memória nesta máquina. Um modelo menor precisa de menos.',
    { tries: DOUBTFUL_TRIES, cause: failure },
  )

function describeRefusal(model: string, { failed, reason }: Extract<WhisperReply, { failed: string }>): SpeechFailure {
  const cause = new Error(reason)
  if (failed === 'package') {
    const install = `npm install --no-save ${PACKAGE}`
    const sentence = `LUPASCAN_SPEECH_MODEL precisa do pacote opcional ${PACKAGE}; instale-o com: ${install}.`
    return new SpeechFailure(sentence, { cause })
  }
  if (failed === 'model')
    return new SpeechFailure(`O modelo ${model} não pôde ser aberto. Confira LUPASCAN_SPEECH_MODEL.`, { cause })
  return new SpeechFailure(`O modelo ${model} não escreveu este áudio.`, { lasting: true, cause })
}
