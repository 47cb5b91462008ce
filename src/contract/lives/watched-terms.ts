import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_WATCHED_TERM, MAX_WATCHED_TERMS, MENTIONS_PAGE } from '../limits.ts'
import { PersonId } from '../people/person-id.ts'
import { LiveId } from './lives.ts'

const TermParams = z.strictObject({ id: LiveId })

/** Terms to be notified of: in one live, in the lives of one person, or in all lives. */
export const WatchedTerm = z.object({
  id: z.int(),
  term: z.string(),
  live: z.object({ id: z.int(), title: z.string() }).nullable(),
  person: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type WatchedTerm = z.infer<typeof WatchedTerm>

/** An occurrence of a watched term in a live. */
export const Mention = z.object({
  id: z.int(),
  term: z.string(),
  live: z.object({ id: z.int(), title: z.string() }),
  chapter_id: z.int(),
  /** Seconds from the start of the recording. */
  said_at: z.number(),
  /** About 30 seconds around it. */
  context: z.string(),
  /** ISO 8601 in UTC: when it was detected. */
  created_at: z.string(),
})
export type Mention = z.infer<typeof Mention>

const access = 'transcriptor'

export const listWatchedTerms = defineEndpoint({
  method: 'GET',
  path: '/api/watched-terms/',
  access,
  summary: `Os termos acompanhados, até ${MAX_WATCHED_TERMS}; com live, os que valem para ela`,
  query: z.strictObject({ live: LiveId.optional() }),
  reply: z.array(WatchedTerm),
})

export const createWatchedTerm = defineEndpoint({
  method: 'POST',
  path: '/api/watched-terms/',
  access,
  summary: 'Acompanhar um termo em uma live, nas lives de uma pessoa ou em todas',
  body: z
    .strictObject({
      term: z
        .string()
        .trim()
        .min(1, 'Escreva o termo.')
        .max(MAX_WATCHED_TERM, `Use até ${MAX_WATCHED_TERM} caracteres.`)
        .refine((value) => !value.includes('\0'), 'O termo tem um caractere inválido.'),
      live: LiveId.nullish(),
      person: PersonId.nullish(),
    })
    .refine(({ live, person }) => !(live && person), { error: 'Escolha uma live ou uma pessoa.', path: ['person'] }),
  reply: WatchedTerm,
})

export const deleteWatchedTerm = defineEndpoint({
  method: 'DELETE',
  path: '/api/watched-terms/{id}/',
  access,
  summary: 'Deixar de acompanhar um termo; o que já foi notado fica',
  params: TermParams,
})

export const listMentions = defineEndpoint({
  method: 'GET',
  path: '/api/mentions/',
  access,
  summary: `Os termos acompanhados que foram ditos, do último para o primeiro, até ${MENTIONS_PAGE}; com after, os primeiros depois dele`,
  query: z.strictObject({
    live: LiveId.optional(),
    /** Only mentions detected after the one with this id: after a full page, continue from its first id. */
    after: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  }),
  reply: z.array(Mention),
})
