import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { POST_STATES } from '../labels.ts'
import { Day } from '../posts/post-query.ts'
import { PersonParams } from './public-persons.ts'

/** `posts`: number of posts of the period that contain the word, as the list counts them for `search=key`. */
export const ProfileWord = z.object({
  /** The written form; both forms if singular and plural stand out. */
  word: z.string(),
  key: z.string(),
  posts: z.int(),
  /** Frequency relative to other people's posts; null: no other post has it. */
  ratio: z.number().nullable(),
})
export type ProfileWord = z.infer<typeof ProfileWord>

/** A deleted or edited post. Times are ISO 8601. */
export const ChangedPost = z.object({
  id: z.string(),
  platform: z.string(),
  date: z.string(),
  excerpt: z.string(),
  state: z.enum(POST_STATES),
})
export type ChangedPost = z.infer<typeof ChangedPost>

/** Messages that another account also posted, and the median delay. */
export const SharedWith = z.object({
  platform: z.string(),
  account: z.string(),
  name: z.string(),
  messages: z.int(),
  median_seconds: z.int(),
  /** The latest ones: `group` is a value of the filter `message_group`. */
  examples: z.array(z.object({ group: z.string(), excerpt: z.string() })),
})
export type SharedWith = z.infer<typeof SharedWith>

/** Words that distinguish the posts of the period from everyone else's, strongest first. */
export const PersonWords = z.object({
  words: z.array(ProfileWord),
  /** Number of other people's posts that the words are compared with. */
  others: z.int(),
})
export type PersonWords = z.infer<typeof PersonWords>

/** How many posts of the period are deleted or edited, and the latest three of each kind. */
export const PersonChanges = z.object({ deleted: z.int(), edited: z.int(), changed: z.array(ChangedPost) })
export type PersonChanges = z.infer<typeof PersonChanges>

/** Accounts with the most messages in common first, up to a hundred; `total` counts all of them. */
const Sharers = z.object({ accounts: z.array(SharedWith), total: z.int() })
export type Sharers = z.infer<typeof Sharers>

/** Accounts that posted the same message later, and accounts that posted it before. */
export const PersonEqualMessages = z.object({ repeated_by: Sharers, repeats: Sharers })
export type PersonEqualMessages = z.infer<typeof PersonEqualMessages>

export const ProfileQuery = z
  .strictObject({ start_date: Day.optional(), end_date: Day.optional() })
  .refine((q) => !q.start_date || !q.end_date || q.start_date <= q.end_date, {
    path: ['end_date'],
    error: 'A data final vem antes da inicial.',
  })
export type ProfileQuery = z.output<typeof ProfileQuery>

/** One call per part, so that a failing part does not affect the others. */
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
