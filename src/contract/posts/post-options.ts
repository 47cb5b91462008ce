import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** One option of a filter; `count` is how many posts have it, regardless of other filters. */
export const Option = z.object({ label: z.string(), value: z.string(), count: z.int() })
export type Option = z.infer<typeof Option>

/** A dossier, tag or status that the caller may filter by; `count`: posts in it, null: too many to count. */
export const DossierOption = z.object({ label: z.string(), value: z.string(), count: z.int().nullable() })
export type DossierOption = z.infer<typeof DossierOption>

export const PersonOption = z.object({
  id: z.string(),
  name: z.string(),
  /** Role, party and state in one line. */
  subtitle: z.string(),
  /** Our own copy of the portrait. */
  image: z.string().nullable(),
  /** The accounts, in the form in which the person is searched for. */
  extra_text: z.string(),
  platforms: z.array(z.string()),
  count: z.int(),
})
export type PersonOption = z.infer<typeof PersonOption>

export const PostOptions = z.object({
  public_persons: z.array(PersonOption),
  /** Ids of merged records → the remaining person, so that older links and saved searches keep working; absent if there are none. */
  merged_persons: z.record(z.string(), z.string()).optional(),
  parties: z.array(Option),
  roles: z.array(Option),
  platforms: z.array(Option),
  misinformations: z.array(Option),
  hates: z.array(Option),
  ufs: z.array(Option),
  /** The dossiers that the caller can see. */
  dossiers: z.array(DossierOption),
  tags: z.array(DossierOption),
  dossier_statuses: z.array(DossierOption),
  /** Days of the oldest and newest post, YYYY-MM-DD; null if the store is empty. */
  published_at: z.object({ start: z.string().nullable(), end: z.string().nullable() }),
})
export type PostOptions = z.infer<typeof PostOptions>

export const getPostOptions = defineEndpoint({
  method: 'GET',
  path: '/api/post_options/',
  access: 'user',
  summary: 'Opções dos filtros, cada uma com o número de publicações que a têm',
  reply: PostOptions,
})
