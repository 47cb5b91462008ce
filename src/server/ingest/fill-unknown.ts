import type { PostFacts } from './post-row.ts'

/** The facts that a source may leave unsaid. */
export type KnownFacts = Pick<
  PostFacts,
  | 'views'
  | 'likes'
  | 'shares'
  | 'comments'
  | 'duration'
  | 'link'
  | 'description'
  | 'media_id'
  | 'media_type'
  | 'media_url'
  | 'media_description'
  | 'party'
  | 'role'
  | 'uf'
  | 'hate'
  | 'hate_score'
  | 'misleading_links'
>

/** Whether the file left anything unsaid that an earlier one may have told. */
export function hasUnknown(facts: PostFacts): boolean {
  return Object.values(facts).some((value) => value === null || value === '' || (Array.isArray(value) && !value.length))
}

/**
 * A new file never erases what it does not say: a Telegram export has no views, and those collected otherwise stay.
 * A number counts as unsaid when it is null, a text or list when it is empty.
 */
export function fillUnknown(facts: PostFacts, known: KnownFacts): PostFacts {
  const evaluated = facts.hate === 'não avaliado' ? known : facts
  const illustrated = facts.media_id.length === 0 ? known : facts
  return {
    ...facts,
    views: facts.views ?? known.views,
    likes: facts.likes ?? known.likes,
    shares: facts.shares ?? known.shares,
    comments: facts.comments ?? known.comments,
    duration: facts.duration ?? known.duration,
    link: facts.link || known.link,
    description: facts.description || known.description,
    media_id: illustrated.media_id,
    media_type: illustrated.media_type,
    media_url: illustrated.media_url,
    media_description: illustrated.media_description,
    party: facts.party || known.party,
    role: facts.role || known.role,
    uf: facts.uf || known.uf,
    hate: evaluated.hate,
    hate_score: evaluated.hate_score,
    misleading_links: facts.misleading_links.length === 0 ? known.misleading_links : facts.misleading_links,
  }
}
