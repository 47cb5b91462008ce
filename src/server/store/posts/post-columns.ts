/**
 * Every column of a post, once. Tables, view, documents, what an import knows and keeps, rows of lists: all follow from here. A new
 * column is a line here; its value is made in `ingest/write/post-facts.ts` or where an annotation is found, and
 * `search/posts/csv.ts` says what a table shows of it.
 */
import { z } from 'zod'
import { join, type Sql, sql } from '../sql.ts'
import {
  bigNumber,
  label,
  labels,
  longText,
  longTexts,
  moment,
  number,
  type PostColumn,
  text,
  texts,
  unknownMoment,
  unknownNumber,
  uuids,
} from './column-kinds.ts'

/** Of the row rather than of the post. */
export const BOOKKEEPING_COLUMNS = {
  /** The same for a post as long as it is stored; joins a change to its row. */
  number: bigNumber(sql`number`),
  /** Of the write that made this row: higher than of any write before. */
  version: bigNumber(sql`version`),
  /** From platform, account and native id. */
  id: text(sql`id`, sql`UUID`),
  /** Hash of the facts that an import knows; tells an update from a repetition. */
  fingerprint: bigNumber(sql`fingerprint`),
  /** How the post came: import or demo. */
  origin: label(sql`origin`),
  written_at: moment(sql`written_at`),
}

/** What a source tells, and what is found out on the way in. The fingerprint covers it. */
export const FACT_COLUMNS = {
  platform: label(sql`platform`),
  account: label(sql`account`),
  native_id: text(sql`native_id`),
  full_name: label(sql`full_name`),
  date_created: moment(sql`date_created`),
  content: longText(sql`content`),
  link: longText(sql`link`),
  links: longTexts(sql`links`),
  description: text(sql`description`),
  duration: unknownNumber(sql`duration`, sql`Nullable(Float32)`),
  /** The lists of attachments have one entry for each of `media_id`. */
  media_id: texts(sql`media_id`),
  media_type: labels(sql`media_type`),
  media_url: texts(sql`media_url`),
  media_description: texts(sql`media_description`),
  views: unknownNumber(sql`views`),
  /** How finely views are known: "1.2K" to 100. 1: exactly. */
  views_step: number(sql`views_step`, sql`UInt32 DEFAULT 1`, 1),
  likes: unknownNumber(sql`likes`),
  shares: unknownNumber(sql`shares`),
  comments: unknownNumber(sql`comments`),
  /** 0: no known person. This and the next three: the author's on the day of the import. */
  person_id: number(sql`person_id`),
  party: label(sql`party`),
  role: label(sql`role`),
  uf: label(sql`uf`),
  hate: label(sql`hate`),
  hate_score: unknownNumber(sql`hate_score`, sql`Nullable(Float32)`),
  hate_kinds: labels(sql`hate_kinds`),
  /** Name and version of what evaluated the text; empty: the source said it. */
  hate_by: label(sql`hate_by`),
  /** In the form in which links are compared; one for each of `links`. */
  canonical_links: longTexts(sql`canonical_links`),
  misleading_links: texts(sql`misleading_links`),
  /** One for each of `misleading_links`: source, list:<id> or check:<news id>. */
  misleading_by: texts(sql`misleading_by`),
  /** Fact-checks of a claim that the text repeats. */
  fact_checks: uuids(sql`fact_checks`),
  /** One of LANGUAGES; empty: not looked at. */
  language: label(sql`language`),
  /** JSON as src/contract/posts/extras.ts has it; empty: nothing. */
  extras: longText(sql`extras`),
}

/** One entry for each of `media_id`, empty when unknown: they follow their attachment. */
export const ATTACHMENT_ANNOTATIONS = {
  /** Names in the blob store. */
  media_file: texts(sql`media_file`),
  media_thumb: texts(sql`media_thumb`),
  media_ocr: longTexts(sql`media_ocr`),
  /** Words that only a second look at the image found; searched, not shown. */
  media_ocr_extra: longTexts(sql`media_ocr_extra`),
  media_problem: labels(sql`media_problem`),
  /** What a service said is on the picture. */
  media_generated_caption: longTexts(sql`media_generated_caption`),
}

