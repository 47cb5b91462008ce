/** Engine for any service with OpenAI's `/v1/audio/transcriptions`: whisper.cpp, speaches, vLLM, hosted ones. */
import type { SpeechConfig } from '../../config.ts'
import { readServiceAddress } from '../../net/service-address.ts'
import { DOUBTFUL_TRIES, type SpeechEngine, SpeechFailure, type WriteOptions } from './engine.ts'
import { findAudible, measureLoudness } from './loudness.ts'
import { type AnalysedAudio, isJson, readResponse } from './openai-response.ts'
import { type FormReply, postForm, ResponseTooLongError } from './post-form.ts'
import { countSeconds, readWav } from './wav-audio.ts'

type Format = 'verbose_json' | 'json'

export type EngineLimits = { connectMs: number; msPerSecond: number; maxBytes: number }
/** Enough for a model without a graphics card that is six times slower than speech. */
const LIMITS: EngineLimits = { connectMs: 60_000, msPerSecond: 6_000, maxBytes: 1_000_000 }
/** Responses of a server that cannot return times. */
const NO_TIMES = [400, 422]
/** LiteLLM's translation of these, which a server may also send for a passing failure. */
const PERHAPS_NO_TIMES = [415, 500, 501]
/** Sent as the model where the service ignores it. */
const ANY_MODEL = 'whisper-1'

/** The engine behind an address. The audio is sent there; the key is sent nowhere else. */
export function openOpenAiEngine(speech: SpeechConfig & { url: string }, limits = LIMITS): SpeechEngine {
  const { address, headers } = readAddress(speech)
  const { host } = address
  let format: Format = 'verbose_json'
  let isFormatKnown = false

  const ask = async (wav: Uint8Array, audio: AnalysedAudio, asked: Format, { prompt, signal }: WriteOptions) => {
    const deadline = AbortSignal.timeout(Math.ceil(limits.connectMs + audio.seconds * limits.msPerSecond))
    try {
      return await postForm(address, makeForm(wav, speech.model ?? ANY_MODEL, asked, prompt), {
        headers,
        maxBytes: limits.maxBytes,
        signal: AbortSignal.any([signal, deadline]),
      })
    } catch (error) {
      if (signal.aborted) throw error
      throw describeFault(host, deadline.aborted, error)
    }
  }

  return {
    name: speech.model ? `${speech.model} em ${host}` : host,
    async write(wav, options) {
      const audio = readAudio(wav)
      if (!audio) return []
      let reply = await ask(wav, audio, format, options)
      const { status } = reply
      const isRefused = NO_TIMES.includes(status)
      const isDoubtful = PERHAPS_NO_TIMES.includes(status)
      if (!isFormatKnown && (isRefused || isDoubtful)) {
        reply = await ask(wav, audio, 'json', options)
        if (reply.status === 200 && isRefused) format = 'json'
      }
      if (reply.status !== 200) throw describeRefusal(host, reply)
      if (!isJson(reply.body)) throw new SpeechFailure(`${host} não respondeu como um serviço de fala. ${CHECK_URL}`)
      const utterances = readResponse(reply.body, audio)
      // When in doubt, the next piece asks for times again.
      isFormatKnown ||= !isDoubtful
      return utterances
    },
  }
}

const CHECK_URL = 'Confira LUPASCAN_SPEECH_URL.'

/** Credentials in the address are for basic authentication; the key is for the service. */
function readAddress({ url, key }: SpeechConfig & { url: string }) {
  const { address, login } = readServiceAddress(url)
  const authorization = key ? `Bearer ${key}` : login
  return { address, headers: { accept: 'application/json', ...(authorization && { authorization }) } }
}

/** null: the audio contains no sound. @throws SpeechFailure */
function readAudio(wav: Uint8Array): AnalysedAudio | null {
  try {
    const read = readWav(wav)
    const sound = findAudible(measureLoudness(read))
    return sound && { seconds: countSeconds(read), sound }
  } catch (cause) {
    throw new SpeechFailure('O áudio guardado não pôde ser lido.', { lasting: true, cause })
  }
}

function makeForm(wav: Uint8Array, model: string, format: Format, prompt: string | undefined): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'audio.wav')
  form.set('model', model)
  form.set('language', 'pt')
  form.set('response_format', format)
  if (format === 'verbose_json') form.set('timestamp_granularities[]', 'segment')
  if (prompt) form.set('prompt', prompt)
  return form
}

function describeFault(host: string, isLate: boolean, cause: unknown): SpeechFailure {
  if (cause instanceof ResponseTooLongError)
    return new SpeechFailure('O serviço de fala respondeu com texto demais.', { lasting: true, cause })
  // A piece that is always too slow must not block the others forever; a service that is down may.
  if (isLate) return new SpeechFailure(`${host} não respondeu a tempo.`, { tries: DOUBTFUL_TRIES, cause })
  return new SpeechFailure(`${host} não foi alcançado. O serviço de fala está no ar?`, { cause })
}

/** The server's own message is not repeated: it may quote the key. */
function describeRefusal(host: string, { status }: FormReply): SpeechFailure {
  if (status === 401 || status === 403)
    return new SpeechFailure(`${host} recusou o acesso (${status}). Confira LUPASCAN_SPEECH_KEY.`)
  if (status >= 300 && status < 400) return new SpeechFailure(`${host} leva a outro endereço (${status}). ${CHECK_URL}`)
  if (status === 404 || status === 405)
    return new SpeechFailure(
      `${host} não conhece o endereço ou o modelo (${status}). Confira LUPASCAN_SPEECH_URL e LUPASCAN_SPEECH_MODEL.`,
    )
  if (status === 429) return new SpeechFailure(`${host} pediu para esperar (429): perguntas demais ou cota esgotada.`)
  if ([408, 502, 503, 504].includes(status)) return new SpeechFailure(`${host} não está pronto agora (${status}).`)
  if (status >= 500) return new SpeechFailure(`${host} respondeu com um erro (${status}).`, { tries: DOUBTFUL_TRIES })
  return new SpeechFailure(`${host} não aceitou o áudio (${status}). Confira LUPASCAN_SPEECH_MODEL.`, { lasting: true })
}
