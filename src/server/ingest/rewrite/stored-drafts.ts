import { hash } from 'node:crypto'
import { z } from 'zod'
import { parseExtras } from '../../../contract/extras.ts'
import { ATTACHMENT_TYPES, HATES } from '../../../contract/labels.ts'
import type { DraftPost } from '../../enrich/draft-post.ts'
import { textStep } from '../../enrich/text.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql } from '../../store/sql.ts'
import {
  ANNOTATION_COLUMNS,
  ANNOTATION_SELECTION,
  type MediaPlaces,
  type PostAnnotations,
} from '../write/post-annotations.ts'
import { chunk, isAt, type PostPlace } from '../write/stored-posts.ts'

/** A stored post as it was before it was written, and what was added since. */
export type StoredDraft = {
  id: string
  number: number
  origin: string
  draft: DraftPost
  later: PostAnnotations & MediaPlaces
  /** `hashSearched` of what is stored. The draft has it anew: they differ when folding or stemming changed since. */
  searched: string
}

/** Of the searched forms, images included. */
export const hashSearched = ({ folded, stems }: Pick<DraftPost, 'folded' | 'stems'>): string =>
  hash('md5', `${folded}\0${stems}`, 'hex')

const Count = z.number().nullable()
const Texts = z.array(z.string())

const StoredRow = z.object({
  id: z.string(),
  number: z.number(),
  origin: z.string(),
  searched: z.string(),
  platform: z.string(),
  account: z.string(),
  native_id: z.string(),
  full_name: z.string(),
  seconds: z.number(),
  content: z.string(),
  link: z.string(),
  links: Texts,
  description: z.string(),
  duration: Count,
  media_id: Texts,
  media_type: z.array(z.enum(ATTACHMENT_TYPES)),
  media_url: Texts,
  media_description: Texts,
  views: Count,
  views_step: z.number(),
  likes: Count,
  shares: Count,
  comments: Count,
  person_id: z.number(),
  party: z.string(),
  role: z.string(),
  uf: z.string(),
  hate: z.enum(HATES),
  hate_score: Count,
  hate_kinds: Texts,
  hate_by: z.string(),
  canonical_links: Texts,
  misleading_links: Texts,
  misleading_by: Texts,
  fact_checks: Texts,
  extras: z.string(),
  ...ANNOTATION_COLUMNS,
})

/** The living ones among these posts, in no particular order. */
export async function findStoredDrafts(ch: ClickHouse, places: readonly PostPlace[]): Promise<StoredDraft[]> {
  const found: StoredDraft[] = []
  for (const some of chunk(places)) {
    const question = sql`SELECT toString(id) AS id, toFloat64(number) AS number, origin,
        lower(hex(MD5(concat(folded, char(0), stems)))) AS searched, platform, account, native_id, full_name,
        toUnixTimestamp(date_created) AS seconds, content, link, links, description, duration, media_id,
        media_type, media_url, media_description, views, views_step, likes, shares, comments, person_id, party, role, uf, hate,
        hate_score, hate_kinds, hate_by, canonical_links, misleading_links, misleading_by,
        arrayMap(one -> toString(one), fact_checks) AS fact_checks, extras, ${ANNOTATION_SELECTION}
      FROM ${POSTS} WHERE ${isAt(some)}`
    const rows = await ch.rows('find-stored-drafts', question, StoredRow)
    found.push(...rows.map(toStoredDraft))
  }
  return found
}

function toStoredDraft(row: z.infer<typeof StoredRow>): StoredDraft {
  const { id, number, origin, searched, seconds, media_id, media_type, media_url, media_description, ...rest } = row
  const { hate_review, media_file, media_thumb, media_ocr, media_words, media_problem, media_said, ...remaining } = rest
  const { message_group, ...other } = remaining
  const { text_seen, counted_at, versions, edited_at, deleted_after, deleted_before, unusual, ...facts } = other
  const draft: DraftPost = {
    ...facts,
    date_created: new Date(seconds * 1000),
    link: facts.link || null,
    description: facts.description || null,
    media: media_type.map((type, i) => ({
      type,
      url: media_url[i] || null,
      description: media_description[i] || null,
    })),
    person_id: facts.person_id || null,
    party: facts.party || null,
    role: facts.role || null,
    uf: facts.uf || null,
    // Not told apart any more from those in the text; the links step joins both again.
    hidden_links: facts.links,
    extras: parseExtras(facts.extras) ?? {},
    misleading_by: facts.misleading_links.map((_, i) => facts.misleading_by[i] ?? 'source'),
    folded: '',
    stems: '',
  }
  textStep.run(draft)
  const media = { media_id, media_url, media_file, media_thumb, media_ocr, media_words, media_problem, media_said }
  const history = { text_seen, counted_at, versions, edited_at, deleted_after, deleted_before, unusual }
  return { id, number, origin, searched, draft, later: { ...media, ...history, hate_review, message_group } }
}
