import { getMedia } from '../../../contract/media/media.ts'
import { notFound } from '../../http/errors.ts'
import { isMediaSignature } from '../../http/media-address.ts'
import { route } from '../../http/route.ts'
import type { Deps } from '../deps.ts'

/** Pictures that a browser may show in the page; any other stored file is only offered as a download. */
const INLINE: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
}

/** Untrusted files are isolated from the program: opened in a window of their own, they can run, load and request nothing. */
const POLICY = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none';sandbox"

export const mediaRoutes = ({ media, secret }: Deps) => [
  route(getMedia, async ({ params: { name }, query: { ends, signature }, reply }) => {
    const found = isMediaSignature(secret, name, ends, signature) && (await media.read(name))
    if (!found) throw notFound()
    const type = INLINE[name.slice(65)]
    return reply
      .header('content-type', type ?? 'application/octet-stream')
      .header('content-disposition', type ? 'inline' : 'attachment')
      .header('content-security-policy', POLICY)
      .header('content-length', found.size)
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(found.stream)
  }),
]
