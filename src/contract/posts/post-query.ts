import { z } from 'zod'
import {
  CHECKED,
  FOUND_IN,
  GENDER_VALUES,
  HATES,
  LANGUAGES,
  MISLEADING_LINKS,
  POST_STATES,
  REGION_VALUES,
  REVIEWED,
} from '../labels.ts'
import {
  DEFAULT_PAGE_SIZE,
  FIRST_DAY,
  LAST_DAY,
  MAX_FILTER_VALUES,
  MAX_OFFSET,
  MAX_PICTURE_VALUES,
  MAX_SEARCH_LENGTH,
  MAX_SHARED_LENGTH,
  MAX_SHARED_VALUES,
  PAGE_SIZES,
  SORT_FIELDS,
  SORT_ORDERS,
} from '../limits.ts'
import { pageNumber, pageSize } from '../paging.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here.
const NO_CONTROL = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/

/** A calendar day, YYYY-MM-DD, in the time zone of the installation. */
export const Day = z.iso
  .date({ error: 'Use uma data que exista, no formato AAAA-MM-DD.' })
  .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, 'Use uma data entre 1900 e 2199.')

const FilterText = z.string().regex(NO_CONTROL, 'O valor contém caracteres de controle, que não são aceitos.')
/** A label, optionally with the hyphen that excludes it. */
const FilterValue = FilterText.regex(/^-?.{0,200}$/s, 'Cada valor pode ter até 200 caracteres.')

/** A filter with several values, sent as repeated keys. */
function many<T extends z.ZodType<string>>(value: T) {
  return z.array(value).max(MAX_FILTER_VALUES, `São aceitos até ${MAX_FILTER_VALUES} valores.`).optional()
}

/** One value of a closed list, optionally with the hyphen that excludes it. */
export const choiceOf = <const T extends readonly string[]>(values: T) =>
  z.enum([...values, ...values.map((value) => `-${value}`)], { error: `Use um destes: ${values.join(', ')}.` })

/** Attachments or faces: few, because each is compared with all pictures. */
const pictures = z
  .array(z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'O identificador não é válido.'))
  .max(MAX_PICTURE_VALUES, `São aceitos até ${MAX_PICTURE_VALUES} valores.`)
  .optional()

/** Properties a post has several of: the post must have every requested value. */
const shared = z
  .array(
    FilterText.min(1, 'O valor está vazio.').max(
      MAX_SHARED_LENGTH,
      `Cada valor pode ter até ${MAX_SHARED_LENGTH} caracteres.`,
    ),
  )
  .max(MAX_SHARED_VALUES, `São aceitos até ${MAX_SHARED_VALUES} valores.`)
  .optional()

