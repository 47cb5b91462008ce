/**
 * A speech engine over real HTTP that returns what a test wants. It checks its audio as a real one would: a mono WAV,
 * 16 bits and 16 kHz, as long as its header says.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Utterance } from '../../src/server/lives/speech/engine.ts'

/** Content of one call. */
export type HeardCall = {
  wav: Buffer
  seconds: number
  samples: Int16Array
  model: string
  language: string
  format: string
  prompt: string | null
  authorization: string | undefined
}

/**
 * How it responds: with timestamps; refusing timestamps but returning plain text; plain text whatever is requested;
 * never; or with a status and body of the test's own.
 */
export type EngineManner = 'verbose' | 'plain' | 'ignores' | 'hangs' | { status: number; body: string }

export type TestEngine = {
  url: string
  calls: HeardCall[]
  /** Problems with the audio it received, one sentence each. */
  faults: string[]
  manner: EngineManner
  /** Transcription of an audio. */
  say: (call: HeardCall) => Utterance[] | Promise<Utterance[]>
  close(): Promise<void>
}

/** Starts it on a free port of the loopback interface. */
export async function openTestEngine(say: TestEngine['say'] = () => []): Promise<TestEngine> {
  const server = createServer((request, response) => {
    answer(engine, request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  const engine: TestEngine = {
    url: `http://127.0.0.1:${port}/v1/audio/transcriptions`,
    calls: [],
    faults: [],
    manner: 'verbose',
    say,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return engine
}

async function answer(engine: TestEngine, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = await readCall(request)
  const { manner } = engine
  const send = (status: number, body: string) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  const fault = describeFault(call.wav)
  if (fault) engine.faults.push(fault)
  engine.calls.push(call)
  if (manner === 'hangs') return
  if (typeof manner === 'object') send(manner.status, manner.body)
  else if (fault) send(400, JSON.stringify({ error: { message: fault } }))
  else if (manner === 'plain' && call.format === 'verbose_json')
    send(
      400,
      JSON.stringify({ error: { message: "response_format 'verbose_json' is not compatible with this model" } }),
    )
  else {
    const segments = await engine.say(call)
    const text = segments.map((one) => one.text).join(' ')
    send(200, JSON.stringify(manner === 'verbose' ? { task: 'transcribe', text, segments } : { text }))
  }
}

async function readCall(request: IncomingMessage): Promise<HeardCall> {
  const body = new Uint8Array(await buffer(request))
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(body, { headers }).formData()
  const file = form.get('file')
  const wav = Buffer.from(file instanceof Blob ? await file.arrayBuffer() : new ArrayBuffer(0))
  const read = (name: string) => String(form.get(name) ?? '')
  const samples = new Int16Array(new Uint8Array(wav.subarray(44, wav.length - (wav.length % 2))).buffer)
  return {
    wav,
    samples,
    seconds: samples.length / 16_000,
    model: read('model'),
    language: read('language'),
    format: read('response_format'),
    prompt: form.has('prompt') ? read('prompt') : null,
    authorization: request.headers.authorization,
  }
}

/** null: a valid mono WAV, 16 bits and 16 kHz, as long as its header says. */
function describeFault(wav: Buffer): string | null {
  if (wav.length < 44 || wav.toString('latin1', 0, 4) !== 'RIFF' || wav.toString('latin1', 8, 12) !== 'WAVE')
    return 'no WAV file'
  if (wav.readUInt32LE(4) !== wav.length - 8) return 'the RIFF header tells another length'
  if (wav.readUInt16LE(20) !== 1) return 'not PCM'
  if (wav.readUInt16LE(22) !== 1) return 'not mono'
  if (wav.readUInt32LE(24) !== 16_000) return 'not 16 kHz'
  if (wav.readUInt16LE(34) !== 16) return 'not 16 bits'
  if (wav.toString('latin1', 36, 40) !== 'data') return 'no data after the format'
  if (wav.readUInt32LE(40) !== wav.length - 44) return 'the data header tells another length'
  return null
}
