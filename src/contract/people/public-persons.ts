import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { PLATFORMS, UFS } from '../labels.ts'
import { DEFAULT_PAGE_SIZE, MAX_OFFSET, PAGE_SIZES, PERSON_SORTS } from '../limits.ts'
import { Paging, pageNumber, pageSize } from '../paging.ts'
import { Day } from '../posts/post-query.ts'
import { GENDERS } from './offices.ts'
import { PersonId } from './person-id.ts'

const CONTROL = 'O valor contém caracteres de controle, que não são aceitos.'
const MAX_VALUES = 50

/** One line of text, trimmed, without control characters. */
const Line = (most: number) =>
  z
    .string({ error: 'Escreva um texto.' })
    .trim()
    .max(most, `São aceitos até ${most} caracteres.`)
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, CONTROL)

/** A leading hyphen excludes a label in a filter, so labels must not begin with one. */
const Label = Line(100)
  .regex(/^(?!-)/, 'Comece com uma letra ou um algarismo, sem hífen.')
  .nullable()

const many = () => z.array(Line(200)).max(MAX_VALUES, `São aceitos até ${MAX_VALUES} valores.`).optional()

const PersonOfAddress = PersonId.transform(Number)

export const PersonParams = z.object({ id: PersonOfAddress })

/** The query of the list. `search` matches words of names and handles. */
export const PersonsQuery = z
  .strictObject({
    search: Line(200).optional(),
    party: many(),
    role: many(),
    uf: many(),
    platform: many(),
    /** Id of a person to exclude from the list. */
    without: z
      .string()
      .regex(/^[1-9][0-9]{0,8}$/, 'A pessoa é indicada por um número.')
      .optional(),
    sort: z.enum(PERSON_SORTS, { error: `Use um destes: ${PERSON_SORTS.join(', ')}.` }).default('name'),
    page: pageNumber(9),
    page_size: pageSize(PAGE_SIZES, DEFAULT_PAGE_SIZE),
  })
  .refine((q) => q.page * q.page_size <= MAX_OFFSET, { path: ['page'], error: 'A página é alta demais.' })
export type PersonsQuery = z.output<typeof PersonsQuery>

export const PersonAccount = z.object({ platform: z.string(), handle: z.string() })
export type PersonAccount = z.infer<typeof PersonAccount>

/** A public person as shown in lists. Unknown values are null; `last_post` is ISO 8601 in UTC. */
export const PublicPerson = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string().nullable(),
  party: z.string().nullable(),
  uf: z.string().nullable(),
  /** null: unknown. */
  gender: z.enum(GENDERS).nullable(),
  /** `role` as a newspaper prints it: by gender, or as the house if the gender is unknown. */
  office: z.string().nullable(),
  /** The picture's address given by a source, or our own copy of one that was entered here. */
  image: z.string().nullable(),
  /** Our own copy, which a browser may load; null: none yet. */
  portrait: z.string().nullable(),
  accounts: z.array(PersonAccount),
  posts: z.int(),
  last_post: z.string().nullable(),
  /** Posts are still being reassigned to or from this person; the numbers may change. */
  posts_moving: z.boolean(),
  /** Whether the person belongs to the demonstration set. */
  demo: z.boolean(),
})
export type PublicPerson = z.infer<typeof PublicPerson>

export const PersonsReply = Paging.extend({ items: z.array(PublicPerson) })
export type PersonsReply = z.infer<typeof PersonsReply>

/** What the person was up to `until`; `from` is null if unknown. Times are ISO 8601. */
export const PastAffiliation = z.object({
  role: z.string().nullable(),
  party: z.string().nullable(),
  uf: z.string().nullable(),
  office: z.string().nullable(),
  from: z.string().nullable(),
  until: z.string(),
})
export type PastAffiliation = z.infer<typeof PastAffiliation>

/** Posts per platform, and the time of the first post (ISO 8601). */
export const PersonActivity = z.object({
  by_platform: z.array(z.object({ platform: z.string(), posts: z.int() })),
  first_post: z.string().nullable(),
})
export type PersonActivity = z.infer<typeof PersonActivity>

export const PublicPersonDetails = PublicPerson.extend({
  /** Names of records that were merged into this one. */
  also_known_as: z.array(z.string()),
  /** Newest first. */
  history: z.array(PastAffiliation),
  activity: PersonActivity,
})
export type PublicPersonDetails = z.infer<typeof PublicPersonDetails>

