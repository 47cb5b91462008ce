import type { Post } from '../../../contract/post.ts'
import { formatDate, formatDateTime } from '../../format.ts'

/**
 * A publication as a journalist quotes it: who, where, when, the words, the address, whether it is gone, the day of access.
 * 'Aurora Lemos (@aurora, PZV–SP), no Telegram, em 12/03/2026 às 14:05: “…” Disponível em: … Acesso em: 13/03/2026.'
 */
export function formatCitation(post: Post, now: Date): string {
  const who = [`@${post.author}`, formatAffiliation(post)].filter(Boolean).join(', ')
  const where = post.platform === 'Outra' ? 'em outra plataforma' : `no ${post.platform}`
  const words = post.content.trim() === '' ? '(sem texto)' : `“${post.content.trim()}”`
  const address = post.link === null ? '' : ` Disponível em: ${post.link}`
  const gone = post.deletedBefore === null ? '' : ` Apagada até ${formatDate(post.deletedBefore)}.`
  return `${post.fullName} (${who}), ${where}, em ${formatDateTime(post.dateCreated)}: ${words}${address}${gone} Acesso em: ${formatDate(now)}.`
}

/** Party and state as newspapers write them: 'PZV–SP'; empty when neither is known. */
export function formatAffiliation({ party, uf }: Pick<Post, 'party' | 'uf'>): string {
  return [party, uf].filter((part) => part !== null && part !== '').join('–')
}
