/** Author and id of the post of each rank. Nothing here depends on the date, so a post's key never changes. */
import type { Platform } from '../../../contract/labels.ts'
import { DEMO_PEOPLE, type DemoPerson } from './invent-people.ts'
import { pickInteger, pickWeighted, type Random } from './random.ts'

export type DemoAuthor = { person: DemoPerson; platform: Platform; handle: string; nativeId: string }

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Telegram is the main subject of the product. */
const TELEGRAM_WEIGHT = 3.2

/** Draws authors one after the other. Telegram's message numbers grow within each channel, with gaps for deleted messages. */
export function createAuthors(): (rank: number, random: Random) => DemoAuthor {
  const lastMessage = new Map<string, number>()
  return (rank, random) => {
    const person = pickWeighted(random, DEMO_PEOPLE, weighActivity)
    const account = pickWeighted(random, person.accounts, (one) => (one.platform === 'Telegram' ? TELEGRAM_WEIGHT : 1))
    const message = (lastMessage.get(account.handle) ?? pickInteger(random, 80, 2400)) + pickInteger(random, 1, 4)
    lastMessage.set(account.handle, message)
    return { person, ...account, nativeId: makeNativeId(account.platform, message, rank, random) }
  }
}

/** Well-known and combative people write more. */
function weighActivity(person: DemoPerson): number {
  return (0.6 + person.reach * 0.4) * (person.tone === 'combative' ? 1.5 : 1)
}

/** Unique because it contains the rank. */
function makeNativeId(platform: Platform, message: number, rank: number, random: Random): string {
  switch (platform) {
    case 'Telegram':
      return String(message)
    case 'YouTube':
    case 'Instagram':
      return drawCode(random) + encodeRank(rank)
    default:
      return `17${String(rank).padStart(6, '0')}${pickInteger(random, 1_000_000_000, 9_999_999_999)}`
  }
}

function drawCode(random: Random): string {
  return Array.from({ length: 8 }, () => ALPHABET[pickInteger(random, 0, 63)] ?? '').join('')
}

function encodeRank(rank: number): string {
  return [rank >> 12, (rank >> 6) & 63, rank & 63].map((digit) => ALPHABET[digit] ?? '').join('')
}
