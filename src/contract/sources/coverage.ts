import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { COVERAGES, GENDER_VALUES, REGION_VALUES } from '../labels.ts'
import { Paging, pageNumber } from '../paging.ts'
import { choiceOf, Day } from '../posts/post-query.ts'

/** Times are ISO 8601. Unknown values are null. */
export const CoveredAccount = z.object({
  platform: z.string(),
  handle: z.string(),
  person: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Collected automatically; false: only files were imported. */
  is_followed: z.boolean(),
  is_paused: z.boolean(),
  /** The collected period: complete from `from` to `until`, except for `gaps`. Both null: nothing. Only `from` null: from the beginning. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Posts were published between these two moments that have not been collected. */
  gaps: z.array(z.object({ after: z.string().nullable(), before: z.string().nullable() })),
  /** Why it cannot be read now, in one sentence. */
  problem: z.string().nullable(),
  last_good_at: z.string().nullable(),
  posts: z.int(),
  first_post: z.string().nullable(),
  last_post: z.string().nullable(),
  /** Posts that were shown but could not be read. */
  unreadable: z.int(),
  /** Known attachments that could not be stored. */
  missing_media: z.int(),
})
export type CoveredAccount = z.infer<typeof CoveredAccount>

const Values = z
  .array(z.string().regex(/^-?.{0,200}$/s, 'Cada valor pode ter até 200 caracteres.'))
  .max(200)
  .optional()

/** The filters that select accounts; words and labels do not. */
export const CoverageFilters = z.strictObject({
  start_date: Day.optional(),
  end_date: Day.optional(),
  public_person: z
    .array(z.string().regex(/^-?[1-9]\d{0,8}$/, 'A pessoa é indicada por um número.'))
    .max(200)
    .optional(),
  party: Values,
  role: Values,
  uf: Values,
  region: z.array(choiceOf(REGION_VALUES)).max(200).optional(),
  gender: z.array(choiceOf(GENDER_VALUES)).max(200).optional(),
  platform: Values,
})
export type CoverageFilters = z.output<typeof CoverageFilters>

/** Number of accounts, by what was collected from them in the period: total = covered + partly + imported + missing. */
export const CoverageSummary = z.object({
  /** Accounts of public people, other followed accounts, and other accounts known only from files. */
  total: z.int(),
  /** Collected without a gap in the whole period: a post that is not stored was not published, or was deleted before collection. */
  covered: z.int(),
  /** Collected in part of the period, or with gaps. */
  partly: z.int(),
  /** Not collected, but files supplied posts of that period; it is unknown which ones are missing. */
  imported: z.int(),
  /** Nothing from that period. */
  missing: z.int(),
  /** How many of all these belong to no person and are not followed. */
  unowned: z.int(),
})
export type CoverageSummary = z.infer<typeof CoverageSummary>

export const getCoverageSummary = defineEndpoint({
  method: 'GET',
  path: '/api/coverage/summary/',
  access: 'user',
  summary:
    'De quantas contas, entre as que os filtros abrangem, o período foi lido por inteiro ou em parte, há só arquivos importados ou não há nada',
  query: CoverageFilters,
  reply: CoverageSummary,
})

export const listCoverage = defineEndpoint({
  method: 'GET',
  path: '/api/coverage/',
  access: 'user',
  summary:
    'O que foi coletado de cada conta: primeira e última publicação, última leitura boa, lacunas, mídia que falta',
  query: z.strictObject({
    person: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'A pessoa é indicada por um número.')
      .transform(Number)
      .optional(),
    search: z.string().trim().max(200).default(''),
    coverage: z.enum(COVERAGES, { error: `Use um destes: ${COVERAGES.join(', ')}.` }).optional(),
    page: pageNumber(5),
  }),
  reply: Paging.extend({ items: z.array(CoveredAccount) }),
})
