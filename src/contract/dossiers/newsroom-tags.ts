import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_STATUS_NAME, MAX_STATUSES, MAX_TAG_DESCRIPTION, MAX_TAG_NAME, MAX_TAGS, TAG_COLORS } from '../limits.ts'
import { lineText, longText } from '../line-text.ts'
import { SeenVersion } from '../seen-version.ts'

const Color = z.enum(TAG_COLORS, { error: `Use uma destas cores: ${TAG_COLORS.join(', ')}.` })
const Number32 = z.int().min(1).max(2_147_483_647)

/** A tag the newsroom puts on posts, shared by all dossiers. */
export const NewsroomTag = z.object({
  id: z.int(),
  name: z.string(),
  color: Color,
  description: z.string(),
  version: z.int(),
})
export type NewsroomTag = z.infer<typeof NewsroomTag>

const NewTag = z.strictObject({
  name: lineText(MAX_TAG_NAME, 'Dê um nome à etiqueta.'),
  color: Color.default('gray'),
  description: longText(MAX_TAG_DESCRIPTION).default(''),
})
export type NewTag = z.infer<typeof NewTag>

const TagChange = NewTag.extend({ version: SeenVersion })
export type TagChange = z.infer<typeof TagChange>

const TagParams = z.object({
  id: z
    .string()
    .regex(/^[1-9][0-9]{0,8}$/, 'A etiqueta é indicada por um número.')
    .transform(Number),
})

export const listTags = defineEndpoint({
  method: 'GET',
  path: '/api/tags/',
  access: 'user',
  summary: `As etiquetas da redação, até ${MAX_TAGS}, por nome`,
  reply: z.array(NewsroomTag),
})

export const createTag = defineEndpoint({
  method: 'POST',
  path: '/api/tags/',
  access: 'user',
  summary: 'Criar uma etiqueta',
  body: NewTag,
  reply: NewsroomTag,
})

export const updateTag = defineEndpoint({
  method: 'PUT',
  path: '/api/tags/{id}/',
  access: 'superuser',
  summary:
    'Trocar nome, cor e descrição de uma etiqueta, em todo lugar; recusado (409) quando mudou desde a versão vista',
  params: TagParams,
  body: TagChange,
  reply: NewsroomTag,
})

export const mergeTags = defineEndpoint({
  method: 'POST',
  path: '/api/tags/{id}/merge/',
  access: 'superuser',
  summary: 'Juntar uma etiqueta a outra: onde estava fica a outra, e ela deixa de existir',
  params: TagParams,
  body: z.strictObject({ into: Number32 }),
  reply: NewsroomTag,
})

export const deleteTag = defineEndpoint({
  method: 'DELETE',
  path: '/api/tags/{id}/',
  access: 'superuser',
  summary: 'Remover uma etiqueta de todo lugar',
  params: TagParams,
})

export const DossierStatus = z.object({ id: z.int(), name: z.string() })
export type DossierStatus = z.infer<typeof DossierStatus>

/** All statuses in order, and the version of the whole set: they are updated together. */
export const DossierStatuses = z.object({ version: z.int(), statuses: z.array(DossierStatus) })
export type DossierStatuses = z.infer<typeof DossierStatuses>

export const listStatuses = defineEndpoint({
  method: 'GET',
  path: '/api/dossier-statuses/',
  access: 'user',
  summary: 'As situações em que um dossiê pode estar, em ordem',
  reply: DossierStatuses,
})

export const updateStatuses = defineEndpoint({
  method: 'PUT',
  path: '/api/dossier-statuses/',
  access: 'superuser',
  summary:
    'Trocar as situações; as que algum dossiê tem não podem sair. Recusado (409) quando mudaram desde a versão vista',
  body: z.strictObject({
    version: SeenVersion,
    statuses: z
      .array(z.strictObject({ id: Number32.optional(), name: lineText(MAX_STATUS_NAME, 'Dê um nome à situação.') }))
      .min(1, 'É preciso ao menos uma situação.')
      .max(MAX_STATUSES, `São aceitas até ${MAX_STATUSES} situações.`),
  }),
  reply: DossierStatuses,
})
