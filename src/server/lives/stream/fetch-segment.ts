/** One segment of HLS: its decrypted bytes, and its initialisation section. */
import { createDecipheriv } from 'node:crypto'
import type { Segment } from './playlist.ts'
import { type Access, fetchBytes, type Range } from './request-stream.ts'
import { StreamError } from './stream-error.ts'

const MAX_SEGMENT_BYTES = 64_000_000
const MAX_INIT_BYTES = 4_000_000
const MAX_KEY_BYTES = 1_000
const TIMEOUT_MS = 60_000

export type SegmentBytes = { bytes: Buffer; init: Buffer | null }

/** Fetches segments one after the other; shared keys and initialisation sections only once. */
export function openSegments(access: Access): (segment: Segment) => Promise<SegmentBytes> {
  const keys = rememberLast((url) => fetchKey(url, access))
  const inits = new Map<string, Buffer>()
  return async ({ url, range, key, init }) => {
    const { bytes } = await fetchBytes(url, access, { most: MAX_SEGMENT_BYTES, range, timeoutMs: TIMEOUT_MS })
    return {
      bytes: key ? decipher(bytes, await keys(key.url), key.iv) : bytes,
      init: init && (await fetchInit(init, access, inits)),
    }
  }
}

async function fetchKey(url: string, access: Access): Promise<Buffer> {
  const { bytes } = await fetchBytes(url, access, { most: MAX_KEY_BYTES, timeoutMs: TIMEOUT_MS })
  if (bytes.length !== 16) throw new StreamError('A chave da transmissão não é válida.')
  return bytes
}

/** Equal bytes are returned as the same object, so that a change is detected without comparing them. */
async function fetchInit(init: { url: string; range: Range | undefined }, access: Access, known: Map<string, Buffer>) {
  const name = `${init.url} ${init.range?.offset ?? ''}`
  const before = known.get(name)
  if (before) return before
  const { bytes } = await fetchBytes(init.url, access, {
    most: MAX_INIT_BYTES,
    range: init.range,
    timeoutMs: TIMEOUT_MS,
  })
  known.clear()
  known.set(name, bytes)
  return bytes
}

function rememberLast(fetch: (url: string) => Promise<Buffer>): (url: string) => Promise<Buffer> {
  let last: { url: string; bytes: Buffer } | null = null
  return async (url) => {
    if (last?.url !== url) last = { url, bytes: await fetch(url) }
    return last.bytes
  }
}

function decipher(bytes: Buffer, key: Buffer, iv: Buffer): Buffer {
  try {
    const cipher = createDecipheriv('aes-128-cbc', key, iv)
    return Buffer.concat([cipher.update(bytes), cipher.final()])
  } catch {
    throw new StreamError('Um trecho da transmissão não pôde ser decifrado.')
  }
}
