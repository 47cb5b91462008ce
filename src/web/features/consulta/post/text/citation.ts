import type { Post } from '../../../../../contract/posts/post.ts'
import { formatDate, formatDateTime, formatHandle } from '../../../../format.ts'

/**
 * A post as a journalist cites it: author, place, date, words, URL, day of access.
 * 'Aurora Lemos (@aurora), no Telegram, em 12/03/2026 às 14:05: “…” Disponível em: … Acesso em: 13/03/2026.'
 * Without party and state: they may be the current ones, and the post does not tell which (`AFFILIATION_SOURCE`).
 * For a deleted post: when the original was last seen, and that our copy was read.
 */
export function formatCitation(post: Post, now: Date): string {
  const account = formatAccount(post)
  const who = account === '' || account === post.fullName ? post.fullName : `${post.fullName} (${account})`
  const where = post.platform === 'Outra' ? 'em outra plataforma' : `no ${post.platform}`
  const words = post.content.trim() === '' ? '(sem texto)' : `“${post.content.trim()}”`
  const address = post.link === null ? '' : ` Disponível em: ${post.link}`
  return `${who}, ${where}, em ${formatDateTime(post.dateCreated)}: ${words}${address} ${formatAccess(post, now)}`
}

function formatAccess({ deletedAfter, deletedBefore }: Post, now: Date): string {
  if (deletedBefore === null) return `Acesso em: ${formatDate(now)}.`
  const seen = deletedAfter === null ? '' : ` e vista pela última vez em ${formatDate(deletedAfter)}`
  return `(apagada até ${formatDate(deletedBefore)}${seen}). Cópia no LupaScan. Acesso em: ${formatDate(now)}.`
}

/** The account in the network's notation; for speech in a live, the channel that broadcast it. */
export function formatAccount({ author, platform, live }: Pick<Post, 'author' | 'platform' | 'live'>): string {
  return live === null ? formatHandle(platform, author) : author
}
