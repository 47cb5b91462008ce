import { feedPosts } from './feed-posts.ts'
import type { Network } from './network.ts'
import { telegramWeb } from './telegram-web/telegram-network.ts'

/** Every network whose accounts are followed, by the name in `sources.network`. */
export const openNetworks = (bases: { telegramWebBase: string }): Record<string, Network> => ({
  'telegram-web': telegramWeb(bases.telegramWebBase),
  'feed-posts': feedPosts(),
})