/** What is added after a post was stored: by comparing it with others, by a person. An import neither knows nor erases it. */
const POST_ANNOTATIONS = {
  /** The last word of a person: confirmado, rejeitado or empty. */
  hate_review: label(sql`hate_review`),
  /** Posts with the same message have the same number; 0: compared with nothing. */
  message_group: bigNumber(sql`message_group`),
  /** When this text, and these counts, were first seen. */
  text_first_seen_at: moment(sql`text_first_seen_at`),
  counted_at: moment(sql`counted_at`),
  /** Different texts seen, this one included. */
  versions: number(sql`versions`, sql`UInt16 DEFAULT 1`, 1),
  /** null: never edited. */
  edited_at: unknownMoment(sql`edited_at`),
  /** Deleted at the source: seen for the last time, and missed for the first; null: not known to be deleted. */
  deleted_after: unknownMoment(sql`deleted_after`),
  deleted_before: unknownMoment(sql`deleted_before`),
  /** Views (or likes) against the account's posts at the same age: 1 is as usual; null: not compared. */
  engagement_ratio: unknownNumber(sql`engagement_ratio`, sql`Nullable(Float32)`),
}

export const ANNOTATION_COLUMNS = { ...ATTACHMENT_ANNOTATIONS, ...POST_ANNOTATIONS }

/** The text, and what else is searched with it, folded (exact forms) and as stems. */
export const SEARCHED_COLUMNS = { folded: longText(sql`folded`), stems: longText(sql`stems`) }

const { id } = BOOKKEEPING_COLUMNS
const { canonical_links: _compared, misleading_by: _saidBy, ...shownFacts } = FACT_COLUMNS
const {
  media_ocr_extra: _searched,
  text_first_seen_at: _seen,
  counted_at: _counted,
  ...shownAnnotations
} = ANNOTATION_COLUMNS

/** What lists and cards show of a post. */
export const SHOWN_COLUMNS = { id, ...shownFacts, ...shownAnnotations }

export const ALL_COLUMNS = {
  ...BOOKKEEPING_COLUMNS,
  ...FACT_COLUMNS,
  ...ANNOTATION_COLUMNS,
  ...SEARCHED_COLUMNS,
}

/** What the engine derives from the others, in the order of the tables. `SELECT *` leaves it out. */
export const DERIVED_NAMES = [
  ...[sql`domains`, sql`hashtags`, sql`media_pending`, sql`media_undescribed`, sql`forwarded_from`, sql`live_id`],
  ...[sql`views_rank`, sql`likes_rank`, sql`shares_rank`, sql`comments_rank`, sql`hate_score_rank`],
  ...[sql`engagement_ratio_rank`, sql`word_pairs`, sql`mentions`, sql`hashtag_keys`, sql`symbols`],
  ...[sql`author_dimensions`, sql`post_dimensions`, sql`word_codes`, sql`letter_forms`],
]
export const DERIVED_COLUMNS = join(DERIVED_NAMES)

type Columns = Readonly<Record<string, PostColumn<unknown, unknown>>>
/** A row to insert. */
export type StoredValues<C> = { [K in keyof C]: C[K] extends PostColumn<infer T, unknown> ? T : never }
/** A row of a list. */
export type ShownValues<C> = { [K in keyof C]: C[K] extends PostColumn<infer _T, infer Shown> ? Shown : never }

const pick = (columns: Columns, part: 'stored' | 'shown' | 'inDocument'): Sql =>
  join(Object.values(columns).map((column) => column[part]))

export const selectStored = (columns: Columns) => pick(columns, 'stored')
export const selectShown = (columns: Columns) => pick(columns, 'shown')
export const selectForDocument = (columns: Columns) => pick(columns, 'inDocument')

const mapColumns = (columns: Columns, read: (column: PostColumn<unknown, unknown>) => unknown) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, read(column)]))

/** The schema of what `selectStored` and `selectShown` find. */
export const storedRow = <C extends Columns>(columns: C) =>
  z.object(mapColumns(columns, (one) => one.storedAs) as { [K in keyof C]: z.ZodType<StoredValues<C>[K]> })
export const shownRow = <C extends Columns>(columns: C) =>
  z.object(mapColumns(columns, (one) => one.shownAs) as { [K in keyof C]: z.ZodType<ShownValues<C>[K]> })

/** What a post has of which nothing is known; its lists are not to be changed in place. */
export const unsetValues = <C extends Columns>(columns: C) => mapColumns(columns, (one) => one.unset) as StoredValues<C>
export const unsetShown = <C extends Columns>(columns: C) =>
  mapColumns(columns, (one) => one.unsetShown) as ShownValues<C>
