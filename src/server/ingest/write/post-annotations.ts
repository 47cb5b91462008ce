import { parseExtras } from '../../../contract/posts/extras.ts'
import { listExtraTexts } from '../../../text/extra-texts.ts'
import { addOtherTexts } from '../../enrich/text.ts'
import {
  ANNOTATION_COLUMNS,
  ATTACHMENT_ANNOTATIONS,
  type StoredValues,
  unsetValues,
} from '../../store/posts/post-columns.ts'
import type { PostFacts } from './post-facts.ts'

/**
 * Annotations added to a post after it was stored: from its files, by comparison with other posts, by users. Not part of the
 * fingerprint: an import neither knows nor erases them.
 */
export type PostAnnotations = StoredValues<typeof ANNOTATION_COLUMNS>

const NO_ANNOTATIONS = unsetValues(ANNOTATION_COLUMNS)
const attachmentNames = Object.keys(ATTACHMENT_ANNOTATIONS) as (keyof typeof ATTACHMENT_ANNOTATIONS)[]

/** Without the facts of attachments that the post no longer has, or has from another URL. */
export function keepAnnotations(
  facts: MediaPlaces,
  stored: (PostAnnotations & MediaPlaces) | undefined,
): PostAnnotations {
  const places = facts.media_id.map((id, i) => {
    const before = stored?.media_id.indexOf(id) ?? -1
    return before >= 0 && stored?.media_url[before] === facts.media_url[i] ? before : -1
  })
  const take = (list: string[] | undefined) => places.map((place) => list?.[place] ?? '')
  const kept = { ...NO_ANNOTATIONS, ...(stored && pickAnnotations(stored)) }
  for (const name of attachmentNames) kept[name] = take(stored?.[name])
  return kept
}

/** The annotations of a row with further columns. */
export function pickAnnotations(row: PostAnnotations): PostAnnotations {
  const names = Object.keys(ANNOTATION_COLUMNS) as (keyof PostAnnotations)[]
  return Object.fromEntries(names.map((name) => [name, row[name]])) as PostAnnotations
}

export type MediaPlaces = Pick<PostFacts, 'media_id' | 'media_url'>

/** The columns of facts and annotations; the searched text includes description, extras and the texts of images. */
export function joinFacts(facts: PostFacts, later: PostAnnotations) {
  return { ...facts, ...later, ...addOtherTexts(facts, listOtherTexts(facts, later)) }
}

/** Searched texts besides the content; empty ones are left out. */
export function listOtherTexts(facts: PostFacts, later: PostAnnotations): string[] {
  const extras = facts.extras ? listExtraTexts(parseExtras(facts.extras) ?? {}).map(({ text }) => text) : []
  const texts = [
    facts.description,
    ...extras,
    ...later.media_ocr,
    ...later.media_ocr_extra,
    ...later.media_generated_caption,
  ]
  return texts.filter((text) => text !== '')
}
