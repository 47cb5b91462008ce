import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IMPORT_FORMATS, IMPORT_STATES } from '../labels.ts'

/**
 * A finished or running import. If it ran to the end: read = stored + updated + unchanged + set_aside_count; for a list
 * of people, accounts that were left out while their person was imported are also counted as set aside.
 */
export const ImportRun = z.object({
  id: z.int(),
  name: z.string(),
  format: z.enum(IMPORT_FORMATS),
  state: z.enum(IMPORT_STATES),
  /** Share of the file, 0 to 1; null: its length is unknown. */
  portion: z.number().nullable(),
  read: z.int(),
  /** How many of those read belong to a known person. */
  of_people: z.int(),
  stored: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  set_aside_count: z.int(),
  /** Accounts linked to a person by their displayed name; null: this was not requested. */
  linked: z.int().nullable(),
  /** Why it ended early, in one sentence. */
  problem: z.string().nullable(),
  /** Username; null if that user was removed. */
  started_by: z.string().nullable(),
  /** ISO 8601. */
  started_at: z.string(),
  finished_at: z.string().nullable(),
})
export type ImportRun = z.infer<typeof ImportRun>

/** Includes the first items that were set aside: line or position in the list, and reason. */
export const ImportReport = ImportRun.extend({
  set_aside: z.array(z.object({ position: z.int(), reason: z.string() })),
})
export type ImportReport = z.infer<typeof ImportReport>

const Text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `São aceitos até ${most} caracteres.`)
    .regex(/^\P{Cc}*$/u, 'O valor contém caracteres de controle, que não são aceitos.')
    .optional()

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: name }))
  } catch {
    return false
  }
}

/** The same options as on the command line: see `npm run lupascan -- help`. */
export const ImportOptions = z.strictObject({
  /** Defaults to the content type: text/csv, application/x-ndjson, or application/json for an export of Telegram Desktop. */
  format: z.enum(IMPORT_FORMATS, { error: `Use um destes: ${IMPORT_FORMATS.join(', ')}.` }).optional(),
  /** 'id=tweet_id,date="Data, hora"': which column fills which field, instead of the columns recognised by name. */
  columns: Text(8_000),
  /** Applied to every post of the file. */
  platform: Text(50),
  /** Applied to every post of the file for which the file gives none. */
  account: Text(200),
  /** IANA name for dates without a zone; defaults to the installation's. */
  time_zone: Text(100).refine(
    (name) => name === undefined || isTimeZone(name),
    'O fuso não existe; use um como America/Sao_Paulo.',
  ),
  /** Links an unknown account to a person if that person is the only one with exactly the account's displayed name. */
  link_accounts_by_name: z.enum(['true', 'false'], { error: 'Use true ou false.' }).optional(),
})
export type ImportOptions = z.output<typeof ImportOptions>

export const ImportQuery = ImportOptions.extend({
  /** Name of the import in its report. */
  name: Text(200),
})
export type ImportQuery = z.output<typeof ImportQuery>

export const createImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/',
  access: 'superuser',
  scope: 'import',
  summary:
    'Importar publicações, pessoas ou notícias de um arquivo: o corpo é o arquivo (CSV, JSON por linhas, exportação do Telegram, lista de pessoas, feed ou checagens; também .gz), ou um formulário multipart com um arquivo. Responde com o relatório no fim, com os primeiros 10.000 itens deixados de lado. Roda uma por vez: enquanto outra está em andamento responde 409 com Retry-After',
  takesFile: true,
  query: ImportQuery,
  reply: ImportReport,
})

export const listImports = defineEndpoint({
  method: 'GET',
  path: '/api/imports/',
  access: 'superuser',
  scope: 'import',
  summary: 'As últimas importações, a mais recente primeiro; a que está em andamento diz o quanto já leu',
  reply: z.object({
    items: z.array(ImportRun),
    max_bytes: z.int(),
    /** For dates without a zone, unless another one is chosen. */
    time_zone: z.string(),
  }),
})

export const getImport = defineEndpoint({
  method: 'GET',
  path: '/api/imports/{id}/',
  access: 'superuser',
  scope: 'import',
  summary: 'O relatório de uma importação',
  params: z.strictObject({
    id: z.coerce.number('O número da importação não é válido.').int().min(1).max(2_147_483_647),
  }),
  reply: ImportReport,
})
