import { listPosts as listPostsEndpoint } from '../../contract/posts.ts'
import { signAttachment, signPost } from '../http/media-address.ts'
import { route } from '../http/route.ts'
import { listPosts } from '../search/posts.ts'
import type { Deps } from './deps.ts'
import { bindPictures } from './picture-filters.ts'
import { sendCsv } from './send-csv.ts'

export const postRoutes = (deps: Deps) => [
  route(listPostsEndpoint, async ({ query, reply }) => {
    if (query.format === 'csv') return sendCsv(deps, query, reply)
    const { filters, attachments, faces } = await bindPictures(deps, query)
    const { items, ...paging } = await listPosts(deps.ch, filters, deps.config.timeZone)
    return {
      ...paging,
      items: items.map((post) => signPost(deps.secret, post)),
      attachments: attachments.map((one) => signAttachment(deps.secret, one)),
      faces,
    }
  }),
]
