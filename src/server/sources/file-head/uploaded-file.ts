import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { SourceError } from '../../net/source-error.ts'

export type UploadLimits = {
  maxBytes: number
  /** Called for every chunk with the number of bytes received so far. */
  onBytes?: (received: number) => void
}

/** The first two bytes of every gzip file (RFC 1952). */
const GZIP = [0x1f, 0x8b]
/** Maximum compression ratio. Text of posts shrinks to a tenth; a file that grows by more than this holds no posts. */
const MAX_GROWTH = 50
const GROWS = 'O arquivo compactado fica grande demais ao ser aberto; envie-o sem compactar.'
/** Decompressed bytes before the compression ratio is checked. */
const UNMEASURED = 10_000_000

/**
 * The bytes of a file that is being received, decompressed; a gzip file is recognised by its first bytes. Reading throws
 * SourceError when there is more than is accepted.
 */
export async function openUpload(input: AsyncIterable<Uint8Array>, limits: UploadLimits): Promise<Readable> {
  let received = 0
  const pieces = limitBytes(input, limits.maxBytes, (count) => {
    received = count
    limits.onBytes?.(count)
  })
  const head = await readHead(pieces)
  const whole = Readable.from(joinPieces(head, pieces), { objectMode: false })
  if (head[0] !== GZIP[0] || head[1] !== GZIP[1]) return whole
  // Errors reach the reader of the last stream.
  const unzipped = pipeline(whole, createGunzip(), () => {})
  // An error that arrives after the reader has given up must not end the process.
  unzipped.on('error', () => {})
  const unpacked = limitBytes(unzipped, limits.maxBytes * MAX_GROWTH, (size) => {
    if (size > UNMEASURED + received * MAX_GROWTH) throw new SourceError(GROWS)
  })
  return Readable.from(unpacked, { objectMode: false })
}

async function* limitBytes(
  input: AsyncIterable<Uint8Array>,
  most: number,
  onBytes?: (received: number) => void,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of input) {
    size += piece.length
    if (size > most) {
      throw new SourceError(`O arquivo passa de ${(most / 1_000_000).toLocaleString('pt-BR')} MB; divida-o.`)
    }
    onBytes?.(size)
    yield piece
  }
}

/** A chunk may be a single byte. */
async function readHead(pieces: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  let head: Uint8Array = new Uint8Array()
  while (head.length < GZIP.length) {
    const { value, done } = await pieces.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  return head
}

async function* joinPieces(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  yield* rest
}
