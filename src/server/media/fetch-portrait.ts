import type { Media } from './media.ts'
import { MediaRefused } from './problems.ts'

/** Somebody may be waiting for it. */
const FETCH_MS = 15_000
const MAX_BYTES = 10_000_000

/**
 * A small copy of a picture at a public address; the file itself is not kept. @returns its name, as it is stored: "media/…"
 * @throws MediaRefused with a sentence: it cannot be fetched, or is not a picture
 */
export async function fetchPortrait(
  media: Pick<Media, 'fetchBytes' | 'analyse'>,
  address: string,
  options: { isAwaited: boolean; signal?: AbortSignal },
): Promise<string> {
  const bytes = await media.fetchBytes(address, { timeoutMs: FETCH_MS, maxBytes: MAX_BYTES, ...options })
  const { kind, thumbnail } = await media.analyse(bytes, { urgent: options.isAwaited, text: false, stills: false })
  if (kind !== 'image' || thumbnail === null) throw new MediaRefused('no_picture')
  return `media/${thumbnail}`
}
