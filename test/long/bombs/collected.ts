/** What the program fetches by itself: feeds, channels' pages, attachments, portraits, lives. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bomb, Said, Target } from './bomb.ts'
import { repeat } from './bomb.ts'
import { gzipRepeated } from './packed.ts'
import { send } from './send.ts'

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>
type Served = { bytes: () => Pieces; headers?: Record<string, string> }

const MB = 1_000_000
const MAX_MS = 150_000
let count = 0

/** Follows a source, has it read once, and returns what is reported about it. */
const follow =
  (
    served: Served,
    address = (target: Target, path: string) => `http://${target.server.host}${path}`,
    prefix = '/feed',
  ) =>
  async (target: Target): Promise<Said> => {
    count += 1
    const path = `${prefix}${count}`
    target.server.put(path, served)
    const { it } = target
    const accounts = [{ address: address(target, path), feed: 'publicações' }]
    const added = await it.ask('/api/sources/', { method: 'POST', json: { accounts } })
    if (added.status >= 300 || (added.json as { added: number }).added !== 1) return added
    return waitFor(async () => {
      const { json } = await it.ask('/api/sources/?page_size=1')
      const [source] = (json as { items: { id: number; problem: string | null; last_run_at: string | null }[] }).items
      if (!source?.last_run_at) return null
      await it.ask(`/api/sources/${source.id}/`, { method: 'DELETE' })
      return { status: 200, text: source.problem ?? '' }
    })
  }

async function waitFor(look: () => Promise<Said | null>): Promise<Said> {
  const begin = performance.now()
  while (performance.now() - begin < MAX_MS) {
    const found = await look()
    if (found) return found
    await sleep(200)
  }
  return { status: 0, text: `nothing was said within ${MAX_MS} ms` }
}

const feed = (bytes: () => Pieces): Served => ({ bytes, headers: { 'content-type': 'application/rss+xml' } })
const RSS = '<?xml version="1.0"?><rss version="2.0"><channel>'

const channel = (bytes: () => Pieces) => follow({ bytes }, (_, path) => `https://t.me/${path.slice(3)}`, '/s/canal_')

const MESSAGE = '<div class="tgme_widget_message" data-post="canal/1">'

const sources: Bomb[] = [
  { name: 'feed: without an end', throwAt: follow(feed(() => repeat('<item/>', 5_000 * MB, RSS))) },
  {
    name: 'feed: gzip of 5 GB',
    throwAt: follow({
      bytes: () => gzipRepeated('<item/>'.repeat(3 * MB), 250),
      headers: { 'content-encoding': 'gzip' },
    }),
  },
  { name: 'feed: 19 MB of elements within each other', throwAt: follow(feed(() => repeat('<a>', 19 * MB, RSS))) },
  { name: 'feed: 19 MB of attributes', throwAt: follow(feed(() => repeat(' a="b"', 19 * MB, '<rss', '/>'))) },
  {
    name: 'feed: 19 MB of empty items',
    throwAt: follow(feed(() => repeat('<item/>', 19 * MB, RSS, '</channel></rss>'))),
  },
  {
    name: 'feed: entities of entities',
    throwAt: follow(
      feed(() =>
        repeat('&a;', MB, '<!DOCTYPE rss [<!ENTITY a "aaaaaaaa">]><rss><channel><title>', '</title></channel></rss>'),
      ),
    ),
  },
  { name: 'channel: without an end', throwAt: channel(() => repeat('<div>', 5_000 * MB)) },
  { name: 'channel: 4.9 MB of elements within each other', throwAt: channel(() => repeat('<div>', 4.9 * MB)) },
  {
    name: 'channel: 4.9 MB of messages',
    throwAt: channel(() => repeat(MESSAGE, 4.9 * MB)),
  },
  {
    name: 'channel: a message of 4.9 MB of spaces',
    throwAt: channel(() => repeat(' ', 4.9 * MB, `${MESSAGE}<div class="tgme_widget_message_text">a`, 'b</div></div>')),
  },
  { name: 'channel: 4.9 MB of attributes', throwAt: channel(() => repeat(' a=b', 4.9 * MB, '<div', '>')) },
]

/** Imports a post with the attachment and returns what is reported about it. The program polls every minute. */
const attach =
  (served: Served) =>
  async (target: Target): Promise<Said> => {
    count += 1
    const { it, server } = target
    const path = `/arquivo${count}`
    const url = server.put(path, served)
    const post = {
      id: `b${count}`,
      account: 'bombas',
      date: new Date().toISOString(),
      content: `anexo${count}`,
      media: [{ type: 'video', url }],
    }
    const sent = await send(it, '/api/imports/?format=jsonl&platform=X', {
      type: 'application/x-ndjson',
      bytes: [Buffer.from(JSON.stringify(post))],
    })
    if (sent.status !== 201) return sent
    const said = await waitFor(async () => {
      const { json } = await it.ask(`/api/posts/?search=anexo${count}`)
      const [attachment] =
        (json as { items: { media: { problem: string | null; url: string | null }[] }[] }).items[0]?.media ?? []
      if (!attachment) return { status: 0, text: 'the post has no attachment' }
      return attachment.problem || attachment.url?.includes('/api/media/')
        ? { status: 200, text: attachment.problem ?? '' }
        : null
    })
    const began = server.askedAt(path)
    return { ...said, ...(began !== undefined && { begin: began }) }
  }

function makeVideo(args: readonly string[], name: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-bomb-'))
  try {
    execFileSync('ffmpeg', ['-v', 'error', ...args, join(folder, name)])
    return readFileSync(join(folder, name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An MP4 table that declares more entries than the file has bytes. */
function promiseEntries(table: string): Buffer {
  const video = makeVideo(['-f', 'lavfi', '-i', 'testsrc=s=64x64:r=5:d=2', '-pix_fmt', 'yuv420p'], 'a.mp4')
  const at = video.indexOf(table)
  video.writeUInt32BE(0x7fffffff, at + (table === 'stsz' ? 12 : 8))
  return video
}

const VIDEOS: Record<string, () => Buffer> = {
  'video of 16,000 by 16,000': () =>
    makeVideo(['-f', 'lavfi', '-i', 'color=s=16000x16000:r=1:d=2', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p'], 'a.avi'),
  'video of a day of tiny frames': () =>
    makeVideo(
      ['-f', 'lavfi', '-i', 'color=s=16x16:r=1:d=86400', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
      'a.mp4',
    ),
  'video whose sizes are too many': () => promiseEntries('stsz'),
  'video whose times are too many': () => promiseEntries('stts'),
}
const files: Bomb[] = [
  { name: 'attachment without an end', throwAt: attach({ bytes: () => repeat('\0', 50_000 * MB) }) },
  {
    name: 'attachment: gzip of 20 GB',
    throwAt: attach({
      bytes: () => gzipRepeated('\0'.repeat(20 * MB), 1_000),
      headers: { 'content-encoding': 'gzip' },
    }),
  },
  ...Object.entries(VIDEOS).map(
    ([name, make]): Bomb => ({ name, throwAt: attach({ bytes: () => [make()] }), mayBeTaken: true }),
  ),
]

export const COLLECTED_BOMBS: readonly Bomb[] = [...sources, ...files]
