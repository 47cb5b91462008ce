const SITES: Record<string, (handle: string) => string> = {
  Telegram: (handle) => `https://t.me/${handle}`,
  X: (handle) => `https://x.com/${handle}`,
  Facebook: (handle) => `https://www.facebook.com/${handle}`,
  Instagram: (handle) => `https://www.instagram.com/${handle}`,
  YouTube: (handle) => `https://www.youtube.com/@${handle}`,
  TikTok: (handle) => `https://www.tiktok.com/@${handle}`,
  Bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  Threads: (handle) => `https://www.threads.net/@${handle}`,
}

/** Where an account can be looked at; null where that cannot be told from its name. */
export function getAccountUrl(platform: string, handle: string): string | null {
  if (!/^[\w.-]+$/.test(handle)) return null
  return SITES[platform]?.(handle) ?? null
}
