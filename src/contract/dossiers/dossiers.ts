import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_DOSSIER_PURPOSE, MAX_DOSSIER_TITLE, USE_LEVELS } from '../limits.ts'
import { lineText, longText } from '../line-text.ts'
import { Day } from '../posts/post-query.ts'
import { Colleague } from '../sharing/shares.ts'

const access = 'user'

/** Accepts any text: a malformed id gets the same answer as an unknown one. */
export const DossierId = z.object({ id: z.string() })

/** A set of posts that people work on, and its purpose. */
export const Dossier = z.object({
  id: z.string(),
  title: z.string(),
  purpose: z.string(),
  status: z.object({ id: z.int(), name: z.string() }),
  owner: Colleague,
  /** The person responsible; null: nobody in particular. */
  responsible: Colleague.nullable(),
  due_day: z.string().nullable(),
  items: z.int(),
  /** What the caller may do with it. */
  level: z.enum(USE_LEVELS),
  /** Id of the folder that contains it. */
  folder: z.string().nullable(),
  /** Version of the fields above: an update names the version it is based on. */
  version: z.int(),
  /** Incremented by every change of anything in it. */
  change: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Dossier = z.infer<typeof Dossier>

const Title = lineText(MAX_DOSSIER_TITLE, 'Dê um nome ao dossiê.')
const Purpose = longText(MAX_DOSSIER_PURPOSE)

export const NewDossier = z.strictObject({ title: Title, purpose: Purpose.default('') })
export type NewDossier = z.infer<typeof NewDossier>

export const DossierChange = z.strictObject({
  version: z.int().min(1),
  title: Title.optional(),
  purpose: Purpose.optional(),
  status: z.int().min(1).max(2_147_483_647).optional(),
  /** A username; null: nobody in particular. */
  responsible: z.string().max(150).nullable().optional(),
  due_day: Day.nullable().optional(),
})
export type DossierChange = z.infer<typeof DossierChange>

export const listDossiers = defineEndpoint({
  method: 'GET',
  path: '/api/dossiers/',
  access,
  summary: 'Os dossiês que se pode ver, do que mudou por último ao mais antigo',
  reply: z.array(Dossier),
})

export const createDossier = defineEndpoint({
  method: 'POST',
  path: '/api/dossiers/',
  access,
  summary: 'Criar um dossiê, que só quem cria vê até compartilhar',
  body: NewDossier,
  reply: Dossier,
})

export const getDossier = defineEndpoint({
  method: 'GET',
  path: '/api/dossiers/{id}/',
  access,
  summary: 'Um dossiê, sem as publicações',
  params: DossierId,
  reply: Dossier,
})

export const updateDossier = defineEndpoint({
  method: 'PATCH',
  path: '/api/dossiers/{id}/',
  access,
  summary: 'Mudar o que se informa; recusado (409) quando mudou desde a versão vista',
  params: DossierId,
  body: DossierChange,
  reply: Dossier,
})

export const deleteDossier = defineEndpoint({
  method: 'DELETE',
  path: '/api/dossiers/{id}/',
  access,
  summary: 'Remover um dossiê com as notas e os comentários; só quem é dono pode',
  params: DossierId,
})

export const getDossierChange = defineEndpoint({
  method: 'GET',
  path: '/api/dossiers/{id}/change/',
  access,
  summary: 'O número da última mudança: quem olha um dossiê sabe por ele se há algo novo',
  params: DossierId,
  reply: z.object({ change: z.int() }),
})
