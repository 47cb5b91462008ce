import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { LIST_COLUMNS, LIST_DIMENSIONS, LIST_ONLY, LIST_PAGE, SORT_ORDERS } from '../limits.ts'
import { Paging, pageNumber } from '../paging.ts'
import { ListId } from './lists.ts'

const access = 'user'

/** Number of posts, and how the last run changed it. */
const Count = { posts: z.int(), change: z.int() }

export const MatrixColumn = z.object({
  /** The filter's value; for months YYYY-MM; for people the id, 0 for accounts without a person. */
  value: z.string(),
  label: z.string(),
  ...Count,
})
export type MatrixColumn = z.infer<typeof MatrixColumn>

export const MatrixRow = z.object({
  position: z.int(),
  /** As it was written; of a line too long to be asked, the beginning. */
  text: z.string(),
  /** The search of the line. */
  search: z.string(),
  /** Why the line is not counted; null if it is. */
  problem: z.string().nullable(),
  /** What the counts do not say by themselves: the line asks for a party that no post has. */
  note: z.string().nullable(),
  /** null: not counted yet. */
  total: z.object(Count).nullable(),
  /** In the order of the columns. */
  cells: z.array(z.object(Count)),
  /** Sum of the columns that are not shown. */
  others: z.int(),
  /** Whether its counts are from the current run. */
  is_current: z.boolean(),
})
export type MatrixRow = z.infer<typeof MatrixRow>

const Dimension = z.enum(LIST_DIMENSIONS, { error: `Use uma destas: ${LIST_DIMENSIONS.join(', ')}.` })

export const MatrixQuery = z.strictObject({
  dimension: Dimension.default('party'),
  /** position, text, total, change, or the value of a column. */
  sort: z.string().max(200).default('position'),
  order: z.enum(SORT_ORDERS).default('asc'),
  only: z.enum(LIST_ONLY).default('all'),
  page: pageNumber(3),
})
export type MatrixQuery = z.output<typeof MatrixQuery>

export const ListMatrix = Paging.extend({
  /** The dimension of the columns. */
  dimension: Dimension,
  /** The columns with the most posts; months in chronological order. */
  columns: z.array(MatrixColumn),
  /** Number of columns that are not shown. */
  more_columns: z.int(),
  /** Total of all lines. */
  total: z.object(Count),
  items: z.array(MatrixRow),
})
export type ListMatrix = z.infer<typeof ListMatrix>

export const getListMatrix = defineEndpoint({
  method: 'GET',
  path: '/api/lists/{id}/matrix/',
  access,
  summary: `Quantas publicações cada pergunta tem por partido, pessoa, UF, plataforma ou mês: ${LIST_PAGE} linhas por página, até ${LIST_COLUMNS} colunas`,
  params: ListId,
  query: MatrixQuery,
  reply: ListMatrix,
})

export const getListNews = defineEndpoint({
  method: 'GET',
  path: '/api/lists/{id}/news/',
  access,
  summary: 'Quantas publicações do acervo chegaram, e quantas mudaram, desde a última contagem',
  params: ListId,
  reply: z.object({ new_posts: z.int(), changed_posts: z.int() }),
})

export const getListFile = defineEndpoint({
  method: 'GET',
  path: '/api/lists/{id}/file/',
  access,
  summary: 'A matriz inteira em CSV ou XLSX, todas as linhas e colunas',
  params: ListId,
  query: z.strictObject({
    dimension: Dimension.default('party'),
    format: z.enum(['csv', 'xlsx']).default('csv'),
    delimiter: z.enum(['comma', 'semicolon']).default('comma'),
  }),
})
