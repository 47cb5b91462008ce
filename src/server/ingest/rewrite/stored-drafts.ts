import { hash } from 'node:crypto'
import { z } from 'zod'
import { ATTACHMENT_TYPES, HATES, LANGUAGES } from '../../../contract/labels.ts'
import { parseExtras } from '../../../contract/posts/extras.ts'
import type { DraftPost } from '../../enrich/draft-post.ts'
import { textStep } from '../../enrich/text.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import {
  ANNOTATION_COLUMNS,
  BOOKKEEPING_COLUMNS,
  FACT_COLUMNS,
  selectStored,
  storedRow,
} from '../../store/posts/post-columns.ts'
import { POSTS, sql } from '../../store/sql.ts'
import { type MediaPlaces, type PostAnnotations, pickAnnotations } from '../write/post-annotations.ts'
import { chunk, isAt, type PostPlace } from '../write/stored-posts.ts'

/** A stored post as a draft, and its annotations. */
export type StoredDraft = {
  id: string
  number: number
  origin: string
  draft: DraftPost
  later: PostAnnotations & MediaPlaces
  /** `hashSearched` of the stored forms. It differs from the draft's if folding or stemming changed since. */
  searched: string
}

/** Hash of the searched forms, including the text of images. */
export const hashSearched = ({ folded, stems }: Pick<DraftPost, 'folded' | 'stems'>): string =>
  hash('md5', `${folded}\0${stems}`, 'hex')

const COLUMNS = {
  id: BOOKKEEPING_COLUMNS.id,
  origin: BOOKKEEPING_COLUMNS.origin,
  ...FACT_COLUMNS,
  ...ANNOTATION_COLUMNS,
}
const StoredRow = storedRow(COLUMNS).extend({
  number: z.number(),
  searched: z.string(),
  media_type: z.array(z.enum(ATTACHMENT_TYPES)),
  hate: z.enum(HATES),
  language: z.enum([...LANGUAGES, '']),
})

/** Those of these posts that exist, in no particular order. */
export async function findStoredDrafts(ch: ClickHouse, places: readonly PostPlace[]): Promise<StoredDraft[]> {
  const found: StoredDraft[] = []
  for (const some of chunk(places)) {
    const question = sql`SELECT toFloat64(posts.number) AS number, ${selectStored(COLUMNS)},
        lower(hex(MD5(concat(folded, char(0), stems)))) AS searched
      FROM ${POSTS} WHERE ${isAt(some)}`
    const rows = await ch.rows('find-stored-drafts', question, StoredRow)
    found.push(...rows.map(toStoredDraft))
  }
  return found
}

function toStoredDraft(row: z.infer<typeof StoredRow>): StoredDraft {
  const { id, number, origin, searched, media_id, media_type, media_url, media_description, ...columns } = row
  const facts = leaveAnnotations(columns)
  const draft: DraftPost = {
    ...facts,
    date_created: new Date(facts.date_created * 1000),
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
    // Stored links of the text and others are not distinguished; the links step joins both again.
    hidden_links: facts.links,
    extras: parseExtras(facts.extras) ?? {},
    misleading_by: facts.misleading_links.map((_, i) => facts.misleading_by[i] ?? 'source'),
    folded: '',
    stems: '',
  }
  textStep.run(draft)
  return { id, number, origin, searched, draft, later: { ...pickAnnotations(row), media_id, media_url } }
}

/** A draft is serialised completely to detect whether a step changed it: it must contain facts only. */
function leaveAnnotations<Row extends PostAnnotations>(row: Row): Omit<Row, keyof PostAnnotations> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !(name in ANNOTATION_COLUMNS))) as Omit<
    Row,
    keyof PostAnnotations
  >
}
