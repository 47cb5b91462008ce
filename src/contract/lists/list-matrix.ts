import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { LIST_COLUMNS, LIST_DIMENSIONS, LIST_ONLY, LIST_PAGE, SORT_ORDERS } from '../limits.ts'
import { Paging, pageNumber } from '../paging.ts'
import { ListId } from './lists.ts'

const access = 'user'

/** Posts, and by how much the last run changed them. */
const Count = { posts: z.int(), change: z.int() }

export const MatrixColumn = z.object({
  /** As the filter takes it; of a month YYYY-MM; of people the id, 0 being accounts of nobody known. */
  value: z.string(),
  label: z.string(),
  ...Count,
})
export type MatrixColumn = z.infer<typeof MatrixColumn>

export const MatrixRow = z.object({
  position: z.int(),
  text: z.string(),
  /** What is searched for. */
  search: z.string(),
  /** Why the line is not counted; null: it is. */
  problem: z.string().nullable(),
  /** null: not counted yet. */
  total: z.object(Count).nullable(),
  /** In the order of the columns. */
  cells: z.array(z.object(Count)),
  /** In columns that are not shown. */
  others: z.int(),
  /** Its counts are of the present run. */
  is_current: z.boolean(),
})
export type MatrixRow = z.infer<typeof MatrixRow>

const Dimension = z.enum(LIST_DIMENSIONS, { error: `Use uma destas: ${LIST_DIMENSIONS.join(', ')}.` })

export const MatrixQuery = z.strictObject({
  dimension: Dimension.default('party'),
  /** position, text, total, change, or a value of a column. */
  sort: z.string().max(200).default('position'),
  order: z.enum(SORT_ORDERS).default('asc'),
  only: z.enum(LIST_ONLY).default('all'),
  page: pageNumber(3),
})
export type MatrixQuery = z.output<typeof MatrixQuery>

export const ListMatrix = Paging.extend({
  /** What the columns are values of. */
  dimension: Dimension,
  /** Those with most posts; months in their order. */
  columns: z.array(MatrixColumn),
  /** How many columns are not shown. */
  more_columns: z.int(),
  /** Of all lines. */
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
