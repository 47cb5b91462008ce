/** The posts of the demonstration set: a few thousand, over the last nine months, all invented. */

import type { Extras, Forward, Poll } from '../../../contract/posts/extras.ts'
import type { ImportedPost, SourceItem } from '../../../contract/sources/imported-post.ts'
import { type Attached, drawAttachments, drawSingleImage } from './attachments.ts'
import { createAuthors, type DemoAuthor } from './authors.ts'
import { type ChainCopy, planChains } from './chain-plan.ts'
import { drawCounts } from './counts.ts'
import { type Content, drawTopic, findTopic, writeCopy, writeNothing, writeOwn } from './invent-content.ts'
import { drawForward, drawPoll } from './invent-extras.ts'
import { X_LIMIT } from './invent-text.ts'
import type { Topic } from './invented.ts'
import { makePostLink } from './links.ts'
import { chance, createRandom, type Random } from './random.ts'
import { listPostDates, measureEvents } from './schedule.ts'

export const DEMO_POSTS = 4_000
const SEED = 'lupascan'
const HOUR = 3_600_000
const ONLY_A_PICTURE = 0.026

/** State of the posts already written, so that nothing is repeated by accident. */
type Written = { texts: Set<string>; copies: Set<string>; origins: Map<number, Forward> }

/** One place in the sequence of posts: author, date and number from 0. */
type Place = { author: DemoAuthor; date: Date; rank: number }

/**
 * Oldest first, none after `now`. The same `now` and images give the same bytes; whatever `now` is, the post at a position keeps
 * its platform, account and native id, so filling a store twice adds nothing.
 * `images` are the names that writeDemoImages returns; without them the pictures have no address.
 */
export async function* readDemoPosts(now: Date, images: readonly string[] = []): AsyncGenerator<SourceItem> {
  const dates = listPostDates(now, DEMO_POSTS, SEED)
  const chains = planChains(now, dates, SEED)
  const drawAuthor = createAuthors()
  const written: Written = { texts: new Set(), copies: new Set(), origins: new Map() }
  for (const [rank, date] of dates.entries()) {
    const random = createRandom(`${SEED}:post:${rank}`)
    const author = drawAuthor(rank, random)
    const copy = claimCopy(chains.get(rank), author, written)
    const age = (now.getTime() - date.getTime()) / HOUR
    const topic = copy ? findTopic(copy.chain.topic) : drawTopic(author.person, age / 24, random)
    const bare = !copy && isPictureNetwork(author) && chance(random, ONLY_A_PICTURE)
    const place = { author, date, rank }
    const words = () => (copy ? writeCopy(copy, author, date, random) : writeNew(topic, place, written))
    const content = bare ? writeNothing() : words()
    const attached = bare
      ? drawSingleImage(topic.scenes, images, random)
      : drawAttachments(author.platform, topic.scenes, images, random)
    const post = assemble(author, date, content, attached, age, random)
    const poll = bare || copy ? null : drawPoll(author, `${SEED}:post:${rank}`)
    const extras: Extras = copy ? drawForward(copy.id, author, written.origins, random) : {}
    yield { position: rank + 1, post: poll ? askInPlace(post, poll) : { ...post, extras } }
  }
}

/** Telegram shows a poll without text or attachments. */
const askInPlace = (post: ImportedPost, poll: Poll): ImportedPost => ({
  ...{ ...post, ...writeNothing() },
  ...{ media: [], duration: null },
  extras: { poll },
})

function assemble(
  author: DemoAuthor,
  date: Date,
  content: Content,
  attached: Attached,
  ageInHours: number,
  random: Random,
): ImportedPost {
  const { person, platform, handle, nativeId } = author
  const strength = measureEvents(ageInHours / 24).reduce((sum, event) => sum + event.strength, 0)
  return {
    platform,
    account: handle,
    native_id: nativeId,
    full_name: person.name,
    date_created: date,
    link: makePostLink(platform, handle, nativeId),
    party: person.party?.acronym ?? null,
    role: person.role,
    uf: person.uf,
    ...content,
    ...attached,
    ...drawCounts(
      platform,
      { reach: person.reach, hasVideo: attached.duration !== null, ageInHours, strength },
      random,
    ),
  }
}

/** The copy planned for this place, unless the account has already forwarded it or would not want to. */
function claimCopy(copy: ChainCopy | undefined, author: DemoAuthor, written: Written): ChainCopy | undefined {
  const key = `${copy?.id}:${author.platform}:${author.handle}`
  if (!copy || author.platform === 'YouTube' || written.copies.has(key)) return undefined
  const { from } = copy.chain
  if (from && author.person.camp !== from && author.person.camp !== 'independent') return undefined
  written.copies.add(key)
  return copy
}

/** Draws again until the text is new and fits its network. */
function writeNew(topic: Topic, { author, date, rank }: Place, written: Written): Content {
  for (let attempt = 0; ; attempt++) {
    const content = writeOwn(topic, author, date, createRandom(`${SEED}:text:${rank}:${attempt}`))
    const isTooLong = author.platform === 'X' && content.content.length > X_LIMIT
    if (isTooLong || written.texts.has(content.content)) continue
    written.texts.add(content.content)
    return content
  }
}

function isPictureNetwork(author: DemoAuthor): boolean {
  return author.platform === 'Telegram' || author.platform === 'Instagram' || author.platform === 'Facebook'
}
