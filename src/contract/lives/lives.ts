import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { LISTENING_STATES, LIVE_STATES, LIVES_PAGE, MAX_CHAPTERS, MAX_CHAPTERS_PER_CALL } from '../limits.ts'
import { PersonId } from '../people/person-id.ts'

/** Postgres text cannot hold a NUL. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use até ${most.toLocaleString('pt-BR')} caracteres.`)
    .refine((value) => !value.includes('\0'), 'O texto tem um caractere inválido.')

const filledText = (most: number) => text(most).min(1, 'Este campo não pode ficar vazio.')

/** Missing, null and '' all mean unknown. */
const optionalText = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => value || null)

const Moment = z.iso
  .datetime({ offset: true, error: 'Use data e hora no formato 2026-03-12T20:00:00Z.' })
  .refine(isInYearsOfStores, { error: 'Use um ano de 1 a 9999.' })

/** Whether the UTC year is one that every store and driver writes the same way; an offset may lead out of that range. */
function isInYearsOfStores(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** hh:mm:ss with up to six decimals, counted from the start of the video; its values sort as text. */
const CHAPTER_TIME = /^\d{2}:[0-5]\d:[0-5]\d(\.\d{1,6})?$/
export const ChapterTime = z.string().regex(CHAPTER_TIME, 'Use hh:mm:ss.fração, como 01:02:03.450.')

/** Address of a page, video or stream, without a password in it. */
const VideoUrl = z
  .string()
  .trim()
  .max(2_000, 'O endereço é longo demais.')
  .refine(isVideoUrl, 'Informe um endereço que comece por http://, https:// ou rtmp://.')
  .transform((value) => new URL(value).href)

function isVideoUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return /^(https?|rtmps?):$/.test(protocol) && hostname !== '' && username === '' && password === ''
}

/** A timed piece of the transcription. Ids increase within a live. */
export const Chapter = z.object({
  id: z.int(),
  started_at: z.string(),
  finished_at: z.string(),
  transcription: z.string(),
  /** Later text from the engine may change it. */
  draft: z.boolean(),
  speaker: z.string().nullable(),
  /** A person has edited it. */
  corrected: z.boolean(),
})
export type Chapter = z.infer<typeof Chapter>

/** Progress of listening and transcription; seconds from the start of the recording. */
export const LiveProgress = z.object({
  state: z.enum(LIVE_STATES),
  listening: z.enum(LISTENING_STATES),
  /** Why it is not heard or not transcribed, in one sentence. */
  problem: z.string().nullable(),
  /** Time of the next automatic retry, ISO 8601 in UTC; null: none. */
  retry_at: z.string().nullable(),
  /** Number of heard parts that remained without text and can be retried. */
  gap_count: z.int(),
  heard_seconds: z.number(),
  /** Position at which the text ends. */
  written_seconds: z.number(),
  /** Audio that was heard and whose transcription was not attempted yet. */
  waiting_seconds: z.number(),
  /** Number of parts without text that are being retried. */
  rewriting_count: z.int(),
  /** Delay between speech and its text appearing here; null: nothing is being said. */
  delay_seconds: z.number().nullable(),
})
export type LiveProgress = z.infer<typeof LiveProgress>

export const Live = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  channel_title: z.string().nullable(),
  is_live: z.boolean(),
  transcribed: z.boolean(),
  ...LiveProgress.shape,
  chapter_count: z.int(),
  /** Announced start, ISO 8601 in UTC. */
  starts_at: z.string().nullable(),
  /** The public person who speaks in it. */
  person: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** ISO 8601 in UTC; null if unknown. */
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
})
export type Live = z.infer<typeof Live>

export const Transcription = z.object({
  transcribed: z.boolean(),
  ...LiveProgress.shape,
  chapters: z.array(Chapter),
  /** ISO 8601: send it as `since` to get everything that changes after this response. */
  until: z.string(),
})
export type Transcription = z.infer<typeof Transcription>

export const LiveDetail = Live.extend(Transcription.shape)
export type LiveDetail = z.infer<typeof LiveDetail>

export const LiveId = z.coerce.number('O número da live não é válido.').int().min(1).max(2_147_483_647)
export const LiveParams = z.strictObject({ id: LiveId })

/** Like optionalText, but for updates: a missing field stays unchanged. */
const clearableText = (most: number) =>
  text(most)
    .nullable()
    .transform((value) => value || null)

const isInOrder = (live: { started_at?: string | null | undefined; finished_at?: string | null | undefined }) =>
  !live.started_at || !live.finished_at || Date.parse(live.started_at) <= Date.parse(live.finished_at)
const ORDER = { error: 'O fim não pode ser antes do início.', path: ['finished_at'] }

