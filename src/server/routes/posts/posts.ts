import type { PostsQuery } from '../../../contract/posts/post-query.ts'
import { getPost, listPosts as listPostsEndpoint } from '../../../contract/posts/posts.ts'
import { notFound } from '../../http/errors.ts'
import { signAttachment, signMediaUrl, signPost } from '../../http/media-address.ts'
import { route } from '../../http/route.ts'
import { findPost, listPosts } from '../../search/posts/posts.ts'
import { type Deps, forRequest, toActor } from '../deps.ts'
import { nameOffices } from '../people/name-offices.ts'
import type { SearchLine } from '../search-line.ts'
import { addFaces, bindPictures, type Requester } from './picture-filters.ts'
import { type Downloader, sendCsv } from './send-csv.ts'

export const postListRoutes = (all: Deps, downloads: Downloader['places'], searches: SearchLine) => [
  route(listPostsEndpoint, async ({ query, reply, caller, request, signal }) => {
    const deps = forRequest(all, signal)
    // A download takes as long as its reader does, so it has a queue of its own.
    const actor = toActor(caller, request)
    if (query.format === 'csv') return sendCsv(deps, query, reply, { user: caller.userId, actor, places: downloads })
    return searches.run(caller.userId, signal, () => search(deps, query, { userId: caller.userId, actor }))
  }),
]

async function search(deps: Deps, query: PostsQuery, asker: Requester) {
  const { filters, attachments, faces, distances } = await bindPictures(deps, query, asker)
  const { items, ...paging } = await listPosts(deps.ch, filters, deps.config.timeZone)
  return {
    ...paging,
    items: (await nameOffices(deps, await addFaces(deps, items, distances))).map((post) => signPost(deps.secret, post)),
    attachments: attachments.map((one) => signAttachment(deps.secret, one)),
    faces: faces.map((face) => ({ ...face, url: signMediaUrl(deps.secret, face.url) })),
  }
}

export const postRoutes = (all: Deps) => [
  route(getPost, async ({ params: { id }, signal }) => {
    const deps = forRequest(all, signal)
    const post = await findPost(deps.ch, id)
    const [shown] = await addFaces(deps, post ? [post] : [], new Map())
    if (!shown) throw notFound()
    const [named = shown] = await nameOffices(deps, [shown])
    return signPost(deps.secret, named)
  }),
]
