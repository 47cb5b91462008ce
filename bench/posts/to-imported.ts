import type { ImportedPost } from '../../src/contract/sources/imported-post.ts'
import type { BenchPost } from './posts.ts'

/** A generated post without labels of its own, as a reader of files gives it. */
export function toImported(post: BenchPost): ImportedPost {
  const unknown = {
    link: null,
    views: null,
    likes: null,
    shares: null,
    comments: null,
    party: null,
    role: null,
    uf: null,
  }
  const rest = { media: [], duration: null, description: null, hate: null, hate_score: null }
  const { platform, account, native_id, full_name, content } = post
  const told = { platform, account, native_id, full_name, content, date_created: new Date(post.date) }
  return { ...told, ...unknown, ...rest, misleading_links: [], hidden_links: [] }
}
