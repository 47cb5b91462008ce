import type { ImportedPost } from '../../contract/sources/imported-post.ts'

type Identity = 'platform' | 'account' | 'native_id' | 'full_name' | 'date_created' | 'content'

/** A post with the given fields. Fields that a reader leaves out are unknown or absent in the source. */
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
