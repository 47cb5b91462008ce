import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { POST_STATES } from '../labels.ts'
import { Day } from '../posts/post-query.ts'
import { PersonParams } from './public-persons.ts'

/** `posts`: how many of the period have the word, as the list counts them for `search=key`. */
export const ProfileWord = z.object({
  /** As it is written; of a word that stands out in singular and plural both. */
  word: z.string(),
  key: z.string(),
  posts: z.int(),
  /** How many times as often as in the other publications; null: no other has it. */
  ratio: z.number().nullable(),
})
export type ProfileWord = z.infer<typeof ProfileWord>

/** A publication that is gone or was edited. Moments in ISO 8601. */
export const ChangedPost = z.object({
  id: z.string(),
  platform: z.string(),
  date: z.string(),
  excerpt: z.string(),
  state: z.enum(POST_STATES),
})
export type ChangedPost = z.infer<typeof ChangedPost>

/** Messages that another account published too, and how long it took in the middle. */
export const SharedWith = z.object({
  platform: z.string(),
  account: z.string(),
  name: z.string(),
  messages: z.int(),
  median_seconds: z.int(),
  /** The latest ones: `group` is the filter `message_group`. */
  examples: z.array(z.object({ group: z.string(), excerpt: z.string() })),
})
export type SharedWith = z.infer<typeof SharedWith>

/** What sets the publications of the period apart from those of everybody else, strongest first. */
export const PersonWords = z.object({
  words: z.array(ProfileWord),
  /** Publications of all others, which the words are compared with. */
  others: z.int(),
})
export type PersonWords = z.infer<typeof PersonWords>

/** How many publications of the period are gone or edited, and the latest three of each kind. */
export const PersonChanges = z.object({ deleted: z.int(), edited: z.int(), changed: z.array(ChangedPost) })
export type PersonChanges = z.infer<typeof PersonChanges>

/** Accounts with most messages in common first, up to a hundred; `total` counts all of them. */
const Sharers = z.object({ accounts: z.array(SharedWith), total: z.int() })
export type Sharers = z.infer<typeof Sharers>

/** Accounts that published the same message later, and those that did before. */
export const PersonEqualMessages = z.object({ repeated_by: Sharers, repeats: Sharers })
export type PersonEqualMessages = z.infer<typeof PersonEqualMessages>

export const ProfileQuery = z
  .strictObject({ start_date: Day.optional(), end_date: Day.optional() })
  .refine((q) => !q.start_date || !q.end_date || q.start_date <= q.end_date, {
    path: ['end_date'],
    error: 'A data final vem antes da inicial.',
  })
export type ProfileQuery = z.output<typeof ProfileQuery>

/** One call for each part: what fails leaves the others standing. */
const part = { method: 'GET', access: 'user', params: PersonParams, query: ProfileQuery } as const

export const getPersonWords = defineEndpoint({
  ...part,
  path: '/api/public-persons/{id}/words/',
  summary: 'Palavras características das publicações de uma pessoa pública',
  reply: PersonWords,
})

export const getPersonChanges = defineEndpoint({
  ...part,
  path: '/api/public-persons/{id}/changes/',
  summary: 'Publicações apagadas e editadas de uma pessoa pública: quantas, e as mais recentes',
  reply: PersonChanges,
})

export const getPersonEqualMessages = defineEndpoint({
  ...part,
  path: '/api/public-persons/{id}/equal-messages/',
  summary: 'Contas que publicaram as mesmas mensagens que uma pessoa pública, depois ou antes',
  reply: PersonEqualMessages,
})
