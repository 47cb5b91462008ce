import type { StoredDraft } from '../rewrite/stored-drafts.ts'
import type { PostPlace } from '../write/stored-posts.ts'

/** An attachment with a URL, and its state. `file`: in the blob store; empty: not stored. `problem`: a sentence. */
export type Attached = { post: PostPlace; media_id: string; url: string; file: string; problem: string }

/** The attachments of a stored post that have a URL. */
export function listAttachments({ id, draft, later }: StoredDraft): Attached[] {
  const post = { id, date_created: Math.floor(draft.date_created.getTime() / 1000) }
  return later.media_id.flatMap((media_id, i) => {
    const url = later.media_url[i] ?? ''
    const known = { file: later.media_file[i] ?? '', problem: later.media_problem[i] ?? '' }
    return url === '' ? [] : [{ post, media_id, url, ...known }]
  })
}
