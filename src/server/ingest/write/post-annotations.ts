import { z } from 'zod'
import { parseExtras } from '../../../contract/extras.ts'
import { listExtraTexts } from '../../../text/extra-texts.ts'
import { addOtherTexts } from '../../enrich/text.ts'
import { sql } from '../../store/sql.ts'
import type { PostFacts } from './post-facts.ts'

/**
 * What is added to a post after it was stored: by looking at its files, by comparing it with other posts, by a person.
 * No part of the fingerprint: an import neither knows nor erases it.
 */
export type PostAnnotations = {
  /** confirmado, rejeitado or empty. */
  hate_review: string
  /** These six: one for each of `media_id`, empty when unknown. Names in the blob store, then texts. */
  media_file: string[]
  media_thumb: string[]
  media_ocr: string[]
  media_words: string[]
  media_problem: string[]
  /** What a service said is on the picture. */
  media_said: string[]
  /** UInt64 as decimal text; '0': compared with nothing. */
  message_group: string
  /** Unix seconds: when this text and these counts were first seen. */
  text_seen: number
  counted_at: number
  /** Different texts seen. */
  versions: number
  /** Unix seconds; null: never edited, not known to be deleted. */
  edited_at: number | null
  deleted_after: number | null
  deleted_before: number | null
  /** Against the account's posts at the same age; null: not compared. */
  unusual: number | null
}

/** How they are read back. */
export const ANNOTATION_SELECTION = sql`hate_review, media_file, media_thumb, media_ocr, media_words, media_problem, media_said,
  toString(message_group) AS message_group, toUnixTimestamp(text_seen) AS text_seen, toUnixTimestamp(counted_at) AS counted_at,
  versions, toUnixTimestamp(edited_at) AS edited_at, toUnixTimestamp(deleted_after) AS deleted_after,
  toUnixTimestamp(deleted_before) AS deleted_before, unusual`
export const ANNOTATION_COLUMNS = {
  hate_review: z.string(),
  media_file: z.array(z.string()),
  media_thumb: z.array(z.string()),
  media_ocr: z.array(z.string()),
  media_words: z.array(z.string()),
  media_problem: z.array(z.string()),
  media_said: z.array(z.string()),
  message_group: z.string(),
  text_seen: z.number(),
  counted_at: z.number(),
  versions: z.number(),
  edited_at: z.number().nullable(),
  deleted_after: z.number().nullable(),
  deleted_before: z.number().nullable(),
  unusual: z.number().nullable(),
}

/** The same with the facts of attachments that the post no longer has, or has from another address, left out. */
export function keepAnnotations(
  facts: MediaPlaces,
  stored: (PostAnnotations & MediaPlaces) | undefined,
): PostAnnotations {
  const places = facts.media_id.map((id, i) => {
    const before = stored?.media_id.indexOf(id) ?? -1
    return before >= 0 && stored?.media_url[before] === facts.media_url[i] ? before : -1
  })
  const take = (list: string[] | undefined) => places.map((place) => list?.[place] ?? '')
  return {
    hate_review: stored?.hate_review ?? '',
    media_file: take(stored?.media_file),
    media_thumb: take(stored?.media_thumb),
    media_ocr: take(stored?.media_ocr),
    media_words: take(stored?.media_words),
    media_problem: take(stored?.media_problem),
    media_said: take(stored?.media_said),
    message_group: stored?.message_group ?? '0',
    text_seen: stored?.text_seen ?? 0,
    counted_at: stored?.counted_at ?? 0,
    versions: stored?.versions ?? 1,
    edited_at: stored?.edited_at ?? null,
    deleted_after: stored?.deleted_after ?? null,
    deleted_before: stored?.deleted_before ?? null,
    unusual: stored?.unusual ?? null,
  }
}

export type MediaPlaces = Pick<PostFacts, 'media_id' | 'media_url'>

/** The columns of both kinds of facts; what is searched holds the description, the extras and the texts of the images too. */
export function joinFacts(facts: PostFacts, later: PostAnnotations) {
  return { ...facts, ...later, ...addOtherTexts(facts, listOtherTexts(facts, later)) }
}

/** What is searched besides the content; empty texts are left out. */
export function listOtherTexts(facts: PostFacts, later: PostAnnotations): string[] {
  const extras = facts.extras ? listExtraTexts(parseExtras(facts.extras) ?? {}).map(({ text }) => text) : []
  const texts = [facts.description, ...extras, ...later.media_ocr, ...later.media_words, ...later.media_said]
  return texts.filter((text) => text !== '')
}
