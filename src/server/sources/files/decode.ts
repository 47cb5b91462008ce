import { Buffer, isAscii } from 'node:buffer'

const ENOUGH_TO_DECIDE = 65_536

/**
 * Decodes bytes to text: UTF-8, UTF-16 with a byte-order mark, or Windows-1252, which Excel still writes. While the bytes are ASCII
 * nothing needs to be decided; the first 64 kB after the first non-ASCII byte decide for the whole file.
 */
export async function* decodeText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let undecided: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true })
    } else if (undecided.length === 0 && isAscii(chunk)) {
      yield chunk.toString('latin1')
    } else {
      undecided = Buffer.concat([undecided, chunk])
      if (undecided.length < ENOUGH_TO_DECIDE) continue
      decoder = new TextDecoder(detectEncoding(undecided))
      yield decoder.decode(undecided, { stream: true })
    }
  }
  if (!decoder && undecided.length > 0) {
    decoder = new TextDecoder(detectEncoding(undecided))
    yield decoder.decode(undecided, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

/** A few broken characters do not make a UTF-8 file a Windows-1252 one; decoded as UTF-8, nearly every accent of the latter breaks. */
function detectEncoding(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true })
  let accents = 0
  let broken = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 0x7f) accents++
    if (code === 0xfffd) broken++
  }
  return broken * 2 > accents ? 'windows-1252' : 'utf-8'
}
