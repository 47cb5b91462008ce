/** Counts of a list: lines × values of one dimension. */
import { sql } from 'kysely'
import { UNSPECIFIED } from '../../../contract/labels.ts'
import { type ListDimension, MAX_SEARCH_LENGTH } from '../../../contract/limits.ts'
import { NOBODY } from '../../../contract/lists/cell-filters.ts'
import type { MatrixColumn, MatrixQuery, MatrixRow } from '../../../contract/lists/list-matrix.ts'
import type { Postgres } from '../../store/postgres.ts'
import { TOTAL } from './lists.ts'

export type ListTotal = { posts: number; change: number }

export async function findTotal(pg: Postgres, id: string): Promise<ListTotal> {
  const row = await pg
    .selectFrom('list_sums')
    .select(['posts', 'change'])
    .where('list_id', '=', id)
    .where('dimension', '=', TOTAL)
    .executeTakeFirst()
  return row ?? { posts: 0, change: 0 }
}

/** The columns with most posts, months in chronological order; and the number of all columns. */
export async function findColumns(
  pg: Postgres,
  id: string,
  dimension: ListDimension,
  most: number,
): Promise<{ columns: MatrixColumn[]; all: number }> {
  const rows = await pg
    .selectFrom('list_sums')
    .select(['value', 'posts', 'change'])
    .select(sql<number>`(count(*) OVER ())::integer`.as('all'))
    .where('list_id', '=', id)
    .where('dimension', '=', dimension)
    .where(sql<boolean>`(posts <> 0 OR change <> 0)`)
    .orderBy(dimension === 'month' ? sql`value DESC` : sql`posts DESC, value = '', value`)
    .limit(most)
    .execute()
  if (dimension === 'month') rows.reverse()
  // As in the charts, unknown values come after known ones.
  rows.sort((one, other) => Number(isUnspecified(one.value)) - Number(isUnspecified(other.value)))
  const names = dimension === 'public_person' ? await findNames(pg, rows) : null
  return {
    all: rows[0]?.all ?? 0,
    columns: rows.map(({ value, posts, change }) => ({
      value: value || UNSPECIFIED,
      label: names ? (names.get(value) ?? 'Pessoa removida') : value || UNSPECIFIED,
      ...{ posts, change },
    })),
  }
}

const isUnspecified = (value: string) => value === '' || value === NOBODY

async function findNames(pg: Postgres, rows: readonly { value: string }[]): Promise<Map<string, string>> {
  const ids = rows.map(({ value }) => Number(value)).filter(Number.isSafeInteger)
  const people = await pg
    .selectFrom('people')
    .select(['id', 'name'])
    .where(sql<boolean>`id = ANY(${ids}::integer[])`)
    .execute()
  return new Map([[NOBODY, 'Contas sem pessoa'], ...people.map(({ id, name }) => [String(id), name] as const)])
}

export type RowsAsked = Pick<MatrixQuery, 'dimension' | 'sort' | 'order' | 'only'> & { limit: number; offset: number }

/** Characters of a line: with the last one, a beginning is told from a whole line. */
const GIVEN = MAX_SEARCH_LENGTH + 1

/** A line without what is said about it. */
type CountedRow = Omit<MatrixRow, 'note'>

/** Lines with their counts in these columns, and the number of all lines. */
export async function listRows(
  pg: Postgres,
  id: string,
  columns: readonly { value: string }[],
  asked: RowsAsked,
): Promise<{ rows: CountedRow[]; all: number }> {
  const { rows } = await sql<StoredRow>`
    SELECT line.position, left(line.text, ${GIVEN}) AS text, line.search, coalesce(line.refused, line.problem) AS problem, line.posts, line.change,
      line.run = list.run AS is_current, line.counted_until IS NOT NULL AS is_counted, counts.counts,
      (count(*) OVER ())::integer AS all
    FROM list_lines AS line JOIN lists AS list ON list.id = line.list_id
      LEFT JOIN list_counts AS counts
        ON counts.list_id = line.list_id AND counts.position = line.position AND counts.dimension = ${asked.dimension}
    WHERE line.list_id = ${id} AND ${ONLY[asked.only]}
    ORDER BY ${toOrder(asked)}, line.position LIMIT ${asked.limit} OFFSET ${asked.offset}`.execute(pg)
  return {
    all: rows[0]?.all ?? 0,
    rows: rows.map((row) =>
      toRow(
        row,
        columns.map(({ value }) => toStored(value)),
      ),
    ),
  }
}

type StoredRow = {
  position: number
  text: string
  search: string
  problem: string | null
  posts: number
  change: number
  is_current: boolean
  is_counted: boolean
  counts: Record<string, [posts: number, change: number]> | null
  all: number
}

const ONLY: Readonly<Record<MatrixQuery['only'], ReturnType<typeof sql>>> = {
  all: sql`true`,
  found: sql`line.posts > 0`,
  none: sql`line.posts = 0 AND line.counted_until IS NOT NULL AND line.problem IS NULL`,
  changed: sql`line.change <> 0 AND line.run = list.run`,
  problem: sql`coalesce(line.refused, line.problem) IS NOT NULL`,
}

/** An unknown value is stored as an empty string. */
const toStored = (value: string) => (value === UNSPECIFIED ? '' : value)

const SORTS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  position: sql`line.position`,
  text: sql`lower(line.text)`,
  total: sql`line.posts`,
  change: sql`CASE WHEN line.run = list.run THEN line.change ELSE 0 END`,
}

function toOrder({ sort, order }: RowsAsked) {
  const key = SORTS[sort] ?? sql`coalesce((counts.counts -> ${toStored(sort)}::text ->> 0)::integer, 0)`
  return order === 'desc' ? sql`${key} DESC` : key
}

function toRow(
  { counts, all: _, is_counted, posts, change, ...row }: StoredRow,
  columns: readonly string[],
): CountedRow {
  const isNews = row.is_current
  const cells = columns.map((value) => {
    const [count = 0, grown = 0] = counts?.[value] ?? []
    return { posts: count, change: isNews ? grown : 0 }
  })
  const shown = cells.reduce((sum, cell) => sum + cell.posts, 0)
  const total = is_counted ? { posts, change: isNews ? change : 0 } : null
  return { ...row, total, cells, others: posts - shown }
}
