import { z } from 'zod'
import { ATTACHMENT_TYPES, HATE_KINDS, HATE_REVIEWS, HATES, LANGUAGES, POST_STATES } from '../labels.ts'
import { Paging } from '../paging.ts'
import { DisguisedLink, FileFacts, Forward, LinkCard, Place, Poll, Reply, SpokenIn } from './extras.ts'

/** A region of an image, in pixels of the original. */
export const Face = z.object({
  id: z.string(),
  /** The cropped face, where the browser can load it. */
  url: z.string().nullable(),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
  /** Name of its group; null: no group, or a group without a name. */
  name: z.string().nullable(),
  /** Distance from the searched face: up to 0.45 probably the same person, up to 0.52 possibly. null: no face is searched for. */
  distance: z.number().nullable(),
})
export type Face = z.infer<typeof Face>

export const Attachment = z.object({
  id: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  /** Where the browser can load it; null if the file was not part of the import, or is a video with only a poster. */
  url: z.string().nullable(),
  /** A thumbnail of it, or of a frame of the video; null if there is none. */
  thumbnail: z.string().nullable(),
  faces: z.array(Face),
  /** Description given by the source, or else by a configured service. */
  description: z.string().nullable(),
  /** Whether the description comes from the service. */
  automaticDescription: z.boolean(),
  /** The text recognised in the image. */
  ocr: z.string().nullable(),
  /** Why it could not be stored or analysed, as a sentence. */
  problem: z.string().nullable(),
  /** What its network says about it; absent where attachments are shown without their post. */
  facts: FileFacts.nullable().optional(),
})
export type Attachment = z.infer<typeof Attachment>

/** A count as collected; null if the source does not give it, which is not the same as 0. */
const Count = z.int().min(0).nullable()

/** All posts with the same message, regardless of filters. */
export const MessageGroup = z.object({
  /** Number of posts. */
  size: z.int(),
  /** Number of accounts that posted it. */
  channels: z.int(),
  /** Platforms of these accounts. */
  platforms: z.array(z.string()),
  /** The oldest of these posts. */
  first: z.object({ id: z.string(), author: z.string(), fullName: z.string(), date: z.string() }),
})
export type MessageGroup = z.infer<typeof MessageGroup>

/** One post as sent to the client: the specification's camelCase record, and what the cards show beyond it. */
export const Post = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  dateCreated: z.string(),
  previewImageUrl: z.string().nullable(),
  views: Count,
  /** Precision of `views`: 100 for a network's "1.2K". 1: exact. */
  viewsStep: z.int(),
  likes: Count,
  shares: Count,
  comments: Count,
  hate: z.enum(HATES),
  /**
   * How strong the sign is, from 0 to 1: of hate for "discurso de ódio", of offence for the others. At least 0.5 with
   * the two marks, below that with "sem indício"; null if not evaluated, or if the engine that gave the label gave no
   * number that agrees with it.
   */
  hateScore: z.number().min(0).max(1).nullable(),
  /** Targets, if the text is hateful. */
  hateKinds: z.array(z.enum(HATE_KINDS)),
  /** A person's verdict on `hate`; null if there is none. */
  hateReview: z.enum(HATE_REVIEWS).nullable(),
  /** The addresses in the post that are known to be misleading. */
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
  /** `role` as a newspaper prints it: by the person's gender, or as the house if the gender is unknown. */
  office: z.string().nullable(),
  uf: z.string().nullable(),
  /** Id of the public person the account belongs to. */
  publicPerson: z.string().nullable(),
  /** Ids of fact-checks of a claim that the post repeats. */
  factChecks: z.array(z.string()),
  /** Equal for posts with the same message; null if the post was compared with nothing. */
  messageGroup: z.string().nullable(),
  /** Other posts of that message; null if there are none. */
  group: MessageGroup.nullable(),
  /** The latest former text that contains the words of the search, if former texts were searched; null: none, or not searched. */
  formerText: z.object({ content: z.string(), seenAt: z.string().nullable() }).nullable(),
  /** Every web address in the text, in order. */
  links: z.array(z.string()),
  /** Language of the text, detected automatically. */
  language: z.enum(LANGUAGES),
  state: z.enum(POST_STATES),
  /** When another text was first seen, or when the source says it was edited; null: never. */
  editedAt: z.string().nullable(),
  /** Number of different texts seen, including this one. */
  versions: z.int(),
  /** Deleted between these two moments: last seen, and first missed. null: not known to be deleted. */
  deletedAfter: z.string().nullable(),
  deletedBefore: z.string().nullable(),
  /** Multiple of the median of the account's earlier posts, if far above it; null: not compared, or not out of the ordinary. */
  unusual: z.number().nullable(),
  /** Further data the network shows; null: none, or not given. */
  forwardedFrom: Forward.nullable(),
  /** Links whose text names another address. */
  disguisedLinks: z.array(DisguisedLink),
  replyTo: Reply.nullable(),
  poll: Poll.nullable(),
  linkCard: LinkCard.nullable(),
  /** Location given by its author. */
  place: Place.nullable(),
  /** The author's signature, in a channel of several authors. */
  signature: z.string().nullable(),
  /** The live in which it was said; null: it is not speech. */
  live: SpokenIn.nullable(),
})
export type Post = z.infer<typeof Post>

export const PostsReply = Paging.extend({
  /** Posts that match the filters; more than `total_items` if posts with the same message are collapsed. */
  total_posts: z.int(),
  items: z.array(Post),
  /** Where a long read continues; null on the last page. Absent in orders other than by date, and if messages are collapsed. */
  next_cursor: z.string().nullable().optional(),
  /** The attachments and faces of the active image and face filters. */
  attachments: z.array(Attachment),
  faces: z.array(Face),
})
export type PostsReply = z.infer<typeof PostsReply>
