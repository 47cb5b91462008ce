import type { Platform } from '../../../contract/labels.ts'
import { parseExtras } from '../../../contract/posts/extras.ts'
import { foldText } from '../../../text/fold.ts'
import { stemText } from '../../../text/stem.ts'
import type { Change } from './changes.ts'
import type { Before, Counts, TextFacts } from './history-facts.ts'
import { isReadAnew } from './is-read-anew.ts'
import type { PostAnnotations } from './post-annotations.ts'
import type { PostFacts } from './post-facts.ts'

/** Rows of `post_versions` and `post_counts`; times in Unix seconds. */
export type VersionRow = TextFacts & SearchedForms & { post_id: string; seen_at: number }
type SearchedForms = { folded: string; stems: string }
type Form = Omit<VersionRow, keyof SearchedForms>
export type CountRow = Counts & { post_id: string; taken_at: number }

export type History = { later: PostAnnotations; versions: VersionRow[]; counts: CountRow[] }

/**
 * History rows of a change: the texts and counts that it replaces, and when the new ones were first seen. The new ones are included,
 * so that a history is complete without its post. `now` in Unix seconds.
 */
export function describeHistory({ after, earlier, later }: Change, before: Before | undefined, now: number): History {
  if (!before && earlier.length === 0 && after.isPlain) {
    return { later: { ...later, text_first_seen_at: now, counted_at: now }, versions: [], counts: [] }
  }
  const { id, facts } = after
  const first = before ? [toVersion(id, before, before.text_first_seen_at)] : []
  const forms = [...earlier, facts].map((form) => toVersion(id, form, now))
  const texts = listTexts([...leaveReadAnew(first, forms[0] ?? facts, facts), ...forms])
  // Speech changes while it is being transcribed and corrected; its live has its own history.
  const isEdited = texts.length > 1 && !isSpeech(facts)
  const isRecounted = before !== undefined && !hasSameCounts(before, facts)
  const marks: Partial<PostAnnotations> = {
    text_first_seen_at: before && !isEdited ? before.text_first_seen_at : now,
    counted_at: before && !isRecounted ? before.counted_at : now,
    versions: (before?.versions ?? 1) + (isEdited ? texts.length - 1 : 0),
    edited_at: isEdited ? now : (later.edited_at ?? findToldEdit(facts, now)),
  }
  return {
    later: { ...later, ...marks },
    versions: isEdited ? texts.map((form) => ({ ...form, ...foldFormerText(form.content) })) : [],
    counts: isRecounted ? [toCount(id, before, before.counted_at), toCount(id, facts, now)] : [],
  }
}

const isSpeech = ({ extras = '' }: PostFacts) => extras.includes('"live"') && parseExtras(extras)?.live !== undefined

/** The edit time given by the network; `now` if it gives none. */
function findToldEdit({ extras = '' }: PostFacts, now: number): number | null {
  const { edited } = extras.includes('"edited"') ? (parseExtras(extras) ?? {}) : {}
  return edited ? (edited.at ?? now) : null
}

const PLATFORM_OF_FEEDS: Platform = 'Outra'

/** Not the stored text of a feed article if only our feed reader has changed since. */
const leaveReadAnew = (first: Form[], next: TextFacts, { platform }: PostFacts): Form[] =>
  platform === PLATFORM_OF_FEEDS ? first.filter((stored) => !isReadAnew(stored.content, next.content)) : first

/** Searched forms like those of a post's text: earlier texts answer the same query. */
export function foldFormerText(content: string): SearchedForms {
  const folded = foldText(content)
  return { folded, stems: stemText(folded) }
}

/** Without consecutive duplicates. */
function listTexts(forms: Form[]): Form[] {
  return forms.filter((form, i) => i === 0 || !isSameForm(forms[i - 1] ?? form, form))
}

function isSameForm(a: TextFacts, b: TextFacts): boolean {
  if (a.content !== b.content || a.media_type.length !== b.media_type.length) return false
  return a.media_type.every((type, i) => type === b.media_type[i] && isSamePlace(a.media_url[i], b.media_url[i]))
}

/** A file of an export cannot be compared with a URL: the post came from two sources, which is not an edit. */
function isSamePlace(a = '', b = ''): boolean {
  return a === b || a === '' || b === '' || isWeb(a) !== isWeb(b)
}

const isWeb = (url: string) => /^https?:/i.test(url)

const hasSameCounts = (a: Counts, b: Counts) =>
  a.views === b.views && a.likes === b.likes && a.shares === b.shares && a.comments === b.comments

const toVersion = (post_id: string, form: TextFacts, seen_at: number): Form => {
  const { content, links, media_type, media_url } = form
  return { post_id, seen_at, content, links, media_type, media_url }
}

const toCount = (
  post_id: string,
  { views, views_step = 1, likes, shares, comments }: Counts,
  taken_at: number,
): CountRow => {
  return { post_id, taken_at, views, views_step, likes, shares, comments }
}