const Handle = Line(200)
  .transform((handle) => handle.replace(/^@+/, ''))
  .refine((handle) => handle !== '' && !/^https?:/i.test(handle), 'Escreva o nome da conta, como @fulana.')

const InputAccount = z.strictObject({
  platform: z.enum(PLATFORMS, { error: `Use uma destas plataformas: ${PLATFORMS.join(', ')}.` }),
  handle: Handle,
})

const isPicture = (address: string) =>
  /^\/api\/media\/[0-9a-f]{64}\.[a-z0-9]{1,5}(\?|$)/.test(address) || /^https:\/\/[^\s]+$/.test(address)

const Picture = Line(2000).refine(isPicture, 'Use um endereço que comece com https://.').nullable()

const Facts = z.strictObject({
  name: Line(200).min(1, 'Escreva o nome.'),
  role: Label,
  party: Label,
  uf: z.enum(UFS, { error: 'Use a sigla de uma UF.' }).nullable(),
  gender: z.enum(GENDERS, { error: `Use um destes: ${GENDERS.join(', ')}.` }).nullish(),
  /** An https address, or an address of our own that a response contained. */
  image: Picture,
  accounts: z.array(InputAccount).max(MAX_VALUES, `São aceitas até ${MAX_VALUES} contas.`),
})

/** How to interpret a change of role, party or state, and what to do with accounts that belong to another person. */
const HowToChange = z.object({
  /** First day of the new role, party or state; defaults to today. */
  since: Day.optional(),
  /** The old value was a mistake and is not kept in the history. */
  correction: z.boolean().optional(),
  /** Moves accounts that belong to another person, with their posts; without it they are refused. */
  take_accounts: z.boolean().optional(),
})

export const CreatePerson = z.strictObject({
  ...Facts.partial({ role: true, party: true, uf: true, image: true, accounts: true }).shape,
  ...HowToChange.pick({ take_accounts: true }).shape,
})
export type CreatePerson = z.output<typeof CreatePerson>

export const ReplacePerson = z.strictObject({ ...Facts.shape, ...HowToChange.shape })
export const UpdatePerson = z.strictObject({ ...Facts.partial().shape, ...HowToChange.shape })
export type UpdatePerson = z.output<typeof UpdatePerson>

const Side = z.enum(['this', 'other'], { error: 'Use this ou other.' }).default('this')

/** `other` is merged into the person of the path and then removed; `keep` says whose data are kept. */
export const MergePersons = z.strictObject({
  other: PersonOfAddress,
  keep: z.strictObject({ name: Side, affiliation: Side, image: Side }).prefault({}),
})
export type MergePersons = z.output<typeof MergePersons>

const path = '/api/public-persons/'
const onePath = '/api/public-persons/{id}/'

export const listPublicPersons = defineEndpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Pessoas públicas, com contas, número de publicações e a mais recente',
  query: PersonsQuery,
  reply: PersonsReply,
})

export const getPublicPerson = defineEndpoint({
  method: 'GET',
  path: onePath,
  access: 'user',
  summary: 'Uma pessoa pública, com histórico e atividade',
  params: PersonParams,
  reply: PublicPersonDetails,
})

export const createPublicPerson = defineEndpoint({
  method: 'POST',
  path,
  access: 'superuser',
  summary: 'Cadastrar uma pessoa pública',
  body: CreatePerson,
  reply: PublicPersonDetails,
})

export const replacePublicPerson = defineEndpoint({
  method: 'PUT',
  path: onePath,
  access: 'superuser',
  summary: 'Substituir os dados de uma pessoa pública',
  params: PersonParams,
  body: ReplacePerson,
  reply: PublicPersonDetails,
})

export const updatePublicPerson = defineEndpoint({
  method: 'PATCH',
  path: onePath,
  access: 'superuser',
  summary: 'Mudar alguns dados de uma pessoa pública',
  params: PersonParams,
  body: UpdatePerson,
  reply: PublicPersonDetails,
})

export const deletePublicPerson = defineEndpoint({
  method: 'DELETE',
  path: onePath,
  access: 'superuser',
  summary: 'Remover uma pessoa pública; suas publicações ficam, sem pessoa',
  params: PersonParams,
  reply: z.object({}),
})

export const mergePublicPersons = defineEndpoint({
  method: 'POST',
  path: '/api/public-persons/{id}/merge/',
  access: 'superuser',
  summary: 'Unir outra pessoa a esta: contas e publicações passam para cá',
  params: PersonParams,
  body: MergePersons,
  reply: PublicPersonDetails,
})
