import { PLATFORMS, type Platform } from '../../../contract/labels.ts'
import { SourceError } from '../../net/source-error.ts'
import { foldLabel } from './text.ts'

/** Other names used by exports and people, folded and without spaces. */
const SYNONYMS: Record<string, Platform> = {
  tg: 'Telegram',
  'x.com': 'X',
  'x(twitter)': 'X',
  twitter: 'X',
  tweet: 'X',
  fb: 'Facebook',
  ig: 'Instagram',
  insta: 'Instagram',
  yt: 'YouTube',
  tk: 'TikTok',
  wpp: 'WhatsApp',
  zap: 'WhatsApp',
  bsky: 'Bluesky',
  outro: 'Outra',
  outras: 'Outra',
  other: 'Outra',
}

const HOSTS = new Map<string, Platform>(
  Object.entries({
    't.me': 'Telegram',
    'telegram.me': 'Telegram',
    'x.com': 'X',
    'twitter.com': 'X',
    'facebook.com': 'Facebook',
    'fb.com': 'Facebook',
    'instagram.com': 'Instagram',
    'youtube.com': 'YouTube',
    'youtu.be': 'YouTube',
    'tiktok.com': 'TikTok',
    'kwai.com': 'Kwai',
    'bsky.app': 'Bluesky',
    'threads.net': 'Threads',
    'threads.com': 'Threads',
    'gettr.com': 'Gettr',
  }),
)

const NAMES = new Map<string, Platform>([
  ...PLATFORMS.map((name): [string, Platform] => [name.toLowerCase(), name]),
  ...Object.entries(SYNONYMS),
])

/** The platform of a name in any case ("twitter" → "X"); undefined when unknown. */
export function parsePlatform(text: string): Platform | undefined {
  return NAMES.get(foldLabel(text).replace(/\s+/g, ''))
}

/** The platform that the user gave for a whole file. Throws SourceError, with the list, for an unknown name. */
export function requirePlatform(text: string): Platform {
  const platform = parsePlatform(text)
  if (platform) return platform
  throw new SourceError(`A plataforma “${text}” não existe. Use uma destas: ${PLATFORMS.join(', ')}.`)
}

/** The platform whose site the address belongs to. */
export function findPlatformOfLink(link: string): Platform | undefined {
  if (!URL.canParse(link)) return undefined
  return HOSTS.get(new URL(link).hostname.replace(/^(?:www|m|mobile|web|mbasic)\./, ''))
}
