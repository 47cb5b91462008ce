import { z } from 'zod'

/** Where a forwarded post comes from. `link` is null when its author hides behind a name; `author`: who signed it there. */
export const Forward = z.object({ name: z.string(), link: z.string().nullable(), author: z.string().nullable() })
export type Forward = z.infer<typeof Forward>

/** The post that is answered, as far as the network tells: its address, who wrote it, how it begins. */
export const Reply = z.object({
  link: z.string().nullable(),
  author: z.string().nullable(),
  text: z.string().nullable(),
})
export type Reply = z.infer<typeof Reply>

const Votes = z.int().min(0).nullable()

export const PollOption = z.object({
  text: z.string(),
  /** 0 to 100, as the network rounds it. null: it shows none. */
  percent: z.number().min(0).max(100).nullable(),
  votes: Votes,
})
export type PollOption = z.infer<typeof PollOption>

export const Poll = z.object({
  question: z.string(),
  /** As the network words it: "Anonymous Poll", "Quiz", "Final Results". */
  kind: z.string().nullable(),
  options: z.array(PollOption),
  /** People who voted; null: not told. */
  voters: Votes,
  /** How finely `voters` is known: "1.2K" to 100. 1: exactly. */
  votersStep: z.int().min(1),
})
export type Poll = z.infer<typeof Poll>

/** What a network shows of a page that a post links to. */
export const LinkCard = z.object({
  url: z.string(),
  site: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
})
export type LinkCard = z.infer<typeof LinkCard>

/** Where somebody says to be: degrees of WGS 84, as the network tells them. */
export const Place = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  /** Of the map that the network leads to; null: it names none. */
  link: z.string().nullable(),
})
export type Place = z.infer<typeof Place>

/** What an attachment is, where its type does not say it. */
export const FILE_KINDS = ['mensagem de voz', 'mensagem de vídeo', 'figurinha', 'animação'] as const

/** What a network tells of a file besides the file. */
export const FileFacts = z.object({
  kind: z.enum(FILE_KINDS).nullable(),
  name: z.string().nullable(),
  /** Size; null: not told. */
  bytes: z.int().min(0).nullable(),
  /** Length of a recording. */
  seconds: z.number().min(0).nullable(),
  /** What is at the address is the picture that stands for a video which the network does not hand out. */
  poster: z.literal(true).optional(),
})
export type FileFacts = z.infer<typeof FileFacts>

/** Words that name one place and lead to another: "gov.br" in front of an address that is not there. */
export const DisguisedLink = z.object({ words: z.string(), link: z.string() })
export type DisguisedLink = z.infer<typeof DisguisedLink>

/** The live in which it was said, and where in its recording. Such a post is speech that was written down. */
export const SpokenIn = z.object({ id: z.int().min(1), title: z.string(), second: z.number().min(0) })
export type SpokenIn = z.infer<typeof SpokenIn>

/** What a network shows of a post besides its text, files and counts. Absent: it shows none, or the source does not tell. */
export const Extras = z.object({
  forward: Forward.optional(),
  reply: Reply.optional(),
  poll: Poll.optional(),
  card: LinkCard.optional(),
  /** Who signed it, in a channel of several authors. */
  signature: z.string().optional(),
  /** One for each attachment; null: nothing to tell. */
  files: z.array(FileFacts.nullable()).optional(),
  live: SpokenIn.optional(),
  /** The network marks the post as edited; `at` in Unix seconds, null when it does not say when. */
  edited: z.object({ at: z.int().min(0).nullable() }).optional(),
  disguised: z.array(DisguisedLink).optional(),
  place: Place.optional(),
})
export type Extras = z.infer<typeof Extras>

/** As kept and downloaded: JSON without what is absent, always in the same order; empty text when there is nothing. */
export function printExtras(extras: Extras | undefined): string {
  const text = extras ? JSON.stringify(Extras.parse(extras)) : '{}'
  return text === '{}' ? '' : text
}

/** What `printExtras` wrote; null when the text is something else. */
export function parseExtras(text: string): Extras | null {
  if (text === '') return {}
  try {
    return Extras.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
