import { ValidationError } from '../../http/errors.ts'
import { readMediaUrl } from '../../http/media-address.ts'
import { fetchPortrait } from '../../media/fetch-portrait.ts'
import type { Media } from '../../media/media.ts'
import { describePictureRefusal, MediaRefused } from '../../media/problems.ts'

/** Sites where the two houses of the National Congress publish official portraits. */
const OFFICIAL_HOSTS = ['https://www.camara.leg.br', 'https://www.senado.leg.br']

/**
 * Returns the value to store for a portrait given by its address: a small copy. An official address is stored unchanged, so that
 * imports of the Congress lists find no difference; a job makes its copy.
 * @param known the stored value, which is kept if given again
 */
export async function keepPortrait(media: Media, address: string, known: string | null): Promise<string> {
  const own = readMediaUrl(address)
  const { origin } = URL.parse(address) ?? {}
  if (own !== address || own === known || OFFICIAL_HOSTS.some((host) => host === origin)) return own
  try {
    return await fetchPortrait(media, address, { isAwaited: true })
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error
    throw new ValidationError({ image: [`A foto não pôde ser trazida para cá. ${describePictureRefusal(error)}`] })
  }
}
