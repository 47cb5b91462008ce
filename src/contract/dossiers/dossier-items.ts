import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import {
  DOSSIER_PAGE_SIZES,
  MAX_DOSSIER_ITEMS,
  MAX_ITEM_NOTE,
  MAX_ITEM_TAGS,
  MAX_ITEMS_PER_CALL,
  MAX_LIVE_SECONDS,
  MAX_PASSAGE_SECONDS,
} from '../limits.ts'
import { longText } from '../line-text.ts'
import { Paging, pageNumber, pageSize } from '../paging.ts'
import { PersonId } from '../people/person-id.ts'
import { PostFilters } from '../posts/post-query.ts'
import { DossierId } from './dossiers.ts'
import { ImageAsSeen, PassageAsSeen, PersonAsSeen, PostAsSeen } from './item-facts.ts'
import { NewsroomTag } from './newsroom-tags.ts'

const access = 'user'
const POST_ID = { error: 'O identificador da publicação é um UUID.' }

/** Fields common to every dossier item. */
const Held = z.object({
  id: z.string(),
  note: z.string(),
  note_version: z.int(),
  /** Name of the last person who wrote the note. */
  note_by: z.string().nullable(),
  tags: z.array(NewsroomTag),
  comments: z.int(),
  added_by: z.string().nullable(),
  added_at: z.iso.datetime(),
})

/** `snapshot`: its state when it was added; `now`: its current state, null if LupaScan no longer has it. */
export const DossierItem = z.discriminatedUnion('kind', [
  Held.extend({ kind: z.literal('post'), post_id: z.string(), snapshot: PostAsSeen, now: PostAsSeen.nullable() }),
  Held.extend({
    kind: z.literal('image'),
    post_id: z.string(),
    attachment_id: z.string(),
    snapshot: ImageAsSeen,
    now: ImageAsSeen.nullable(),
  }),
  Held.extend({
    kind: z.literal('passage'),
    live_id: z.int(),
    /** Seconds from the start of the live. */
    from: z.number(),
    to: z.number(),
    snapshot: PassageAsSeen,
    now: PassageAsSeen.nullable(),
  }),
  Held.extend({
    kind: z.literal('person'),
    person_id: z.string(),
    snapshot: PersonAsSeen,
    now: PersonAsSeen.nullable(),
  }),
])
export type DossierItem = z.infer<typeof DossierItem>

const Second = z
  .number({ error: 'Diga os segundos.' })
  .min(0, 'Use um segundo a partir do começo.')
  .max(MAX_LIVE_SECONDS, 'A live não é tão longa.')

/** A dossier item other than a post. */
export const NewThing = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('image'), post: z.uuid(POST_ID), attachment: z.string().min(1).max(200) }),
    z
      .strictObject({ kind: z.literal('passage'), live: z.int().min(1).max(2_147_483_647), from: Second, to: Second })
      .refine(({ from, to }) => from < to, { path: ['to'], error: 'O trecho termina antes de começar.' })
      .refine(({ from, to }) => to - from <= MAX_PASSAGE_SECONDS, {
        ...{ path: ['to'], error: `Um trecho tem até ${MAX_PASSAGE_SECONDS / 60} minutos. Divida-o.` },
      }),
    z.strictObject({ kind: z.literal('person'), id: PersonId }),
  ],
  { error: 'Use um destes: image, passage, person.' },
)
export type NewThing = z.infer<typeof NewThing>

const ItemParams = DossierId.extend({ item_id: z.string() })
const Outcome = z.object({
  added: z.int(),
  /** Already in the dossier. */
  already: z.int(),
  /** Unknown to LupaScan. */
  missing: z.int(),
  /** Did not fit, or were not among the first of the search. */
  left: z.int(),
})
export type AddOutcome = z.infer<typeof Outcome>

export const listDossierItems = defineEndpoint({
  method: 'GET',
  path: '/api/dossiers/{id}/items/',
  access,
  summary: 'O que há em um dossiê, na ordem dele: como era ao entrar e como é',
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
      .array(z.uuid(POST_ID))
      .min(1, 'Indique ao menos uma publicação.')
      .max(MAX_ITEMS_PER_CALL, `São aceitas até ${MAX_ITEMS_PER_CALL} publicações por vez.`),
  }),
  reply: Outcome,
})

export const addDossierThing = defineEndpoint({
  method: 'POST',
  path: '/api/dossiers/{id}/things/',
  access,
  summary: 'Acrescentar uma imagem de uma publicação, um trecho de uma live ou uma pessoa',
  params: DossierId,
  body: NewThing,
  reply: Outcome,
})

export const getDossierFile = defineEndpoint({
  method: 'GET',
  path: '/api/dossiers/{id}/file/',
  access,
  summary: 'Tudo o que há no dossiê, na ordem dele, em CSV: como era ao entrar, como é, notas e etiquetas',
  params: DossierId,
  query: z.strictObject({ delimiter: z.enum(['comma', 'semicolon']).default('comma') }),
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
  summary: 'Tirar um item do dossiê; em 30 dias ainda pode voltar, com nota e comentários',
  params: ItemParams,
})

export const restoreDossierItem = defineEndpoint({
  method: 'POST',
  path: '/api/dossiers/{id}/items/{item_id}/restore/',
  access,
  summary: 'Pôr de volta um item tirado',
  params: ItemParams,
})

export const moveDossierItem = defineEndpoint({
  method: 'POST',
  path: '/api/dossiers/{id}/items/{item_id}/move/',
  access,
  summary: 'Pôr um item logo depois de outro, ou no começo',
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
  summary: 'Pôr e tirar etiquetas de um item do dossiê',
  params: ItemParams,
  body: z.strictObject({
    add: z.array(z.int().min(1).max(2_147_483_647)).max(MAX_ITEM_TAGS).default([]),
    remove: z.array(z.int().min(1).max(2_147_483_647)).max(MAX_ITEM_TAGS).default([]),
  }),
  reply: z.array(NewsroomTag),
})
