/** ffmpeg as a decoder: a stream of any format in, 16 kHz mono samples with their times out. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { confine } from '../../processes/confine/confine.ts'
import { NO_RIGHTS, type Rights } from '../../processes/confine/rights.ts'
import { SAMPLE_RATE } from '../stream-position.ts'
import { StreamError } from './stream-error.ts'
import { watchSilence } from './watch-silence.ts'

/** Contiguous samples, and the time of the first one on the clock of the stream, in samples. */
export type Block = { samples: Buffer; time: number }

export type AudioDecoder = {
  /** Resolves once there is room for more; false: it accepts no more. Never for a decoder that reads its input itself. */
  write(bytes: Buffer): Promise<boolean>
  /** Nothing more will be written. */
  end(): void
  /** All decoded blocks, to be read once. @throws StreamError when nothing could be decoded */
  blocks(): AsyncGenerator<Block, void>
  kill(): boolean
}

/** Input of the decoder: bytes written to it, one of our files, or RTMP, the only protocol it handles itself. */
export type DecoderInput =
  | { kind: 'bytes' }
  | { kind: 'file'; path: string }
  | { kind: 'rtmp'; args: string[]; port: number }

/** A quarter of a second: few enough calls, and fine enough to detect gaps in the stream's times. */
const BLOCK_SAMPLES = SAMPLE_RATE / 4
const MAX_STDERR = 4_000
/** Maximum time without output while there is input to decode; a busy machine takes seconds, not minutes. */
const SILENCE_MS = 60_000

/** Formats that contain sound themselves; playlists of other addresses are excluded. */
const FORMATS = 'mpegts,aac,mp3,ac3,eac3,mov,mp4,matroska,webm,ogg,flac,wav,flv,avi,aiff,asf,amr,caf,w64,mpeg'

const INPUTS = {
  bytes: () => ['-protocol_whitelist', 'pipe', '-format_whitelist', FORMATS, '-i', 'pipe:0'],
  file: (path: string) => ['-protocol_whitelist', 'file', '-format_whitelist', FORMATS, '-i', `file:${path}`],
}

const listInput = (input: DecoderInput) => {
  if (input.kind === 'rtmp') return input.args
  return input.kind === 'file' ? INPUTS.file(input.path) : INPUTS.bytes()
}

/** Only its input: the file, or the one port. */
const listRights = (input: DecoderInput): Rights => ({
  ...NO_RIGHTS,
  read: input.kind === 'file' ? [input.path] : [],
  ports: input.kind === 'rtmp' ? [input.port] : null,
})

const OUTPUT = [
  ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1', '-ac', '1', '-c:a', 'pcm_s16le'],
  ...['-af', `aresample=${SAMPLE_RATE},asetnsamples=n=${BLOCK_SAMPLES}:p=0`, '-avoid_negative_ts', 'disabled'],
  // The samples on one pipe, and a line about each block, with its time, on another.
  ...['-f', 'tee', '[f=s16le:flush_packets=1]pipe:1|[f=framecrc:flush_packets=1]pipe:3'],
]

/**
 * Starts a decoder. It ends with its input, with the signal, and with this process, whose pipes it reads and writes.
 * @param silenceMs a decoder that has work and produces nothing for this long is presumed to hang, and is ended
 */
export function startDecoder(
  ffmpeg: string,
  input: DecoderInput,
  signal: AbortSignal,
  silenceMs = SILENCE_MS,
): AudioDecoder {
  const args = ['-nostats', '-hide_banner', '-v', 'error', '-threads', '1', '-copyts', ...listInput(input), ...OUTPUT]
  const { child, stdin, stdout, stderr, lines } = spawnDecoder(ffmpeg, args, listRights(input))
  const ended = waitForEnd(child)
  const said = collectEnd(stderr)
  let isOurs = false
  let isClosed = false
  const kill = () => {
    isOurs = true
    return child.kill('SIGKILL')
  }
  signal.addEventListener('abort', kill)
  child.on('exit', () => signal.removeEventListener('abort', kill))
  if (input.kind !== 'bytes') stdin.end()
  const hang = () => {
    kill()
    stdin.destroy()
    return new StreamError('O ffmpeg parou de responder.')
  }
  // A decoder that waits for bytes owes nothing: a live may be quiet, and for RTMP only ffmpeg knows whether it is.
  const hasWork = () => input.kind !== 'rtmp' && (stdin.writableEnded || stdin.writableNeedDrain)
  const watch = watchSilence(silenceMs, { isOwed: () => isClosed || hasWork(), hang })
  return {
    write: (bytes) => write(stdin, bytes),
    end: () => stdin.end(),
    kill,
    async *blocks() {
      let count = 0
      for await (const block of watch.each(readBlocks(stdout, lines))) {
        count += 1
        yield block
      }
      isClosed = true
      const trouble = await describeEnd(await watch.once(ended), { count, isOurs, said })
      if (trouble) throw trouble
    },
  }
}