export const NewLive = z
  .strictObject({
    url: VideoUrl,
    /** Defaults to the address. */
    title: optionalText(300),
    description: optionalText(5_000),
    channel_title: optionalText(200),
    is_live: z.boolean().optional(),
    started_at: Moment.nullish(),
    finished_at: Moment.nullish(),
    starts_at: Moment.nullish(),
    person: PersonId.nullish(),
    /** Whether to listen to it, now or from `starts_at` on. */
    listen: z.boolean().optional(),
  })
  .refine(isInOrder, ORDER)
export type NewLive = z.infer<typeof NewLive>

export const LiveChanges = z
  .strictObject({
    title: filledText(300),
    description: clearableText(5_000),
    channel_title: clearableText(200),
    is_live: z.boolean(),
    transcribed: z.boolean(),
    started_at: Moment.nullable(),
    finished_at: Moment.nullable(),
    starts_at: Moment.nullable(),
    person: PersonId.nullable(),
  })
  .partial()
  .refine(isInOrder, ORDER)
export type LiveChanges = z.infer<typeof LiveChanges>

/** Text and speaker of a chapter as a person enters them. */
export const CorrectedText = filledText(5_000)
export const SpeakerName = filledText(120)

const NewChapter = z
  .strictObject({ started_at: ChapterTime, finished_at: ChapterTime, transcription: filledText(5_000) })
  .refine(({ started_at, finished_at }) => started_at <= finished_at, 'Um trecho não pode terminar antes de começar.')
export type NewChapter = z.infer<typeof NewChapter>

const KeptChapter = NewChapter.safeExtend({ id: z.int().min(1).max(MAX_CHAPTERS) })
export type NumberedChapter = z.infer<typeof KeptChapter>

const atMost = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1, 'Envie ao menos um trecho.')
    .max(MAX_CHAPTERS_PER_CALL, `Envie até ${MAX_CHAPTERS_PER_CALL} trechos por vez.`)

export const AppendedChapters = z.strictObject({ chapters: atMost(NewChapter), transcribed: z.boolean().optional() })

export const ReplacedChapters = z.strictObject({
  chapters: atMost(KeptChapter).refine(
    (chapters) => chapters.every(({ id }, index) => index === 0 || id > (chapters[index - 1]?.id ?? 0)),
    'Os números dos trechos precisam ser crescentes.',
  ),
  transcribed: z.boolean().optional(),
})

const access = 'transcriptor'

export const listLives = defineEndpoint({
  method: 'GET',
  path: '/api/lives/',
  access,
  summary: `As lives, da última adicionada para a primeira, até ${LIVES_PAGE} por vez`,
  query: z.strictObject({
    /** Words of title, channel, description or address. */
    search: text(200).optional(),
    /** Continues the list after the live with this id. */
    before: LiveId.optional(),
  }),
  reply: z.array(Live),
})

export const createLive = defineEndpoint({
  method: 'POST',
  path: '/api/lives/',
  access,
  summary: 'Adicionar uma live pelo endereço do vídeo',
  body: NewLive,
  reply: Live,
})

export const getLive = defineEndpoint({
  method: 'GET',
  path: '/api/lives/{id}/',
  access,
  summary: 'Uma live com seus trechos',
  params: LiveParams,
  reply: LiveDetail,
})

export const updateLive = defineEndpoint({
  method: 'PATCH',
  path: '/api/lives/{id}/',
  access,
  summary: 'Mudar dados de uma live',
  params: LiveParams,
  body: LiveChanges,
  reply: Live,
})

export const deleteLive = defineEndpoint({
  method: 'DELETE',
  path: '/api/lives/{id}/',
  access,
  summary: 'Remover uma live e seus trechos',
  params: LiveParams,
})

export const getTranscription = defineEndpoint({
  method: 'GET',
  path: '/api/lives/{id}/transcription/',
  access,
  summary: 'Os trechos a partir de chapter_id, ou do primeiro que mudou desde since, o que vier antes',
  params: LiveParams,
  query: z.strictObject({
    chapter_id: z.coerce.number().int().min(0).max(MAX_CHAPTERS).optional(),
    since: Moment.optional(),
  }),
  reply: Transcription,
})

export const appendChapters = defineEndpoint({
  method: 'POST',
  path: '/api/lives/{id}/chapters/',
  access,
  summary: 'Acrescentar trechos no fim da transcrição',
  params: LiveParams,
  body: AppendedChapters,
  reply: Transcription,
})

export const replaceChapters = defineEndpoint({
  method: 'PUT',
  path: '/api/lives/{id}/chapters/',
  access,
  summary: 'Trocar os trechos a partir do primeiro número enviado',
  params: LiveParams,
  body: ReplacedChapters,
  reply: Transcription,
})
