/** Accounts of stored posts that belong to no public person, and decisions about them. Beyond the specification. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { PLATFORMS } from '../labels.ts'
import { Paging, pageNumber, pageSize } from '../paging.ts'
import { PersonId } from './person-id.ts'

/** Accounts changed per call. */
export const MAX_ACCOUNTS = 200

/** Why an account may belong to a person. */
export const SUGGESTION_REASONS = [
  'mesmo nome',
  'mesma conta em outra rede',
  'nome parecido',
  'nome na conta',
  'mesma UF',
] as const
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number]

const SuggestedPerson = z.object({
  id: z.string(),
  name: z.string(),
  /** As a newspaper prints it; null if unknown. */
  office: z.string().nullable(),
  party: z.string().nullable(),
  uf: z.string().nullable(),
})

export const PersonSuggestion = z.object({
  person: SuggestedPerson,
  reasons: z.array(z.enum(SUGGESTION_REASONS)),
  /** The account shows exactly this name, nobody else has it, and the state does not contradict. */
  is_sure: z.boolean(),
})
export type PersonSuggestion = z.infer<typeof PersonSuggestion>

export const AccountWithoutPerson = z.object({
  platform: z.string(),
  handle: z.string(),
  /** The name shown by the latest post. */
  full_name: z.string(),
  /** As the posts give it, if they do. */
  uf: z.string().nullable(),
  posts: z.int(),
  /** Date of the latest post, ISO 8601, and the beginning of its text. */
  last_post: z.string(),
  last_text: z.string(),
  /** A user has marked it as not being a public person. */
  is_dismissed: z.boolean(),
  /** Likeliest first. */
  suggestions: z.array(PersonSuggestion),
})
export type AccountWithoutPerson = z.infer<typeof AccountWithoutPerson>

export const AccountsWithoutPerson = Paging.extend({
  items: z.array(AccountWithoutPerson),
  /** Number of accounts matching the filters that have a sure suggestion. */
  total_sure: z.int(),
  /** Total number of dismissed accounts. */
  total_dismissed: z.int(),
  /** There are more accounts than are analysed: these have the most posts. */
  is_cut: z.boolean(),
})
export type AccountsWithoutPerson = z.infer<typeof AccountsWithoutPerson>

export const listAccountsWithoutPerson = defineEndpoint({
  method: 'GET',
  path: '/api/accounts-without-person/',
  access: 'superuser',
  summary: 'Contas com publicações que não são de nenhuma pessoa pública, com sugestões de quem são',
  query: z.strictObject({
    /** Part of a handle or of the displayed name. */
    search: z.string().trim().max(200, 'São aceitos até 200 caracteres.').default(''),
    platform: z.string().max(50, 'São aceitos até 50 caracteres.').optional(),
    /** sure: only those with a sure suggestion; dismissed: only those marked as not being a public person. */
    only: z.enum(['sure', 'dismissed'], { error: 'Use sure ou dismissed.' }).optional(),
    page: pageNumber(5),
    /** As many as one call can link: a person reviews them all before confirming. */
    page_size: pageSize([50, MAX_ACCOUNTS], 50),
  }),
  reply: AccountsWithoutPerson,
})

const Handle = z.string({ error: 'Escreva o nome da conta.' }).min(1, 'Escreva o nome da conta.').max(2_000)
const isPlatform = (text: string) => PLATFORMS.some((platform) => platform === text)
const Account = z.strictObject({
  platform: z.string().refine(isPlatform, `Use uma destas plataformas: ${PLATFORMS.join(', ')}.`),
  handle: Handle,
})
const many = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .min(1, 'Escolha ao menos uma conta.')
    .max(MAX_ACCOUNTS, `São aceitas até ${MAX_ACCOUNTS} contas de cada vez.`)

export const joinAccounts = defineEndpoint({
  method: 'POST',
  path: '/api/accounts-without-person/join/',
  access: 'superuser',
  summary: 'Ligar contas a pessoas; as publicações acompanham. Responde, de cada conta, se foi ligada ou por que não',
  body: z.strictObject({
    accounts: many(
      Account.extend({
        person: PersonId,
      }),
    ),
  }),
  reply: z.object({
    joined: z.int(),
    /** Accounts that were not linked, and why. */
    refused: z.array(Account.extend({ reason: z.string() })),
  }),
})

export const dismissAccounts = defineEndpoint({
  method: 'POST',
  path: '/api/accounts-without-person/dismiss/',
  access: 'superuser',
  summary: 'Dizer que contas não são de pessoas públicas, ou voltar atrás',
  body: z.strictObject({ accounts: many(Account), dismissed: z.boolean({ error: 'Use true ou false.' }) }),
})
