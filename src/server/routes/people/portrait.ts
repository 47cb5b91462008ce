import { ValidationError } from '../../http/errors.ts'
import { readMediaUrl } from '../../http/media-address.ts'
import { PORTRAIT_HOSTS } from '../../http/security.ts'
import type { Media } from '../../media/media.ts'
import { MediaRefused } from '../../media/problems.ts'

/** Whoever saves the form waits for it. */
const FETCH_MS = 15_000
const MAX_BYTES = 10_000_000

/**
 * What is written down of a portrait that was given by its address: a browser may load our own pictures and those of the National
 * Congress, so a picture from elsewhere is brought here, made small; the picture itself is not kept.
 * @param known what is written down already, which is left as it is
 */
export async function keepPortrait(media: Media, address: string, known: string | null): Promise<string> {
  const own = readMediaUrl(address)
  const { origin } = URL.parse(address) ?? {}
  if (own !== address || own === known || PORTRAIT_HOSTS.some((host) => host === origin)) return own
  try {
    const bytes = await media.fetchBytes(address, { timeoutMs: FETCH_MS, maxBytes: MAX_BYTES })
    const { kind, thumbnail } = await media.analyse(bytes, { urgent: true, text: false, stills: false })
    if (kind !== 'image' || thumbnail === null) throw new MediaRefused('no_picture')
    return `media/${thumbnail}`
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error
    throw new ValidationError({ image: [`A foto não pôde ser trazida para cá. ${error.message}`] })
  }
}
