import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { HATE_KINDS, HATE_REVIEWS, HATES } from '../labels.ts'
import { MAX_NOTE_LENGTH } from '../limits.ts'

const Score = z.number().min(0).max(1).nullable()

/** A word of the post and its weight: positive means towards offence or hate; it has no unit. Offsets in UTF-16 units. */
export const HateMark = z.object({ start: z.int(), end: z.int(), weight: z.number() })
export type HateMark = z.infer<typeof HateMark>

/** What is detected in a text besides its words: whom it names, whether it speaks of killing or hurting, whether it quotes others. */
export const HateReasons = z.object({
  targets: z.array(z.string()),
  violence: z.boolean(),
  quotation: z.boolean(),
})
export type HateReasons = z.infer<typeof HateReasons>

/** One person's verdict on the label the post had at that time. */
export const HateVerdict = z.object({
  id: z.int(),
  verdict: z.enum(HATE_REVIEWS),
  note: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** When it was withdrawn; null: it stands. */
  withdrawnAt: z.string().nullable(),
  /** Author of the verdict; null if the user was removed. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  /** The label that was judged. */
  hate: z.enum(HATES),
  hateScore: Score,
  hateBy: z.string(),
  /** Whether the post still has the label and text that were judged. */
  isCurrent: z.boolean(),
})
export type HateVerdict = z.infer<typeof HateVerdict>

/** Why a post has its label: what judged it, the words that weighed, and people's verdicts. */
export const HateReport = z.object({
  hate: z.enum(HATES),
  hateScore: Score,
  hateKinds: z.array(z.enum(HATE_KINDS)),
  /** Name and version of what evaluated the text, such as "lupa@3"; '' if the source supplied the label. */
  hateBy: z.string(),
  hateReview: z.enum(HATE_REVIEWS).nullable(),
  /** The text that has this label. */
  content: z.string(),
  /** Changes with the label and the text: what a review has to name. */
  version: z.string(),
  /** What weighed the words below; null if the engine that gave the label cannot explain it. */
  explainedBy: z.string().nullable(),
  marks: z.array(HateMark),
  /** null if the engine that gave the label cannot explain it. */
  reasons: HateReasons.nullable(),
  /** Latest first. */
  verdicts: z.array(HateVerdict),
})
export type HateReport = z.infer<typeof HateReport>

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here.
const NO_CONTROL = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/

export const NewHateReview = z.strictObject({
  verdict: z.enum(HATE_REVIEWS, { error: `Use um destes: ${HATE_REVIEWS.join(', ')}.` }),
  note: z
    .string()
    .trim()
    .max(MAX_NOTE_LENGTH, `A nota pode ter até ${MAX_NOTE_LENGTH} caracteres.`)
    .regex(NO_CONTROL, 'A nota contém caracteres de controle, que não são aceitos.')
    .default(''),
  /** `version` of the report that the reviewer saw. */
  version: z.string().max(16),
})
export type NewHateReview = z.input<typeof NewHateReview>

const OnePost = z.object({ id: z.uuid({ error: 'O identificador da publicação é um UUID.' }) })

export const getHate = defineEndpoint({
  method: 'GET',
  path: '/api/posts/{id}/hate/',
  access: 'user',
  summary: 'Por que uma publicação foi marcada: quem avaliou, as palavras que pesaram e as revisões',
  params: OnePost,
  reply: HateReport,
})

export const reviewHate = defineEndpoint({
  method: 'POST',
  path: '/api/posts/{id}/hate-review/',
  access: 'user',
  summary:
    'Confirmar ou rejeitar o rótulo de uma publicação; o rótulo fica, e o veredito ao lado dele. 409, com o que há agora, quando texto ou rótulo já não são os que se viram',
  params: OnePost,
  body: NewHateReview,
  reply: HateReport,
})

export const withdrawHateReview = defineEndpoint({
  method: 'DELETE',
  path: '/api/posts/{id}/hate-review/',
  access: 'user',
  summary: 'Retirar a própria revisão; ela fica no histórico como retirada',
  params: OnePost,
  reply: HateReport,
})
