import { z } from 'zod'
import { keepAgreeing } from '../../../contract/hate/hate-score.ts'
import type { PostState } from '../../../contract/labels.ts'
import { ATTACHMENT_TYPES, HATE_KINDS, HATE_REVIEWS, HATES, LANGUAGES } from '../../../contract/labels.ts'
import { nameOffice } from '../../../contract/people/offices.ts'
import { type Extras, parseExtras } from '../../../contract/posts/extras.ts'
import type { Attachment, Post } from '../../../contract/posts/post.ts'
import { SHOWN_COLUMNS, shownRow } from '../../store/posts/post-columns.ts'
import { toPostState } from '../conditions/post-state.ts'
import { describeStoredProblem } from '../pictures/attachment-problem.ts'

/** A row of `posts` as returned by the engine: the columns of `POST_COLUMNS`. */
export const PostRow = shownRow(SHOWN_COLUMNS).extend({
  media_type: z.array(z.enum(ATTACHMENT_TYPES)),
  hate: z.enum(HATES),
  hate_kinds: z.array(z.enum(HATE_KINDS)),
  hate_review: z.enum([...HATE_REVIEWS, '']),
  language: z.enum([...LANGUAGES, '']),
})
export type PostRow = z.infer<typeof PostRow>

/** The API's record of a stored row: an empty column becomes null. */
export function toPost(row: PostRow): Post {
  const extras = parseExtras(row.extras) ?? {}
  const media = toMedia(row, extras.files)
  return {
    id: row.id,
    dateCreated: row.date_created,
    previewImageUrl: findPreview(media),
    views: row.views,
    viewsStep: row.views_step,
    likes: row.likes,
    shares: row.shares,
    comments: row.comments,
    hate: row.hate,
    hateScore: keepAgreeing(row.hate, row.hate_score),
    hateKinds: row.hate_kinds,
    hateReview: row.hate_review || null,
    misleadingLinks: row.misleading_links,
    platform: row.platform,
    link: row.link || null,
    content: row.content,
    fullName: row.full_name,
    author: row.account,
    media,
    duration: row.duration,
    description: row.description || null,
    party: row.party || null,
    role: row.role || null,
    // Generic form; callers that know the person use the exact office (routes/people/name-offices.ts).
    office: nameOffice({ role: row.role, gender: null, uf: row.uf }),
    uf: row.uf || null,
    publicPerson: row.person_id === 0 ? null : String(row.person_id),
    factChecks: row.fact_checks,
    messageGroup: row.message_group === '0' ? null : row.message_group,
    group: null,
    formerText: null,
    links: row.links,
    language: row.language || 'unknown',
    state: findState(row),
    editedAt: row.edited_at,
    versions: row.versions,
    deletedAfter: row.deleted_after,
    deletedBefore: row.deleted_before,
    unusual: row.engagement_ratio,
    forwardedFrom: extras.forward ?? null,
    disguisedLinks: extras.disguised ?? [],
    replyTo: extras.reply ?? null,
    poll: extras.poll ?? null,
    linkCard: extras.card ?? null,
    place: extras.place ?? null,
    signature: extras.signature ?? null,
    live: extras.live ?? null,
  }
}

export const findState = ({ edited_at, deleted_before }: Pick<PostRow, 'edited_at' | 'deleted_before'>): PostState =>
  toPostState({ isDeleted: deleted_before !== null, isEdited: edited_at !== null })

function findPreview(media: readonly Attachment[]): string | null {
  const pictured = media.find(({ type, url, thumbnail }) => thumbnail ?? (type === 'image' && url))
  return pictured?.thumbnail ?? pictured?.url ?? null
}

function toMedia(row: PostRow, files: Extras['files']): Attachment[] {
  return row.media_id.map((id, i) => ({
    id,
    type: row.media_type[i] ?? 'document',
    url: files?.[i]?.poster ? null : (toMediaUrl(row.media_file[i]) ?? (row.media_url[i] || null)),
    thumbnail: toMediaUrl(row.media_thumb[i]),
    faces: [],
    ...describeBySourceOrService(row.media_description[i], row.media_generated_caption[i]),
    ocr: row.media_ocr[i] || null,
    problem: describeStoredProblem(row.media_problem[i]),
    facts: files?.[i] ?? null,
  }))
}

/** The source's value counts; a service is only asked if there is none. */
export function describeBySourceOrService(told: string | undefined, said: string | undefined) {
  return { description: told || said || null, automaticDescription: !told && Boolean(said) }
}

const toMediaUrl = (name: string | undefined): string | null => (name ? `media/${name}` : null)
