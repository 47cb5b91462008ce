import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Paging, pageNumber } from '../paging.ts'
import { Face } from '../posts/post.ts'

const Id = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'O identificador não é válido.')
const GroupId = z.coerce.number().int('O grupo é um número.').min(1, 'O grupo é um número.').max(2_000_000_000)

export const FaceSettings = z.object({
  enabled: z.boolean(),
  /** The purpose of face recognition, in the words of the person who turned it on. */
  purpose: z.string(),
  /** Username; empty if it was never changed. */
  changed_by: z.string(),
  changed_at: z.iso.datetime().nullable(),
  /** Faces currently described and stored. */
  total_faces: z.int(),
})
export type FaceSettings = z.infer<typeof FaceSettings>

export const FaceGroup = z.object({
  id: z.int(),
  name: z.string(),
  size: z.int(),
  /** A sample of the group's faces. */
  faces: z.array(Face),
})
export type FaceGroup = z.infer<typeof FaceGroup>

/** The latest change of groups, which can be undone. */
export const FaceChange = z.object({
  id: z.int(),
  kind: z.enum(['merge', 'split', 'name']),
  actor: z.string(),
  at: z.iso.datetime(),
})

export const FaceGroupsReply = Paging.extend({ items: z.array(FaceGroup), last_change: FaceChange.nullable() })
export type FaceGroupsReply = z.infer<typeof FaceGroupsReply>

const OneGroup = z.object({ id: GroupId })
const OneFace = z.object({ id: Id })

export const getFaceSettings = defineEndpoint({
  method: 'GET',
  path: '/api/faces/settings/',
  access: 'user',
  summary: 'Se a busca por rostos está ligada, por quem e para quê',
  reply: FaceSettings,
})

export const updateFaceSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/faces/settings/',
  access: 'superuser',
  summary: 'Ligar ou desligar a busca por rostos',
  body: z
    .strictObject({
      enabled: z.boolean({ error: 'Use true ou false.' }),
      purpose: z.string().trim().max(500, 'Use até 500 caracteres.').default(''),
    })
    .refine(({ enabled, purpose }) => !enabled || purpose.length >= 10, {
      path: ['purpose'],
      error: 'Diga para que os rostos serão procurados (pelo menos 10 caracteres).',
    }),
  reply: FaceSettings,
})

export const listFaceGroups = defineEndpoint({
  method: 'GET',
  path: '/api/faces/groups/',
  access: 'superuser',
  summary: 'Grupos de rostos, os maiores primeiro',
  query: z.strictObject({
    page: pageNumber(5),
  }),
  reply: FaceGroupsReply,
})

export const nameFaceGroup = defineEndpoint({
  method: 'PATCH',
  path: '/api/faces/groups/{id}/',
  access: 'superuser',
  summary: 'Dar nome a um grupo de rostos',
  params: OneGroup,
  body: z.strictObject({ name: z.string().trim().max(200, 'Use até 200 caracteres.') }),
})

export const mergeFaceGroups = defineEndpoint({
  method: 'POST',
  path: '/api/faces/groups/{id}/merge/',
  access: 'superuser',
  summary: 'Juntar outros grupos a este',
  params: OneGroup,
  body: z.strictObject({
    others: z.array(z.int().min(1)).min(1, 'Escolha ao menos um grupo.').max(50, 'São aceitos até 50 grupos.'),
  }),
})

export const splitFaceGroup = defineEndpoint({
  method: 'POST',
  path: '/api/faces/groups/{id}/split/',
  access: 'superuser',
  summary: 'Tirar rostos de um grupo para um novo',
  params: OneGroup,
  body: z.strictObject({
    faces: z.array(Id).min(1, 'Escolha ao menos um rosto.').max(500, 'São aceitos até 500 rostos.'),
  }),
  reply: z.object({ id: z.int() }),
})

export const undoFaceChange = defineEndpoint({
  method: 'POST',
  path: '/api/faces/changes/{id}/undo/',
  access: 'superuser',
  summary: 'Desfazer a última mudança de grupos',
  params: OneGroup,
})

export const deleteFace = defineEndpoint({
  method: 'DELETE',
  path: '/api/faces/{id}/',
  access: 'superuser',
  summary: 'Apagar um rosto de vez',
  params: OneFace,
})

export const deleteFaceGroup = defineEndpoint({
  method: 'DELETE',
  path: '/api/faces/groups/{id}/',
  access: 'superuser',
  summary: 'Apagar de vez todos os rostos de um grupo',
  params: OneGroup,
})

export const deleteAllFaces = defineEndpoint({
  method: 'DELETE',
  path: '/api/faces/',
  access: 'superuser',
  summary: 'Apagar de vez todos os rostos e grupos',
})
