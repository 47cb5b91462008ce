/**
 * Tells a change of our feed reader from a change of the feed. The earlier reader put a text on one line, cut it at 3,000 characters,
 * concatenated summary and text, left some escapes as they were, and did not read XHTML (docs/decisions/0074, 0103).
 */

/** The earlier reader cut at this length, and ended in "…". */
const CUT_FROM = 2_900
const SHORTEST = 15
const MAX_TEASER = 3_000
/** Escapes and tags that it left in, and their replacements; spaces and line ends. */
const WRITTEN_OTHERWISE =
  /&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,8});|<\/?[a-z][^<>]{0,2000}>|[^\p{L}\p{N}\x21-\x7e]+|["'&<>]/giu

const bare = (text: string) => text.replace(WRITTEN_OTHERWISE, '')

/** Whether the stored text of an article may be what the earlier reader made of the current text. */
export function isReadAnew(stored: string, now: string): boolean {
  if (stored === now) return true
  const at = stored.indexOf('\n\n')
  // It did not read XHTML: such an article had only a title.
  if (at < 0 && stored !== '' && now.startsWith(`${stored}\n\n`)) return true
  // If the article has a title, it is the first line of both.
  const title = at < 0 ? '' : stored.slice(0, at)
  const rest = at < 0 ? now : now.slice(now.indexOf('\n\n'))
  if (at >= 0 && bare(now.slice(0, now.indexOf('\n\n'))) !== bare(title)) return false
  const [before, after] = [bare(stored.slice(Math.max(0, at))), bare(rest)]
  return stored.length > CUT_FROM && stored.endsWith('…') ? isBeginning(before, after) : isWhole(before, after)
}

/** Equal, or the summary, which is a prefix of the text, followed by the text. */
function isWhole(before: string, after: string): boolean {
  if (before === after) return true
  const teaser = before.length - after.length
  return teaser >= SHORTEST && before.endsWith(after) && after.startsWith(before.slice(0, teaser))
}

/** Like `isWhole`, for a text that was cut off. */
function isBeginning(before: string, after: string): boolean {
  if (after.startsWith(before)) return true
  const most = Math.min(MAX_TEASER, before.length - SHORTEST, after.length)
  for (let teaser = 0; teaser < most && before[teaser] === after[teaser]; teaser += 1)
    if (teaser >= SHORTEST - 1 && after.startsWith(before.slice(teaser + 1))) return true
  return false
}
