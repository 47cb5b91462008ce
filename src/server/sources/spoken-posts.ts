/** Turns the speech of a live into posts, so that it is searched like everything else: one post for each minute. */
import type { ImportedPost } from '../../contract/sources/imported-post.ts'
import { findPlatformOfLink } from './fields/platform.ts'
import { makeImportedPost } from './make-imported-post.ts'

const PASSAGE_SECONDS = 60

/** A live, and the speaker as they were on that day. `began`: when its recording begins. */
export type SpokenLive = {
  id: number
  url: string
  title: string
  channel_title: string | null
  began: Date
  person: { name: string; party: string; role: string; uf: string } | null
}

/** Seconds from the start of the recording. */
export type SpokenChapter = { start: number; speaker: string | null; text: string }

/** The second at which the passage containing this second begins. */
export const findPassageStart = (second: number) => Math.floor(second / PASSAGE_SECONDS) * PASSAGE_SECONDS

/** In order; a passage contains the chapters that begin within its minute. */
export function* listSpokenPosts(live: SpokenLive, chapters: readonly SpokenChapter[]): Generator<ImportedPost> {
  const passages = Map.groupBy(chapters, ({ start }) => findPassageStart(start))
  for (const [start, spoken] of [...passages].sort(([a], [b]) => a - b)) {
    yield describePassage(live, { start, second: spoken[0]?.start ?? start, content: joinWords(spoken) })
  }
}

type Passage = { start: number; second: number; content: string }

function describePassage(live: SpokenLive, { start, second, content }: Passage): ImportedPost {
  const { person } = live
  const account = live.channel_title ?? new URL(live.url).hostname
  return makeImportedPost({
    platform: findPlatformOfLink(live.url) ?? 'Outra',
    account,
    native_id: createNativeId(live.id, start),
    full_name: person?.name ?? account,
    date_created: new Date(live.began.getTime() + second * 1000),
    content,
    link: addMoment(live.url, second),
    party: person?.party || null,
    role: person?.role || null,
    uf: person?.uf || null,
    extras: { live: { id: live.id, title: live.title, second } },
  })
}

const createNativeId = (liveId: number, start: number) => `live-${liveId}-${start}`

/** A new speaker begins a new line. */
function joinWords(spoken: readonly SpokenChapter[]): string {
  return spoken
    .map(({ speaker, text }, i) => {
      const isNew = speaker !== null && speaker !== spoken[i - 1]?.speaker
      const gap = i === 0 ? '' : isNew ? '\n' : ' '
      return `${gap}${isNew ? `${speaker}: ` : ''}${text}`
    })
    .join('')
}

/** YouTube starts playing at the second in the address; for others this is unknown. */
function addMoment(url: string, second: number): string {
  if (findPlatformOfLink(url) !== 'YouTube') return url
  const moment = new URL(url)
  moment.searchParams.set('t', `${Math.floor(second)}s`)
  return moment.href
}
