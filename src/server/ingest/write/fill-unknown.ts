import { OWN_MODEL } from '../../../contract/labels.ts'
import { fillExtras } from './fill-extras.ts'
import { describeExtras, describeLanguage, describeStep, type PostFacts } from './post-facts.ts'

/** The facts that a source may omit. */
export type KnownFacts = Pick<
  PostFacts,
  | 'content'
  | 'views'
  | 'views_step'
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
  | 'hate_kinds'
  | 'hate_by'
  | 'misleading_links'
  | 'misleading_by'
  | 'extras'
>

/**
 * Keeps known values that a new file omits: a Telegram export has no views, and views collected otherwise are kept. A number is
 * omitted if it is null, a text or list if it is empty.
 */
export function fillUnknown(facts: PostFacts, known: KnownFacts): PostFacts {
  const evaluated = keepsLabel(facts, known) ? known : facts
  const illustrated = facts.media_id.length === 0 ? known : facts
  const { views_step, extras = '', language = '', ...rest } = facts
  const keepsFiles = isSameList(illustrated.media_type, known.media_type)
  return {
    ...rest,
    views: facts.views ?? known.views,
    likes: facts.likes ?? known.likes,
    shares: facts.shares ?? known.shares,
    comments: facts.comments ?? known.comments,
    duration: facts.duration ?? known.duration,
    link: facts.link || known.link,
    description: facts.description || (isToldByExtras(facts, known) ? '' : known.description),
    media_id: illustrated.media_id,
    media_type: illustrated.media_type,
    media_url: illustrated.media_url,
    media_description: illustrated.media_description,
    party: facts.party || known.party,
    role: facts.role || known.role,
    uf: facts.uf || known.uf,
    hate: evaluated.hate,
    hate_score: evaluated.hate_score,
    hate_kinds: evaluated.hate_kinds,
    hate_by: evaluated.hate_by,
    ...fillMisleading(facts, known),
    // The same number without a precision, as in our own CSV, does not become more precise.
    ...(facts.views === null || facts.views === known.views
      ? describeStep(views_step ?? known.views_step)
      : describeStep(views_step)),
    ...describeExtras(fillExtras(extras, known.extras ?? '', keepsFiles)),
    ...describeLanguage(language),
  }
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, i) => one === b[i])

/** Polls and link cards were part of the description in earlier versions. */
const isToldByExtras = ({ extras = '' }: PostFacts, known: KnownFacts) =>
  !known.extras && /"(?:poll|card)":/.test(extras)

/** A label given by a source is only replaced by another one; a label of a better classifier is kept as long as the text is. */
function keepsLabel(facts: PostFacts, known: KnownFacts): boolean {
  const isTold = facts.hate !== 'não avaliado' && facts.hate_by === ''
  if (isTold) return false
  if (known.hate_by === '') return known.hate !== 'não avaliado' || facts.hate === 'não avaliado'
  const isByUs = known.hate_by.startsWith(OWN_MODEL)
  return facts.content === known.content && (!isByUs || facts.hate === 'não avaliado')
}

/** Only values of an earlier source are kept; those from our lists and fact-checks are always recomputed. */
function fillMisleading(facts: PostFacts, known: KnownFacts): Pick<PostFacts, 'misleading_links' | 'misleading_by'> {
  const said = facts.misleading_by.includes('source')
  const links = [...facts.misleading_links]
  const by = [...facts.misleading_by]
  for (const [i, link] of known.misleading_links.entries()) {
    if (said || (known.misleading_by[i] ?? 'source') !== 'source' || links.includes(link)) continue
    links.push(link)
    by.push('source')
  }
  return { misleading_links: links, misleading_by: by }
}
