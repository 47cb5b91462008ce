import { z } from 'zod'
import { ATTACHMENT_TYPES, HATE_KINDS, HATE_REVIEWS, HATES, LANGUAGES, POST_STATES } from '../labels.ts'
import { Paging } from '../paging.ts'
import { DisguisedLink, FileFacts, Forward, LinkCard, Place, Poll, Reply, SpokenIn } from './extras.ts'

/** A region of an image, in pixels of the original. */
export const Face = z.object({
  id: z.string(),
  /** The face cut out, where the browser can load it. */
  url: z.string().nullable(),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
  /** What the group it belongs to is called; null: no group, or one without a name. */
  name: z.string().nullable(),
  /** From the face that is searched for: up to 0.45 probably the same person, up to 0.52 possibly. null: none is searched for. */
  distance: z.number().nullable(),
})
export type Face = z.infer<typeof Face>

export const Attachment = z.object({
  id: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  /** Where the browser can load it; null when the file was not part of the import, or is a video of which there is a poster alone. */
  url: z.string().nullable(),
  /** A small picture of it, or of a moment of the video; null when there is none. */
  thumbnail: z.string().nullable(),
  faces: z.array(Face),
  /** What the source says is on it, or else what a service said that was configured for it. */
  description: z.string().nullable(),
  /** Whether the description is the service's. */
  automaticDescription: z.boolean(),
  /** The text seen in the image. */
  ocr: z.string().nullable(),
  /** Why it could not be kept or looked at, as a sentence. */
  problem: z.string().nullable(),
  /** What its network tells of it; absent where attachments are shown without their post. */
  facts: FileFacts.nullable().optional(),
})
export type Attachment = z.infer<typeof Attachment>

/** A count as collected; null when the source does not tell it, which is not the same as 0. */
const Count = z.int().min(0).nullable()

/** All posts with the same message, whatever the filters. */
export const MessageGroup = z.object({
  /** Posts. */
  size: z.int(),
  /** Accounts that posted it. */
  channels: z.int(),
  /** Where these accounts are. */
  platforms: z.array(z.string()),
  /** The oldest of them. */
  first: z.object({ id: z.string(), author: z.string(), fullName: z.string(), date: z.string() }),
})
export type MessageGroup = z.infer<typeof MessageGroup>

/** One post as the wire carries it: the specification's camelCase record, and what the cards show beyond it. */
export const Post = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  dateCreated: z.string(),
  previewImageUrl: z.string().nullable(),
  views: Count,
  /** How finely `views` is known: a network's "1.2K" to 100. 1: exactly. */
  viewsStep: z.int(),
  likes: Count,
  shares: Count,
  comments: Count,
  hate: z.enum(HATES),
  /**
   * How strong the sign is, from 0 to 1: of hate for "discurso de ódio", of offence for the others. From 0.5 on with the two marks, below with
   * "sem indício"; null when not evaluated, or when whoever gave the label gave no number that agrees with it.
   */
  hateScore: z.number().min(0).max(1).nullable(),
  /** Against whom, when the text is hateful. */
  hateKinds: z.array(z.enum(HATE_KINDS)),
  /** What a person said about `hate`; null when nobody did. */
  hateReview: z.enum(HATE_REVIEWS).nullable(),
  /** The addresses in the post that are known to mislead. */
  misleadingLinks: z.array(z.string()),
  platform: z.string(),
  /** The post's own address on its platform. */
  link: z.string().nullable(),
  content: z.string(),
  fullName: z.string(),
  /** The account's handle, without "@". */
  author: z.string(),
  media: z.array(Attachment),
  /** Length of the first video or audio, in seconds. */
  duration: z.number().nullable(),
  description: z.string().nullable(),
  /** Party, role and state of the author on the day of the post. */
  party: z.string().nullable(),
  role: z.string().nullable(),
  /** `role` as a newspaper prints it: by the gender of the person, or by the house where it is not known. */
  office: z.string().nullable(),
  uf: z.string().nullable(),
  /** Id of the public person the account belongs to. */
  publicPerson: z.string().nullable(),
  /** Ids of fact-checks of a claim that the post repeats. */
  factChecks: z.array(z.string()),
  /** Posts with the same message have the same one; null when the post was compared with nothing. */
  messageGroup: z.string().nullable(),
  /** Who else posted that message; null when nobody did. */
  group: MessageGroup.nullable(),
  /** The latest former text with the words of the search, where former texts were searched; null: none, or not asked for. */
  formerText: z.object({ content: z.string(), seenAt: z.string().nullable() }).nullable(),
  /** Every web address in the text, in order. */
  links: z.array(z.string()),
  /** Of the text, as it was told by a program. */
  language: z.enum(LANGUAGES),
  state: z.enum(POST_STATES),
  /** When another text was first seen, or when the source says it was edited; null: never. */
  editedAt: z.string().nullable(),
  /** Different texts seen, this one included. */
  versions: z.int(),
  /** Deleted between these two moments: seen for the last time, and missed for the first. null: not known to be deleted. */
  deletedAfter: z.string().nullable(),
  deletedBefore: z.string().nullable(),
  /** How many times the median of the account's posts before it, where it is far above them; null: not compared, or nothing out of the ordinary. */
  unusual: z.number().nullable(),
  /** What the network shows besides; null: nothing, or not told. */
  forwardedFrom: Forward.nullable(),
  /** Links whose words name another place. */
  disguisedLinks: z.array(DisguisedLink),
  replyTo: Reply.nullable(),
  poll: Poll.nullable(),
  linkCard: LinkCard.nullable(),
  /** Where its author says to be. */
  place: Place.nullable(),
  /** Who signed it, in a channel of several authors. */
  signature: z.string().nullable(),
  /** The live in which it was said; null: it is no speech. */
  live: SpokenIn.nullable(),
})
export type Post = z.infer<typeof Post>

export const PostsReply = Paging.extend({
  /** Posts that pass the filters; more than `total_items` when the same messages are collapsed. */
  total_posts: z.int(),
  items: z.array(Post),
  /** Where a long reading goes on; null: here it ends. Absent in orders other than by date, and when messages are collapsed. */
  next_cursor: z.string().nullable().optional(),
  /** The attachments and faces of the image and face filters in force. */
  attachments: z.array(Attachment),
  faces: z.array(Face),
})
export type PostsReply = z.infer<typeof PostsReply>
