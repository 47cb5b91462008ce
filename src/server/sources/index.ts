import { readCsv } from './files/csv.ts'
import { readJsonl } from './files/jsonl.ts'
import { feedPosts } from './networks/feed-posts.ts'
import type { Network } from './networks/network.ts'
import { telegramWeb } from './networks/telegram-web/telegram-network.ts'
import type { Source } from './source.ts'
import { readTelegramExport } from './telegram-export/telegram-export.ts'

/** Every file format that posts are imported from, by the name that --format uses. */
export const SOURCES = {
  'telegram-export': readTelegramExport,
  csv: readCsv,
  jsonl: readJsonl,
} as const satisfies Record<string, Source>

export type SourceFormat = keyof typeof SOURCES

export const SOURCE_FORMATS: readonly SourceFormat[] = ['telegram-export', 'csv', 'jsonl']

/** Every network whose accounts are followed, by the name in `sources.network`. */
export const openNetworks = (bases: { telegramWebBase: string }): Record<string, Network> => ({
  'telegram-web': telegramWeb(bases.telegramWebBase),
  'feed-posts': feedPosts(),
})
