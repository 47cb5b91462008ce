import { hash } from 'node:crypto'
import { printExtras } from '../../../contract/posts/extras.ts'
import type { DraftPost } from '../../enrich/draft-post.ts'
import type { FACT_COLUMNS, SEARCHED_COLUMNS, StoredValues } from '../../store/posts/post-columns.ts'
import { createMediaId } from './post-id.ts'

type Columns = StoredValues<typeof FACT_COLUMNS>
/** Omitted if they are empty. */
type Seldom = 'views_step' | 'extras' | 'language'

/** The columns of `posts` with facts about the post; the others are bookkeeping. */
export type PostFacts = Omit<Columns, Seldom> & Partial<Pick<Columns, Seldom>> & StoredValues<typeof SEARCHED_COLUMNS>

/** A draft in the form of its row: an unknown text is empty, an unknown number null, times in Unix seconds. */
export function describePost(id: string, post: DraftPost): PostFacts {
  return {
    platform: post.platform,
    account: post.account,
    native_id: post.native_id,
    full_name: post.full_name,
    date_created: Math.floor(post.date_created.getTime() / 1000),
    content: post.content,
    link: post.link ?? '',
    links: post.links,
    description: post.description ?? '',
    duration: toStoredFloat(post.duration),
    media_id: post.media.map((_, index) => createMediaId(id, index)),
    media_type: post.media.map(({ type }) => type),
    media_url: post.media.map(({ url }) => url ?? ''),
    media_description: post.media.map(({ description }) => description ?? ''),
    views: post.views,
    likes: post.likes,
    shares: post.shares,
    comments: post.comments,
    person_id: post.person_id ?? 0,
    party: post.party ?? '',
    role: post.role ?? '',
    uf: post.uf ?? '',
    hate: post.hate ?? 'não avaliado',
    hate_score: toStoredFloat(post.hate_score),
    hate_kinds: post.hate_kinds,
    hate_by: post.hate_by,
    canonical_links: post.canonical_links,
    misleading_links: post.misleading_links,
    misleading_by: post.misleading_by,
    fact_checks: post.fact_checks,
    folded: post.folded,
    stems: post.stems,
    // These last, here and where they are filled in: the fingerprint depends on the order.
    ...describeStep(post.views_step),
    ...describeExtras(printExtras(post.extras)),
    ...describeLanguage(post.language),
  }
}

/** Like `describeStep`: nearly every post has none. */
export const describeExtras = (extras: string): { extras?: string } => (extras === '' ? {} : { extras })

/** Posts from before language detection keep their fingerprint until they are processed. */
export const describeLanguage = (language: string): { language?: string } => (language === '' ? {} : { language })

/** Omitted for an exact count, so that posts from before this column keep their fingerprint. */
export const describeStep = (step: number | undefined): { views_step?: number } =>
  step !== undefined && step > 1 ? { views_step: step } : {}

/** In the form that the store returns, so that a stored post and the same post imported again have the same fingerprint. */
const toStoredFloat = (value: number | null) => (value === null ? null : Math.fround(value))

/** All facts as JSON, and its 64-bit hash as decimal text. Includes computed facts: when they change, a repeated import writes. */
export function printFacts(facts: PostFacts): { json: string; fingerprint: string } {
  const json = JSON.stringify(facts)
  return { json, fingerprint: BigInt(`0x${hash('sha256', json, 'hex').slice(0, 16)}`).toString() }
}
