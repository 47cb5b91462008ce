/** Sends stored pictures without a description to the configured captioning service, one after the other. */

import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { describeImage } from '../../media/describe-image.ts'
import type { Media } from '../../media/media.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { rewritePosts } from '../rewrite/rewrite.ts'
import type { PostAnnotations } from '../write/post-annotations.ts'
import {
  findDescriptions,
  listUndescribed,
  recordNoAnswer,
  saveDescription,
  type Undescribed,
} from './picture-descriptions.ts'

type Vision = NonNullable<Parameters<typeof describeImage>[0]>

/** `failure`: why the last request failed, after which no other is made. `isDone` is false while others wait. */
export type DescribeReport = { asked: number; posts: number; failure: string | null; isDone: boolean }

export type DescribeOptions = {
  vision: Vision
  signal: AbortSignal
  now?: Date
  /** Pause between two requests, in milliseconds. */
  pauseMs?: number
}

/** Pictures per batch; limits of a single request are in `media/describe-image.ts`. */
const PORTION = 10
/** Attachments scanned for them: a picture may be in many posts. */
const EXAMINED = 2_000
const PAUSE_MS = 1_000

/**
 * Requests captions for the pictures of the newest posts and writes them to their posts. The same bytes are described only once. A
 * failed request is recorded and retried later.
 */
export async function describePictures(
  ch: ClickHouse,
  media: Media,
  options: DescribeOptions,
): Promise<DescribeReport> {
  const { now = new Date(), signal } = options
  const waiting = await listUndescribed(ch, EXAMINED, now)
  const pictures = new Map(waiting.map((one) => [one.file, one]))
  const known = await findDescriptions(ch, [...pictures.keys()])
  const said = new Map([...known].flatMap(([file, { text }]) => (text === '' ? [] : [[file, text] as const])))
  const due = [...pictures.values()].filter(({ file }) => !said.has(file))
  let asked = 0
  let failure: string | null = null
  for (const picture of due.slice(0, PORTION)) {
    if (asked > 0) await setTimeout(options.pauseMs ?? PAUSE_MS)
    if (signal.aborted) break
    const answer = await ask(ch, media, picture, { ...options, tries: known.get(picture.file)?.tries ?? 0, now })
    asked += 1
    if (answer.text) said.set(picture.file, answer.text)
    failure = answer.failure
    if (failure !== null) break
  }
  const posts = await applyDescriptions(ch, waiting, said)
  return { asked, posts, failure, isDone: failure !== null || (due.length <= asked && waiting.length < EXAMINED) }
}

type Asking = DescribeOptions & { tries: number; now: Date }

async function ask(ch: ClickHouse, media: Media, { file, thumbnail }: Undescribed, { vision, ...options }: Asking) {
  const { model } = vision
  try {
    const text = (await describeImage(vision, await readPicture(media, thumbnail), options.signal)) ?? ''
    await saveDescription(ch, file, text, model)
    return { text, failure: null }
  } catch (error) {
    // Shutdown aborts the request too, which says nothing about the service.
    if (options.signal.aborted) return { text: '', failure: null }
    await recordNoAnswer(ch, { file, tries: options.tries + 1, model }, options.now)
    return { text: '', failure: error instanceof Error ? error.message : String(error) }
  }
}

async function readPicture(media: Media, name: string): Promise<Uint8Array> {
  const found = await media.read(name)
  if (!found) throw new Error(`A miniatura ${name} não está guardada.`)
  return buffer(found.stream)
}

function applyDescriptions(ch: ClickHouse, waiting: readonly Undescribed[], said: ReadonlyMap<string, string>) {
  const told = waiting.filter(({ file }) => said.has(file))
  const posts = [...new Map(told.map(({ post }) => [post.id, post])).values()]
  const tell = ({ media_file, media_generated_caption }: PostAnnotations, isTold: (i: number) => boolean) =>
    media_generated_caption.map((text, i) => (text === '' && !isTold(i) ? (said.get(media_file[i] ?? '') ?? '') : text))
  return rewritePosts(ch, posts, ({ draft, later }) => {
    const media_generated_caption = tell(later, (i) => Boolean(draft.media[i]?.description))
    return { draft, later: { ...later, media_generated_caption } }
  })
}
