/** A Whisper of transformers.js on this machine, in a process of its own. The package is optional. */
import { type ChildProcess, fork } from 'node:child_process'
import { statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DOUBTFUL_TRIES, type SpeechEngine, SpeechFailure, type Utterance } from './engine.ts'
import { findSound, measureLoudness } from './loudness.ts'
import { readUtterances } from './openai-answer.ts'
import { countSeconds, readWav, type Sound } from './wav-audio.ts'
import type { WhisperJob, WhisperReply, WhisperSettings } from './whisper/protocol.ts'

export type WhisperLimits = { loadMs: number; msPerSecond: number; idleMs: number }
/** The first audio waits for the model, which may have to be fetched. */
const LIMITS: WhisperLimits = { loadMs: 15 * 60_000, msPerSecond: 20_000, idleMs: 10 * 60_000 }
const PACKAGE = '@huggingface/transformers'

/** @param model a hub id, or a directory: then nothing is fetched */
export function openWhisperEngine(
  model: string,
  dataDir: string,
  { packageName = PACKAGE, limits = LIMITS }: { packageName?: string; limits?: WhisperLimits } = {},
): SpeechEngine {
  const isDirectory = statSync(model, { throwIfNoEntry: false })?.isDirectory() ?? false
  const path = isDirectory ? resolve(model) : model
  const settings = { model: path, isDirectory, cacheDir: join(dataDir, 'models'), packageName }
  const whisper = keepProcess(settings, limits.idleMs)
  let last: Promise<unknown> = Promise.resolve()
  let count = 0

  const writeNow = async (sound: Sound, signal: AbortSignal): Promise<Utterance[]> => {
    signal.throwIfAborted()
    count += 1
    const seconds = countSeconds(sound)
    const deadline = AbortSignal.timeout(Math.ceil(limits.loadMs + seconds * limits.msPerSecond))
    try {
      const reply = await whisper.ask(toJob(count, sound), AbortSignal.any([signal, deadline]))
      if ('failed' in reply) throw describeRefusal(model, reply)
      return readUtterances(reply.utterances, seconds)
    } catch (error) {
      if (error instanceof SpeechFailure) throw error
      whisper.stop()
      if (signal.aborted) throw error
      // Out of memory, or too slow: it may be the machine or this audio.
      throw new SpeechFailure(describeEnd(deadline.aborted), { tries: DOUBTFUL_TRIES, cause: error })
    }
  }

  return {
    name: isDirectory ? basename(path) : model,
    write(wav, { signal }) {
      const sound = readSound(wav)
      // One after the other: two at once would take twice the memory and no less time.
      const result = sound ? last.then(() => writeNow(sound, signal)) : Promise.resolve([])
      last = result.catch(() => {})
      return result
    },
    async close() {
      whisper.stop()
      await last
    },
  }
}

/** One process that starts with the first question, and ends when none has come for `idleMs`. */
function keepProcess(settings: WhisperSettings, idleMs: number) {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const stop = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }
  return {
    stop,
    async ask(job: WhisperJob, signal: AbortSignal): Promise<WhisperReply> {
      clearTimeout(idle)
      child ??= start(settings)
      try {
        return await ask(child, job, signal)
      } finally {
        idle = setTimeout(stop, idleMs).unref()
      }
    },
  }
}

/** null: there is nothing to be heard in it. */
function readSound(wav: Uint8Array): Sound | null {
  const sound = readWav(wav)
  return findSound(measureLoudness(sound)) && sound
}

const toJob = (id: number, { samples }: Sound): WhisperJob => ({
  id,
  samples: Float32Array.from(samples, (sample) => sample / 32_768),
})

function start(settings: WhisperSettings): ChildProcess {
  const child = fork(fileURLToPath(new URL('./whisper/main.ts', import.meta.url)), [JSON.stringify(settings)], {
    serialization: 'advanced',
    execArgv: [],
    // None of the program's secrets.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {})
  // The program may end while nothing is asked.
  child.unref()
  child.channel?.unref()
  return child
}

function ask(child: ChildProcess, job: WhisperJob, signal: AbortSignal): Promise<WhisperReply> {
  return new Promise((done, failed) => {
    const keepAlive = setInterval(() => {}, 60_000)
    const onMessage = (reply: WhisperReply) => reply.id === job.id && finish(() => done(reply))
    const onExit = () => finish(() => failed(new Error('the process ended')))
    const onAbort = () => finish(() => failed(signal.reason))
    function finish(tell: () => void): void {
      clearInterval(keepAlive)
      signal.removeEventListener('abort', onAbort)
      child.off('message', onMessage).off('exit', onExit)
      tell()
    }
    child.on('message', onMessage).on('exit', onExit)
    signal.addEventListener('abort', onAbort)
    child.send(job, (error) => error && onExit())
  })
}

const describeEnd = (isLate: boolean) =>
  isLate
    ? 'O modelo de fala não terminou a tempo nesta máquina. Um modelo menor é mais rápido.'
    : 'O modelo de fala parou no meio; talvez falte memória nesta máquina. Um modelo menor precisa de menos.'

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
