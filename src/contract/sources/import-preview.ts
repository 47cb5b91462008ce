import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IMPORT_FORMATS } from '../labels.ts'
import { NEWS_TYPES } from '../news/imported-news.ts'
import { Post } from '../posts/post.ts'
import { ImportOptions } from './imports.ts'

const Person = z.object({ id: z.int(), name: z.string() })
const Place = { position: z.int() }

/** A post as the import would store it; `content` is truncated to 1,000 characters. */
export const PreviewPost = Post.pick({
  platform: true,
  author: true,
  fullName: true,
  dateCreated: true,
  content: true,
  link: true,
  views: true,
  likes: true,
  shares: true,
  comments: true,
  party: true,
  role: true,
  uf: true,
}).extend({
  ...Place,
  attachments: z.int(),
  /** The person the account belongs to; null if none is known. */
  person: Person.nullable(),
  /** Whether only the displayed name matches, as `link_accounts_by_name` allows. */
  isByName: z.boolean(),
})
export type PreviewPost = z.infer<typeof PreviewPost>

/** A person as the import would store it. `known`: the matching stored person; null if none. */
export const PreviewPerson = z.object({
  ...Place,
  name: z.string(),
  role: z.string().nullable(),
  party: z.string().nullable(),
  uf: z.string().nullable(),
  gender: z.string().nullable(),
  image: z.string().nullable(),
  accounts: z.array(z.object({ platform: z.string(), handle: z.string() })),
  known: Person.nullable(),
})
export type PreviewPerson = z.infer<typeof PreviewPerson>

/** An article or a fact-check as the import would store it. */
export const PreviewNews = z.object({
  ...Place,
  content_type: z.enum(NEWS_TYPES),
  title: z.string(),
  url: z.string(),
  publisher: z.string(),
  /** ISO 8601; null if not given. */
  published_at: z.string().nullable(),
  /** The claim a fact-check examines, and its verdict in its own words. */
  claim: z.string().nullable(),
  rating: z.string().nullable(),
})
export type PreviewNews = z.infer<typeof PreviewNews>

export const ImportPreview = z.object({
  /** The requested or recognised format; null: the file cannot be imported. */
  format: z.enum(IMPORT_FORMATS).nullable(),
  is_compressed: z.boolean(),
  /** Whether it is the CSV that LupaScan offers for download. */
  is_own_export: z.boolean(),
  /** Whether only the beginning of the file was analysed. */
  is_head: z.boolean(),
  /** The first columns of the file, each with a value from its first records. `can_choose`: `columns` can name it. */
  columns: z.array(z.object({ name: z.string(), example: z.string().nullable(), can_choose: z.boolean() })),
  column_count: z.int(),
  /** Which columns fill a field; the first non-empty one is used. */
  mapping: z.array(z.object({ field: z.string(), columns: z.array(z.string()) })),
  /** Required fields that no column fills. */
  missing: z.array(z.string()),
  /** Why the file cannot be read with these options; null if it can. */
  problem: z.string().nullable(),
  /** Records analysed; of these, those of known people (in a list of people: already stored), and those to be set aside. */
  read: z.int(),
  of_people: z.int(),
  set_aside_count: z.int(),
  set_aside: z.array(z.object({ ...Place, reason: z.string() })),
  posts: z.array(PreviewPost),
  people: z.array(PreviewPerson),
  news: z.array(PreviewNews),
})
export type ImportPreview = z.infer<typeof ImportPreview>

export const previewImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/preview/',
  access: 'superuser',
  scope: 'import',
  upload: true,
  summary:
    'Ver o que uma importação faria, sem gravar nada: um formulário multipart com o começo de um arquivo (até 1 MB; também .gz). Responde com o formato, as colunas, que coluna tem cada campo, as primeiras publicações, pessoas ou notícias e o que ficaria de lado',
  query: ImportOptions.extend({
    /** Size of the whole file in bytes; if larger than the upload, only the beginning was sent. */
    size: z.coerce.number('O tamanho não é um número.').int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  reply: ImportPreview,
})