/** The filters of a search for posts, shared by the list, the CSV, the charts and saved searches. */
export const PostFilters = z.strictObject({
  search: z
    .string()
    .max(MAX_SEARCH_LENGTH, `A busca pode ter até ${MAX_SEARCH_LENGTH.toLocaleString('pt-BR')} caracteres.`)
    .regex(NO_CONTROL, 'A busca contém caracteres de controle, que não são aceitos.')
    .optional(),
  start_date: Day.optional(),
  end_date: Day.optional(),
  /** Beyond the specification, in this filter, the next three and `public_person`: '-PLF' excludes a value (filter-values.ts). */
  party: many(FilterValue),
  platform: many(FilterValue),
  role: many(FilterValue),
  uf: many(FilterValue),
  /** Beyond the specification: region of the UF; '-Sul' excludes it. */
  region: many(choiceOf(REGION_VALUES)),
  /** Beyond the specification: gender in the person's record; '-feminino' excludes it. */
  gender: many(choiceOf(GENDER_VALUES)),
  hate: many(z.enum(HATES, { error: `Use um destes: ${HATES.join(', ')}.` })),
  /** Beyond the specification. */
  reviewed: many(z.enum(REVIEWED, { error: `Use um destes: ${REVIEWED.join(', ')}.` })),
  /** Beyond the specification. */
  language: many(z.enum(LANGUAGES, { error: `Use um destes: ${LANGUAGES.join(', ')}.` })),
  misleading_links: z.enum(MISLEADING_LINKS, { error: 'Use true, false ou null.' }).optional(),
  /** Beyond the specification: posts that repeat what a fact-check examined. */
  checked: z.enum(CHECKED, { error: 'Use true ou false.' }).optional(),
  /** Beyond the specification. */
  state: many(z.enum(POST_STATES, { error: `Use um destes: ${POST_STATES.join(', ')}.` })),
  /** Beyond the specification: only posts out of the ordinary (UNUSUAL_FROM). */
  unusual: z.enum(['true'], { error: 'Use true.' }).optional(),
  public_person: many(z.string().regex(/^-?[1-9][0-9]{0,8}$/, 'A pessoa é indicada por um número.')),
  /** Posts that show the picture of one of these attachments, or of a copy of it. */
  attachment_uuid: pictures,
  /** Posts that show one of these faces. */
  face_id: pictures,
  /** Beyond the specification: where the words of the search must occur; none: anywhere in a post's current content. */
  found_in: many(z.enum(FOUND_IN, { error: `Use um destes: ${FOUND_IN.join(', ')}.` })),
  /** Posts with this message: the `messageGroup` of one of them. */
  message_group: z
    .string()
    .regex(/^[1-9][0-9]{0,18}$/, 'A mensagem é indicada por um número.')
    .optional(),
  /** Beyond the specification: posts with all of these values, in any spelling (shared-values.ts); what a chart counts. */
  hashtag: shared,
  domain: shared,
  link: shared,
  /** Beyond the specification: posts forwarded from the account with this name, as given by the network. */
  forwarded_from: FilterText.max(300, 'O nome pode ter até 300 caracteres.').optional(),
  /**
   * Beyond the specification: posts in one of these dossiers, with one of these tags, or in a dossier with
   * one of these statuses, among the dossiers the caller can see; '-3' excludes.
   */
  dossier: many(
    z.string().regex(/^-?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'O identificador do dossiê é um UUID.'),
  ),
  tag: many(z.string().regex(/^-?[1-9][0-9]{0,8}$/, 'A etiqueta é indicada por um número.')),
  dossier_status: many(z.string().regex(/^-?[1-9][0-9]{0,8}$/, 'A situação do dossiê é indicada por um número.')),
  /** 'true': of the posts with the same message, only the first in the requested order. Charts count all of them. */
  collapse: z.enum(['true', 'false'], { error: 'Use true ou false.' }).optional(),
})
export type PostFilters = z.infer<typeof PostFilters>

/** The query of GET /api/posts/. `format=csv` ignores the paging and downloads everything. */
export const PostsQuery = PostFilters.extend({
  page: pageNumber(9),
  page_size: pageSize(PAGE_SIZES, DEFAULT_PAGE_SIZE),
  /** Beyond the specification: `next_cursor` of the previous page, instead of a page number. */
  cursor: z
    .string()
    .regex(/^[0-9]{1,10}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'O cursor não é válido.')
    .refine((cursor) => Number(cursor.slice(0, cursor.indexOf('-'))) < 2 ** 32, 'O cursor não é válido.')
    .optional(),
  sort_by: z.enum(SORT_FIELDS, { error: `Use um destes: ${SORT_FIELDS.join(', ')}.` }).default('date_created'),
  sort_order: z.enum(SORT_ORDERS, { error: 'Use asc ou desc.' }).default('desc'),
  format: z.enum(['json', 'csv'], { error: 'Use json ou csv.' }).default('json'),
  /** Beyond the specification: Excel in Portuguese expects semicolons, scripts expect commas. */
  delimiter: z.enum(['comma', 'semicolon'], { error: 'Use comma ou semicolon.' }).default('comma'),
})
  .refine((q) => !q.start_date || !q.end_date || q.start_date <= q.end_date, {
    path: ['end_date'],
    error: 'A data final vem antes da inicial.',
  })
  .refine((q) => !q.cursor || (q.sort_by === 'date_created' && q.collapse !== 'true' && q.page === 1), {
    path: ['cursor'],
    error: 'O cursor vale na ordem por data, sem número de página e sem juntar mensagens iguais.',
  })
  .refine((q) => q.format === 'csv' || q.page * q.page_size <= MAX_OFFSET, {
    path: ['page'],
    error: `A lista mostra as primeiras ${MAX_OFFSET.toLocaleString('pt-BR')} publicações; para ver além, use filtros ou o CSV.`,
  })
export type PostsQuery = z.output<typeof PostsQuery>
