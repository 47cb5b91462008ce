/** The account under which the posts of a followed source are stored; null when it yields no posts. */
export function toPostAccount(network: string, handle: string): { platform: string; handle: string } | null {
  if (network === 'telegram-web') return { platform: 'Telegram', handle }
  if (network === 'feed-posts') return { platform: 'Outra', handle: handle.replace(/^https?:\/\//i, '') }
  return null
}
