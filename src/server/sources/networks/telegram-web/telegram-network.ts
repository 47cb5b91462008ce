import type { Network, NetworkPage, PlacedPost } from '../network.ts'
import { parseTelegramPage, type TelegramHistory } from './page.ts'

/** A page has at most twenty posts; this is ten times the largest seen. */
const MAX_BYTES = 5_000_000
/** Public channels of Telegram through their web preview; no account is needed. @param base https://t.me */
export function telegramWeb(base: string): Network {
  return {
    platform: 'Telegram',
    async readPage(handle, before, fetchText) {
      const query = before === null ? '' : `?before=${before}`
      const page = parseTelegramPage(await fetchText(`${base}/s/${handle}${query}`, { maxBytes: MAX_BYTES }))
      return page.kind === 'history' ? describeHistory(page, before) : page
    },
    isSameFile,
  }
}

/**
 * Signatures change every few hours: for a video they are in the query, for a photo they are the whole path, and only the photo's
 * number behind "#" remains. In an album even that is missing: another picture in the same place is not detected there.
 */
function isSameFile(before: string, after: string): boolean {
  const [a, b] = [URL.parse(before), URL.parse(after)]
  if (!a || !b || before === after) return before === after
  if (a.hash !== '' && b.hash !== '') return a.hash === b.hash
  return a.searchParams.has('token') || b.searchParams.has('token') ? a.pathname === b.pathname : true
}

function describeHistory(page: TelegramHistory, before: number | null): NetworkPage {
  const { channel, rejected } = page
  const posts = page.posts.map((post): PlacedPost => ({ ...post, place: Number(post.post.native_id) }))
  const numbers = [
    ...page.posts.flatMap(({ native_ids }) => native_ids),
    ...page.service_ids,
    ...rejected.flatMap(({ native_id }) => native_id ?? []),
  ].map(Number)
  // Nothing is left out between two messages of a page: a missing number has no message.
  const isFirst = page.before === null
  const from = isFirst ? 1 : Math.min(...numbers)
  const to = before === null ? Math.max(...numbers) : before - 1
  return {
    kind: 'page',
    account: { handle: channel.handle, name: channel.name, followers: channel.subscribers?.value ?? null },
    posts,
    taken: numbers,
    rejected: rejected.map(({ native_id, reason }) => ({ place: native_id ?? '?', reason })),
    // A page without messages proves nothing: Telegram also shows one to clients that send too many requests.
    stretch: numbers.length > 0 && from <= to ? { from, to } : null,
    isFirst: isFirst && numbers.length > 0,
  }
}
