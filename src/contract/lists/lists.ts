import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import {
  LIST_MODES,
  LIST_READINGS,
  LIST_STATES,
  MAX_LIST_FILE_COLUMNS,
  MAX_LIST_FILE_MB,
  MAX_LIST_LINES,
  MAX_LIST_TEXT,
  MAX_LIST_TITLE,
  USE_LEVELS,
} from '../limits.ts'
import { lineText, longText } from '../line-text.ts'
import { Day } from '../posts/post-query.ts'
import { SeenVersion } from '../seen-version.ts'
import { Colleague } from '../sharing/shares.ts'

const access = 'user'

/** Accepts any text: a malformed id gets the same answer as an unknown one. */
export const ListId = z.object({ id: z.string() })

/** Questions that are counted together, one per line. */
export const SearchList = z.object({
  id: z.string(),
  title: z.string(),
  reading: z.enum(LIST_READINGS),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  owner: Colleague,
  /** What the caller may do with it. */
  level: z.enum(USE_LEVELS),
  /** Id of the folder that contains it. */
  folder: z.string().nullable(),
  state: z.enum(LIST_STATES),
  /** Number of the run, from 1; each run also reports what changed since the previous one. */
  run: z.int(),
  mode: z.enum(LIST_MODES),
  /** Lines to count, lines this run has counted, and lines that cannot be counted. */
  questions: z.int(),
  done: z.int(),
  refused: z.int(),
  /** Posts of all lines together, and how the last run changed the sum. A post counts in each line that matches it. */
  posts: z.int(),
  change: z.int(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** Version of its name. */
  version: z.int(),
})
export type SearchList = z.infer<typeof SearchList>

const Title = lineText(MAX_LIST_TITLE, 'Dê um nome à lista.')

export const NewList = z
  .strictObject({
    title: Title,
    /** One question per line; empty lines are skipped. */
    text: longText(MAX_LIST_TEXT),
    reading: z.enum(LIST_READINGS).default('phrase'),
    start_date: Day.optional(),
    end_date: Day.optional(),
  })
  .refine(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date, {
    path: ['end_date'],
    error: 'A data final vem antes da inicial.',
  })
export type NewList = z.infer<typeof NewList>

export const listLists = defineEndpoint({
  method: 'GET',
  path: '/api/lists/',
  access,
  summary: 'As listas de perguntas que se pode ver, da que mudou por último à mais antiga',
  reply: z.array(SearchList),
})

export const createList = defineEndpoint({
  method: 'POST',
  path: '/api/lists/',
  access,
  summary: `Criar uma lista de até ${MAX_LIST_LINES.toLocaleString('pt-BR')} perguntas, uma por linha, e começar a contar; a linha que não pode ser buscada fica com o motivo, as outras são contadas`,
  body: NewList,
  reply: SearchList,
})

export const ListFile = z.object({
  /** The first row of a table names the columns. */
  columns: z.array(z.object({ name: z.string(), lines: z.array(z.string()) })),
  /** The first rows that could not be read, by line number in the file; all others are in the columns. */
  unread: z.array(z.object({ line: z.int(), reason: z.string() })),
  /** Total number of rows that could not be read. */
  unread_count: z.int(),
})
export type ListFile = z.infer<typeof ListFile>

export const readListFile = defineEndpoint({
  method: 'POST',
  path: '/api/lists/read/',
  access,
  scope: 'read',
  upload: true,
  summary: `Ler um arquivo de perguntas (texto, CSV ou XLSX, até ${MAX_LIST_FILE_MB} MB) sem gravar nada: um formulário multipart. Responde com até ${MAX_LIST_FILE_COLUMNS} colunas, para escolher uma`,
  reply: ListFile,
})

export const getList = defineEndpoint({
  method: 'GET',
  path: '/api/lists/{id}/',
  access,
  summary: 'Uma lista e até onde foi contada',
  params: ListId,
  reply: SearchList,
})

export const getListText = defineEndpoint({
  method: 'GET',
  path: '/api/lists/{id}/text/',
  access,
  summary: 'As linhas de uma lista como foram coladas, para corrigir e contar em outra',
  params: ListId,
  reply: z.object({ text: z.string() }),
})

export const updateList = defineEndpoint({
  method: 'PATCH',
  path: '/api/lists/{id}/',
  access,
  summary: 'Trocar o nome de uma lista; recusado (409) quando mudou desde a versão vista',
  params: ListId,
  body: z.strictObject({ title: Title, version: SeenVersion }),
  reply: SearchList,
})

export const deleteList = defineEndpoint({
  method: 'DELETE',
  path: '/api/lists/{id}/',
  access,
  summary: 'Remover uma lista e o que foi contado; só quem é dono pode',
  params: ListId,
})

export const startListRun = defineEndpoint({
  method: 'POST',
  path: '/api/lists/{id}/runs/',
  access,
  summary:
    'Contar de novo: new soma o que chegou desde a última vez (e conta as linhas que faltam), all reconta tudo. O que mudou fica marcado',
  params: ListId,
  body: z.strictObject({ mode: z.enum(LIST_MODES) }),
  reply: SearchList,
})

export const stopListRun = defineEndpoint({
  method: 'POST',
  path: '/api/lists/{id}/stop/',
  access,
  summary: 'Parar de contar; o que já foi contado fica',
  params: ListId,
  reply: SearchList,
})
