import type { AddOutcome } from '../../../contract/dossiers/dossier-items.ts'
import type { Post } from '../../../contract/posts/post.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { Caller } from '../../access/session.ts'
import type { Actor } from '../../records/audit.ts'
import type { NewItem } from '../../records/dossiers/dossier-items.ts'
import { exportWholePosts } from '../../search/posts/export-posts.ts'
import { toPost } from '../../search/posts/post-row.ts'
import { countPosts } from '../../search/posts/posts.ts'
import type { Deps } from '../deps.ts'
import { bindPictures } from '../posts/picture-filters.ts'
import type { Downloader } from '../posts/send-csv.ts'
import { seePost } from './post-as-seen.ts'
import { putIn } from './put-in.ts'

/** The post as a new item of a dossier. */
export const toItem = (post: Post): NewItem => ({ kind: 'post', reference: post.id, snapshot: seePost(post) })

/** Posts per write. */
const PORTION = 500

type Adding = {
  dossier: string
  caller: Caller
  actor: Actor
  filters: PostFilters
  signal: AbortSignal
  places: Downloader['places']
}

/**
 * Adds the results of a search, newest first, until the dossier is full. Written in portions: readers see the dossier grow,
 * written portions stay if a later one fails, and repeating the call adds what is missing.
 */
export function addSearch(deps: Deps, adding: Adding): Promise<AddOutcome> {
  return adding.places.run(adding.caller.userId, adding.signal, () => addFound(deps, adding))
}

async function addFound(
  { ch, pg, config }: Deps,
  { dossier, caller, actor, filters, signal }: Adding,
): Promise<AddOutcome> {
  const bound = (await bindPictures({ ch, pg, config }, filters, { userId: caller.userId, actor: null })).filters
  const { timeZone } = config
  const total = await countPosts(ch, bound, timeZone)
  const sum = { added: 0, already: 0 }
  const add = async (posts: NewItem[]) => {
    const { added, already, left } = await putIn(pg, { dossier, by: caller.userId, actor }, posts)
    sum.added += added
    sum.already += already
    return left === 0
  }
  const waiting: NewItem[] = []
  let hasRoom = true
  const order = { sort_by: 'date_created', sort_order: 'desc' } as const
  for await (const rows of exportWholePosts(ch, { ...bound, ...order }, timeZone, signal)) {
    waiting.push(...rows.map(toPost).map(toItem))
    while (hasRoom && waiting.length >= PORTION) hasRoom = await add(waiting.splice(0, PORTION))
    if (!hasRoom) break
  }
  if (hasRoom && waiting.length > 0) await add(waiting)
  return { ...sum, missing: 0, left: Math.max(0, total - sum.added - sum.already) }
}
