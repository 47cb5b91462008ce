import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ATTACHMENT_TYPES, POST_STATES } from '../labels.ts'
import { DOSSIER_PAGE_SIZES, MAX_DOSSIER_ITEMS, MAX_ITEM_NOTE, MAX_ITEM_TAGS, MAX_ITEMS_PER_CALL } from '../limits.ts'
import { longText } from '../line-text.ts'
import { Paging, pageNumber, pageSize } from '../paging.ts'
import { PostFilters } from '../posts/post-query.ts'
import { DossierId } from './dossiers.ts'
import { NewsroomTag } from './newsroom-tags.ts'

const access = 'user'
const Count = z.int().min(0).nullable()

/** What is kept of a post at a moment, so that it can be laid beside what it is later. */
export const PostAsSeen = z.object({
  content: z.string(),
  fullName: z.string(),
  author: z.string(),
  platform: z.string(),
  dateCreated: z.string(),
  link: z.string().nullable(),
  views: Count,
  viewsStep: z.int(),
  likes: Count,
  shares: Count,
  comments: Count,
  state: z.enum(POST_STATES),
  /** Different texts seen until then. */
  versions: z.int(),
  media: z.array(
    z.object({
      id: z.string(),
      type: z.enum(ATTACHMENT_TYPES),
      url: z.string().nullable(),
      thumbnail: z.string().nullable(),
      description: z.string().nullable(),
    }),
  ),
})
export type PostAsSeen = z.infer<typeof PostAsSeen>

export const DossierItem = z.object({
  id: z.string(),
  post_id: z.string(),
  /** As it was when it was added. */
  snapshot: PostAsSeen,
  /** As it is; null: LupaScan no longer has it. */
  now: PostAsSeen.nullable(),
  note: z.string(),
  note_version: z.int(),
  /** The name of who wrote the note last. */
  note_by: z.string().nullable(),
  tags: z.array(NewsroomTag),
  comments: z.int(),
  added_by: z.string().nullable(),
  added_at: z.iso.datetime(),
})
export type DossierItem = z.infer<typeof DossierItem>

const ItemParams = DossierId.extend({ item_id: z.string() })
const Outcome = z.object({
  added: z.int(),
  /** Were there before. */
  already: z.int(),
  /** LupaScan does not have them. */
  missing: z.int(),
  /** Did not fit any more, or were not among the first of the search. */
  left: z.int(),
})
export type AddOutcome = z.infer<typeof Outcome>

export const listDossierItems = defineEndpoint({
  method: 'GET',
  path: '/api/dossiers/{id}/items/',
  access,
  summary: 'As publicações de um dossiê, na ordem dele: como eram ao entrar e como são',
  params: DossierId,
  query: z.strictObject({ page: pageNumber(5), page_size: pageSize(DOSSIER_PAGE_SIZES, 20) }),
  reply: Paging.extend({ items: z.array(DossierItem) }),
})

export const addDossierItems = defineEndpoint({
  method: 'POST',
  path: '/api/dossiers/{id}/items/',
  access,
  summary: `Acrescentar até ${MAX_ITEMS_PER_CALL} publicações`,
  params: DossierId,
  body: z.strictObject({
    posts: z
      .array(z.uuid({ error: 'O identificador da publicação é um UUID.' }))
      .min(1, 'Indique ao menos uma publicação.')
      .max(MAX_ITEMS_PER_CALL, `São aceitas até ${MAX_ITEMS_PER_CALL} publicações por vez.`),
  }),
  reply: Outcome,
})

export const addDossierSearch = defineEndpoint({
  method: 'POST',
  path: '/api/dossiers/{id}/searches/',
  access,
  summary: `Acrescentar o resultado de uma busca, até ${MAX_DOSSIER_ITEMS.toLocaleString('pt-BR')} publicações no dossiê`,
  params: DossierId,
  body: z.strictObject({ filters: PostFilters }),
  reply: Outcome,
})

export const removeDossierItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/dossiers/{id}/items/{item_id}/',
  access,
  summary: 'Tirar uma publicação do dossiê; em 30 dias ainda pode voltar, com nota e comentários',
  params: ItemParams,
})

export const restoreDossierItem = defineEndpoint({
  method: 'POST',
  path: '/api/dossiers/{id}/items/{item_id}/restore/',
  access,
  summary: 'Pôr de volta uma publicação tirada',
  params: ItemParams,
})

export const moveDossierItem = defineEndpoint({
  method: 'POST',
  path: '/api/dossiers/{id}/items/{item_id}/move/',
  access,
  summary: 'Pôr uma publicação logo depois de outra, ou no começo',
  params: ItemParams,
  body: z.strictObject({ after: z.string().nullable() }),
})

export const updateItemNote = defineEndpoint({
  method: 'PUT',
  path: '/api/dossiers/{id}/items/{item_id}/note/',
  access,
  summary: 'Escrever a nota (Markdown); recusado (409) com o texto de agora quando mudou desde a versão vista',
  params: ItemParams,
  body: z.strictObject({ note: longText(MAX_ITEM_NOTE), note_version: z.int().min(0) }),
  reply: z.object({ note: z.string(), note_version: z.int() }),
})

export const updateItemTags = defineEndpoint({
  method: 'PUT',
  path: '/api/dossiers/{id}/items/{item_id}/tags/',
  access,
  summary: 'Pôr e tirar etiquetas de uma publicação do dossiê',
  params: ItemParams,
  body: z.strictObject({
    add: z.array(z.int().min(1).max(2_147_483_647)).max(MAX_ITEM_TAGS).default([]),
    remove: z.array(z.int().min(1).max(2_147_483_647)).max(MAX_ITEM_TAGS).default([]),
  }),
  reply: z.array(NewsroomTag),
})