const notStarted = () => new StreamError('O ffmpeg não pôde ser iniciado.')

type Pipes = { stdin: Writable; stdout: Readable; stderr: Readable; lines: Readable }

function spawnDecoder(ffmpeg: string, args: string[], rights: Rights): Pipes & { child: ChildProcess } {
  const child = trySpawn(ffmpeg, args, rights)
  child.on('error', () => {})
  // When the machine has no more pipes, there are none.
  if (!child.stdio) throw notStarted()
  const [stdin, stdout, stderr, lines] = child.stdio as [Writable, Readable, Readable, Readable, undefined]
  for (const pipe of [stdin, stdout, lines]) pipe.on('error', () => {})
  return { child, stdin, stdout, stderr, lines }
}

function trySpawn(ffmpeg: string, args: string[], rights: Rights): ChildProcess {
  const env = { PATH: process.env.PATH }
  // Searches have priority.
  const start = confine({ command: ffmpeg, args, env, rights, descriptors: 4, niceness: 10 })
  try {
    return spawn(start.command, start.args, { stdio: ['pipe', 'pipe', 'pipe', 'pipe'], env: start.env })
  } catch {
    throw notStarted()
  }
}

/** `interrupted`: by a signal, ours or that of the system's memory management. */
type End = 'done' | 'failed' | 'interrupted' | 'missing' | 'not started'

/** Exit codes of the launcher for a program that could not be started; ffmpeg itself uses none of these. */
const ENDS: Record<number, End> = { 0: 'done', 125: 'not started', 126: 'missing', 127: 'missing' }

function waitForEnd(child: ChildProcess): Promise<End> {
  return new Promise((done) => {
    child.on('exit', (code) => done(code === null ? 'interrupted' : (ENDS[code] ?? 'failed')))
    child.on('error', ({ code }: NodeJS.ErrnoException) =>
      done(code === 'ENOENT' || code === 'EACCES' ? 'missing' : 'not started'),
    )
  })
}

async function write(stdin: Writable, bytes: Buffer): Promise<boolean> {
  if (stdin.destroyed || stdin.writableEnded) return false
  if (stdin.write(bytes)) return true
  const closed = new AbortController()
  await Promise.race([
    once(stdin, 'drain', { signal: closed.signal }),
    once(stdin, 'close', { signal: closed.signal }),
  ]).catch(() => {})
  closed.abort()
  return !stdin.destroyed
}

async function* readBlocks(stdout: Readable, lines: Readable): AsyncGenerator<Block, void> {
  const take = openTaker(stdout)
  for await (const line of createInterface({ input: lines })) {
    const [, , time, , size] = line.split(',').map(Number)
    if (time === undefined || !size || !Number.isFinite(time)) continue
    const samples = await take(size)
    if (samples.length < size) return
    yield { samples, time }
  }
}

/** Takes exactly that many bytes from a stream; fewer when it ends. */
function openTaker(stream: Readable): (size: number) => Promise<Buffer> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  return async (size) => {
    while (held.length < size) {
      const { value, done } = await chunks.next()
      if (done) break
      held = held.length === 0 ? value : Buffer.concat([held, value])
    }
    const taken = held.subarray(0, size)
    held = held.subarray(size)
    return taken
  }
}

/** The last output, once it is complete: that is later than the exit of the process. */
function collectEnd(stream: Readable): Promise<string> {
  let text = ''
  stream.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-MAX_STDERR)
  })
  stream.on('error', () => {})
  return new Promise((done) => stream.on('close', () => done(text)))
}

/** Why it ended too early; null: it finished, or was no longer wanted. */
async function describeEnd(
  how: End,
  { count, isOurs, said }: { count: number; isOurs: boolean; said: Promise<string> },
): Promise<StreamError | null> {
  if (how === 'missing')
    return new StreamError('O ffmpeg não foi encontrado; sem ele nada é ouvido.', { lasting: true })
  if (how === 'not started') return notStarted()
  if (how === 'interrupted' && !isOurs) return new StreamError('O ffmpeg foi interrompido.')
  return count === 0 && how !== 'done' ? describeFailure(await said) : null
}

/** ffmpeg's own messages contain addresses and versions; they are translated for the reader. */
function describeFailure(said: string): StreamError {
  if (/matches no streams|does not contain any stream/i.test(said))
    return new StreamError('Não há áudio neste endereço.', { lasting: true, mute: true })
  if (/Connection refused|timed out|Input\/output error|Network is unreachable/i.test(said))
    return new StreamError('O servidor não respondeu ou interrompeu a conexão.')
  return new StreamError('O que está no endereço não é áudio nem vídeo que se saiba ouvir.', { lasting: true })
}
