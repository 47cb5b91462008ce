import { z } from 'zod'

/** Origin of a forwarded post. `link` is null if its author hides behind a name; `author` is the signature there. */
export const Forward = z.object({ name: z.string(), link: z.string().nullable(), author: z.string().nullable() })
export type Forward = z.infer<typeof Forward>

/** The post that is answered, as far as the network gives it: its address, its author, its beginning. */
export const Reply = z.object({
  link: z.string().nullable(),
  author: z.string().nullable(),
  text: z.string().nullable(),
})
export type Reply = z.infer<typeof Reply>

const Votes = z.int().min(0).nullable()

export const PollOption = z.object({
  text: z.string(),
  /** 0 to 100, as rounded by the network. null: not shown. */
  percent: z.number().min(0).max(100).nullable(),
  votes: Votes,
})
export type PollOption = z.infer<typeof PollOption>

export const Poll = z.object({
  question: z.string(),
  /** In the network's wording: "Anonymous Poll", "Quiz", "Final Results". */
  kind: z.string().nullable(),
  options: z.array(PollOption),
  /** Number of voters; null if not given. */
  voters: Votes,
  /** Precision of `voters`: 100 for "1.2K". 1: exact. */
  votersStep: z.int().min(1),
})
export type Poll = z.infer<typeof Poll>

/** A network's preview of a page that a post links to. */
export const LinkCard = z.object({
  url: z.string(),
  site: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
})
export type LinkCard = z.infer<typeof LinkCard>

/** Location given by the author: degrees of WGS 84, as supplied by the network. */
export const Place = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  /** Link to the network's map; null: none. */
  link: z.string().nullable(),
})
export type Place = z.infer<typeof Place>

/** Kind of an attachment, where its type does not determine it. */
export const FILE_KINDS = ['mensagem de voz', 'mensagem de vídeo', 'figurinha', 'animação'] as const

/** What a network says about a file besides the file itself. */
export const FileFacts = z.object({
  kind: z.enum(FILE_KINDS).nullable(),
  name: z.string().nullable(),
  /** Size; null if not given. */
  bytes: z.int().min(0).nullable(),
  /** Duration of a recording. */
  seconds: z.number().min(0).nullable(),
  /** The address leads to the poster of a video whose file the network does not provide. */
  poster: z.literal(true).optional(),
})
export type FileFacts = z.infer<typeof FileFacts>

/** A link whose text names a different address: for example "gov.br" in front of an address elsewhere. */
export const DisguisedLink = z.object({ words: z.string(), link: z.string() })
export type DisguisedLink = z.infer<typeof DisguisedLink>

/** The live in which it was said, and the second in its recording. Such a post is transcribed speech. */
export const SpokenIn = z.object({ id: z.int().min(1), title: z.string(), second: z.number().min(0) })
export type SpokenIn = z.infer<typeof SpokenIn>

/** What a network shows of a post besides its text, files and counts. Absent: nothing shown, or not given by the source. */
export const Extras = z.object({
  forward: Forward.optional(),
  reply: Reply.optional(),
  poll: Poll.optional(),
  card: LinkCard.optional(),
  /** The author's signature, in a channel of several authors. */
  signature: z.string().optional(),
  /** One entry per attachment; null: no facts. */
  files: z.array(FileFacts.nullable()).optional(),
  live: SpokenIn.optional(),
  /** The network marks the post as edited; `at` in Unix seconds, null if it gives no time. */
  edited: z.object({ at: z.int().min(0).nullable() }).optional(),
  disguised: z.array(DisguisedLink).optional(),
  place: Place.optional(),
})
export type Extras = z.infer<typeof Extras>

/** Serialises extras for storage and download: JSON without absent fields, in a fixed order; empty text if there are none. */
export function printExtras(extras: Extras | undefined): string {
  const text = extras ? JSON.stringify(Extras.parse(extras)) : '{}'
  return text === '{}' ? '' : text
}

/** Parses the output of `printExtras`; null if the text is something else. */
export function parseExtras(text: string): Extras | null {
  if (text === '') return {}
  try {
    return Extras.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
