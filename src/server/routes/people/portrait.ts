import { ValidationError } from '../../http/errors.ts'
import { readMediaUrl } from '../../http/media-address.ts'
import { fetchPortrait } from '../../media/fetch-portrait.ts'
import type { Media } from '../../media/media.ts'
import { MediaRefused } from '../../media/problems.ts'

/** Where the two houses of the National Congress keep official portraits. */
const OFFICIAL_HOSTS = ['https://www.camara.leg.br', 'https://www.senado.leg.br']

/**
 * What is written down of a portrait that was given by its address: a small copy. An official address stays as it is, so that the lists
 * of the Congress find nothing changed; its copy is made by a job.
 * @param known what is written down already, which is left as it is
 */
export async function keepPortrait(media: Media, address: string, known: string | null): Promise<string> {
  const own = readMediaUrl(address)
  const { origin } = URL.parse(address) ?? {}
  if (own !== address || own === known || OFFICIAL_HOSTS.some((host) => host === origin)) return own
  try {
    return await fetchPortrait(media, address, { isAwaited: true })
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error
    throw new ValidationError({ image: [`A foto não pôde ser trazida para cá. ${error.message}`] })
  }
}
