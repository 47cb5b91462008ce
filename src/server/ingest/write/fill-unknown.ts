import { OWN_MODEL } from '../../../contract/labels.ts'
import { fillExtras } from './fill-extras.ts'
import { describeExtras, describeLanguage, describeStep, type PostFacts } from './post-facts.ts'

/** The facts that a source may leave unsaid. */
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
 * A new file never erases what it does not say: a Telegram export has no views, and those collected otherwise stay.
 * A number counts as unsaid when it is null, a text or list when it is empty.
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
    // The same number without a word on how finely it is known, as in a CSV of ours, makes it no finer.
    ...(facts.views === null || facts.views === known.views
      ? describeStep(views_step ?? known.views_step)
      : describeStep(views_step)),
    ...describeExtras(fillExtras(extras, known.extras ?? '', keepsFiles)),
    ...describeLanguage(language),
  }
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, i) => one === b[i])

/** Polls and link cards were once written into the description. */
const isToldByExtras = ({ extras = '' }: PostFacts, known: KnownFacts) =>
  !known.extras && /"(?:poll|card)":/.test(extras)

/** A label that a source told is replaced by a told one only; one of a stronger engine stays as long as the text does. */
function keepsLabel(facts: PostFacts, known: KnownFacts): boolean {
  const isTold = facts.hate !== 'não avaliado' && facts.hate_by === ''
  if (isTold) return false
  if (known.hate_by === '') return known.hate !== 'não avaliado' || facts.hate === 'não avaliado'
  const isByUs = known.hate_by.startsWith(OWN_MODEL)
  return facts.content === known.content && (!isByUs || facts.hate === 'não avaliado')
}

/** Only what an earlier source said stays; what our lists and fact-checks say is found anew every time. */
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
