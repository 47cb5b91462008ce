import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { COMMENT_MENTIONS_PAGE, COMMENTS_PAGE, MAX_COMMENT } from '../limits.ts'
import { longText } from '../line-text.ts'
import { Colleague } from '../sharing/shares.ts'
import { DossierId } from './dossiers.ts'

const access = 'user'

export const DossierComment = z.object({
  id: z.int(),
  /** The post it is about; null if it is about the whole dossier. */
  item_id: z.string().nullable(),
  /** null if the author's account was removed. */
  author: Colleague.nullable(),
  text: z.string(),
  created_at: z.iso.datetime(),
  /** Whether the caller may remove it. */
  is_own: z.boolean(),
})
export type DossierComment = z.infer<typeof DossierComment>

export const listDossierComments = defineEndpoint({
  method: 'GET',
  path: '/api/dossiers/{id}/comments/',
  access,
  summary: `Os últimos ${COMMENTS_PAGE} comentários, do mais novo ao mais antigo; com before, os anteriores`,
  params: DossierId,
  query: z.strictObject({
    item: z.uuid({ error: 'O identificador é um UUID.' }).optional(),
    before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  }),
  reply: z.array(DossierComment),
})

export const createDossierComment = defineEndpoint({
  method: 'POST',
  path: '/api/dossiers/{id}/comments/',
  access,
  summary: 'Comentar; quem vê o dossiê pode. @nome avisa a pessoa, se ela também o vê',
  params: DossierId,
  body: z.strictObject({
    text: longText(MAX_COMMENT).refine((text) => text.trim() !== '', 'Escreva o comentário.'),
    item_id: z.uuid({ error: 'O identificador é um UUID.' }).nullable().default(null),
  }),
  reply: DossierComment.extend({
    /** Mentioned usernames that cannot see the dossier and are not notified. */
    untold: z.array(z.string()),
  }),
})

export const deleteDossierComment = defineEndpoint({
  method: 'DELETE',
  path: '/api/dossiers/{id}/comments/{comment_id}/',
  access,
  summary: 'Remover um comentário próprio; quem é dono do dossiê remove qualquer um',
  params: DossierId.extend({
    comment_id: z
      .string()
      .regex(/^[1-9][0-9]{0,8}$/, 'O comentário é indicado por um número.')
      .transform(Number),
  }),
})

/** A comment that mentions the reader by name. */
export const CommentMention = z.object({
  comment_id: z.int(),
  dossier: z.object({ id: z.string(), title: z.string() }),
  item_id: z.string().nullable(),
  author: z.string().nullable(),
  text: z.string(),
  created_at: z.iso.datetime(),
  is_seen: z.boolean(),
})
export type CommentMention = z.infer<typeof CommentMention>

export const listCommentMentions = defineEndpoint({
  method: 'GET',
  path: '/api/comment-mentions/',
  access,
  summary: `Os comentários que chamam quem pergunta, do mais novo ao mais antigo, até ${COMMENT_MENTIONS_PAGE}`,
  reply: z.array(CommentMention),
})

export const seeCommentMentions = defineEndpoint({
  method: 'POST',
  path: '/api/comment-mentions/seen/',
  access,
  summary: 'Dar por vistas as menções até um comentário',
  body: z.strictObject({ until: z.int().min(1).max(2_147_483_647) }),
})
