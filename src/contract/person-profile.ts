import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { POST_STATES } from './labels.ts'
import { Day } from './post-query.ts'
import { PersonParams } from './public-persons.ts'

/** `posts`: how many of the period have the word, as the list counts them for `search="word"`. */
export const ProfileWord = z.object({
  word: z.string(),
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

export const PersonProfile = z.object({
  /** What sets the publications of the period apart from those of everybody else, strongest first. */
  words: z.array(ProfileWord),
  /** Publications of the period. */
  posts: z.int(),
  /** Publications of all others, which the words are compared with. */
  others: z.int(),
  deleted: z.int(),
  edited: z.int(),
  /** The latest of both. */
  changed: z.array(ChangedPost),
  /** Accounts that published the same message later, and those that did before. */
  repeated_by: z.array(SharedWith),
  repeats: z.array(SharedWith),
})
export type PersonProfile = z.infer<typeof PersonProfile>

export const ProfileQuery = z
  .strictObject({ start_date: Day.optional(), end_date: Day.optional() })
  .refine((q) => !q.start_date || !q.end_date || q.start_date <= q.end_date, {
    path: ['end_date'],
    error: 'A data final vem antes da inicial.',
  })
export type ProfileQuery = z.output<typeof ProfileQuery>

export const getPersonProfile = defineEndpoint({
  method: 'GET',
  path: '/api/public-persons/{id}/profile/',
  access: 'user',
  summary:
    'Palavras características de uma pessoa pública, publicações apagadas e editadas, e mensagens iguais de outras contas',
  params: PersonParams,
  query: ProfileQuery,
  reply: PersonProfile,
})
