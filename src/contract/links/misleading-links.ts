import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MISLEADING_LINK_KINDS } from '../labels.ts'
import { DEFAULT_PAGE_SIZE, MAX_IMPORTED_LINKS_PER_CALL, MAX_OFFSET, PAGE_SIZES } from '../limits.ts'
import { RelatedNews } from '../news/news.ts'
import { Paging, pageNumber, pageSize } from '../paging.ts'
import { SeenVersion } from '../seen-version.ts'

/** One required line of text, trimmed, without control characters. */
const Line = (most: number) =>
  z
    .string({ error: 'Este campo é obrigatório.' })
    .trim()
    .min(1, 'Este campo é obrigatório.')
    .max(most, `São aceitos até ${most} caracteres.`)
    .regex(/^\P{Cc}*$/u, 'O valor contém caracteres de controle, que não são aceitos.')

const Kind = z.enum(MISLEADING_LINK_KINDS, { error: `Use um destes: ${MISLEADING_LINK_KINDS.join(', ')}.` })

/** A domain (with everything under it) or an exact address that the newsroom considers misleading, the reason, and its source. */
export const MisleadingLink = z.object({
  id: z.string(),
  kind: Kind,
  /** The domain, or the address in its canonical form. */
  address: z.string(),
  reason: z.string(),
  /** The source, as an address or as text. */
  source: z.string(),
  /** Who added it; null if that user was removed. */
  created_by: z.string().nullable(),
  /** ISO 8601. */
  created_at: z.string(),
  updated_at: z.string(),
  /** Number of posts marked because of it. */
  posts: z.int(),
  /** Whether posts still have to be updated after the last change. */
  is_pending: z.boolean(),
  version: z.int(),
})
export type MisleadingLink = z.infer<typeof MisleadingLink>

/** Without `kind`, an entry with a path is an address. */
export const NewMisleadingLink = z.strictObject({
  kind: Kind.optional(),
  address: Line(2_000),
  reason: Line(500),
  source: Line(1_000),
})
export type NewMisleadingLink = z.infer<typeof NewMisleadingLink>

export const MisleadingLinkChange = NewMisleadingLink.extend({ version: SeenVersion })
export type MisleadingLinkChange = z.infer<typeof MisleadingLinkChange>

export const MisleadingLinksQuery = z
  .strictObject({
    search: z.string().max(200, 'A busca pode ter até 200 caracteres.').optional(),
    page: pageNumber(9),
    page_size: pageSize(PAGE_SIZES, DEFAULT_PAGE_SIZE),
  })
  .refine((q) => q.page * q.page_size <= MAX_OFFSET, { path: ['page'], error: 'A página é alta demais.' })

export const MisleadingLinksReply = Paging.extend({
  items: z.array(MisleadingLink),
  /** Changes of the list that posts do not reflect yet. */
  pending_changes: z.int(),
  /** Number of posts marked because of the list. */
  marked_posts: z.int(),
})
export type MisleadingLinksReply = z.infer<typeof MisleadingLinksReply>

const OneLink = z.object({
  id: z
    .string()
    .regex(/^[1-9][0-9]{0,8}$/, 'O identificador é um número.')
    .transform(Number),
})

export const listMisleadingLinks = defineEndpoint({
  method: 'GET',
  path: '/api/misleading-links/',
  access: 'superuser',
  summary: 'A lista de domínios e endereços enganosos, em páginas',
  query: MisleadingLinksQuery,
  reply: MisleadingLinksReply,
})

export const createMisleadingLink = defineEndpoint({
  method: 'POST',
  path: '/api/misleading-links/',
  access: 'superuser',
  summary: 'Acrescentar um domínio ou endereço à lista de links enganosos',
  body: NewMisleadingLink,
  reply: MisleadingLink,
})

export const updateMisleadingLink = defineEndpoint({
  method: 'PUT',
  path: '/api/misleading-links/{id}/',
  access: 'superuser',
  summary: 'Mudar um domínio ou endereço da lista de links enganosos; recusado (409) quando mudou desde a versão vista',
  params: OneLink,
  body: MisleadingLinkChange,
  reply: MisleadingLink,
})

export const deleteMisleadingLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/misleading-links/{id}/',
  access: 'superuser',
  summary: 'Tirar um domínio ou endereço da lista de links enganosos',
  params: OneLink,
})

/** A row as the file has it; it is validated like a typed one, and a bad row is refused alone. */
const ImportedRow = z.object({
  kind: z.string().max(50).optional(),
  address: z.string().max(5_000).optional(),
  reason: z.string().max(5_000).optional(),
  source: z.string().max(5_000).optional(),
})
export type ImportedRow = z.infer<typeof ImportedRow>

/** Outcome of each row, in the order in which they were sent; `problem` only if it was refused. */
export const ImportedRowResult = z.object({
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
  problem: z.string().nullable(),
})
export type ImportedRowResult = z.infer<typeof ImportedRowResult>

export const importMisleadingLinks = defineEndpoint({
  method: 'POST',
  path: '/api/misleading-links/import/',
  access: 'superuser',
  scope: 'import',
  summary: 'Acrescentar muitos domínios e endereços; os que já estão na lista recebem o novo motivo e a nova fonte',
  body: z.strictObject({
    rows: z
      .array(ImportedRow)
      .min(1, 'Envie ao menos uma linha.')
      .max(MAX_IMPORTED_LINKS_PER_CALL, `Envie até ${MAX_IMPORTED_LINKS_PER_CALL} linhas por vez.`),
  }),
  reply: z.object({ results: z.array(ImportedRowResult) }),
})

export const exportMisleadingLinks = defineEndpoint({
  method: 'GET',
  path: '/api/misleading-links/export/',
  access: 'superuser',
  summary: 'A lista inteira em CSV, como o que se importa',
})

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const OnePost = z.object({ id: z.string().regex(UUID, 'O identificador da publicação é um UUID.') })

/** Why a link of a post is marked: who judged it, or the fact-check of what was published there. */
export const MisleadingReason = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('list'),
    kind: Kind,
    address: z.string(),
    reason: z.string(),
    source: z.string(),
    updated_at: z.string(),
  }),
  z.object({ by: z.literal('check'), check: RelatedNews }),
  /** The file or network of the post marked it; nothing else is known. */
  z.object({ by: z.literal('source') }),
])
export type MisleadingReason = z.infer<typeof MisleadingReason>

export const listPostMisleadingLinks = defineEndpoint({
  method: 'GET',
  path: '/api/posts/{id}/misleading-links/',
  access: 'user',
  summary: 'Os links enganosos de uma publicação, e por que foram marcados',
  params: OnePost,
  reply: z.object({
    items: z.array(
      z.object({
        link: z.string(),
        /** Where it leads after a shortener or tracking redirect; null if unknown. */
        canonical: z.string().nullable(),
        reason: MisleadingReason,
      }),
    ),
  }),
})

export const listPostFactChecks = defineEndpoint({
  method: 'GET',
  path: '/api/posts/{id}/fact-checks/',
  access: 'user',
  summary: 'As checagens de alegações que uma publicação repete',
  params: OnePost,
  reply: z.object({ items: z.array(RelatedNews) }),
})
