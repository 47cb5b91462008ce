import type { ImportedPost } from '../../contract/sources/imported-post.ts'

type Identity = 'platform' | 'account' | 'native_id' | 'full_name' | 'date_created' | 'content'

/** A post of what its source tells. What a reader does not name the source does not say: it is unknown, or there is none. */
export function makeImportedPost(told: Pick<ImportedPost, Identity> & Partial<ImportedPost>): ImportedPost {
  return {
    link: null,
    views: null,
    likes: null,
    shares: null,
    comments: null,
    party: null,
    role: null,
    uf: null,
    media: [],
    duration: null,
    description: null,
    hate: null,
    hate_score: null,
    misleading_links: [],
    hidden_links: [],
    ...told,
  }
}
