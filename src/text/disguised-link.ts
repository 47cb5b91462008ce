import { HOST_ALIASES } from './link-rules.ts'

/** Link text that looks like an address or account but leads elsewhere, a common deception in messages. */

/** "gov.br/receita", "https://www.gov.br": a host with an ending that is common in messages. */
const SHOWN_HOST =
  /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+(?:[a-z]{2}|com|org|net|gov|edu|info|news|online|site|shop|app|live))(?=[/:?#]|$)/iu
const ACCOUNT = /^@([\p{L}\p{N}_.]{3,64})$/u
/** A link text longer than this is not an address. */
const MAX_CHARACTERS = 200

/** Invisible characters, and pictures and signs around a name. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu
const BEFORE = /^[^\p{L}\p{N}@]+/u
const BEHIND = /[^\p{L}\p{N}/]+$/u
/** In a sentence, where "acabou.Se" is not a host, only endings that nothing else is written with. */
const HOST_IN_SENTENCE =
  /(?<![\p{L}\p{N}.@-])(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+(?:br|com|org|net|gov|edu))(?![\p{L}\p{N}-])/gu

/** Whether the link text names a different place than the address leads to. Other texts ("aqui") name none. */
export function isDisguised(words: string, address: string): boolean {
  if (words.length > MAX_CHARACTERS) return false
  const seen = words.replace(UNSEEN, '').replace(BEFORE, '')
  const shown = seen.replace(BEHIND, '')
  const url = URL.parse(address)
  if (!url) return false
  const host = nameHost(url.hostname)
  const isElsewhere = (named: string) => !isWithin(host, toAscii(named)) && !isWithin(toAscii(named), host)
  if (/\s/u.test(shown)) {
    const named = [...shown.matchAll(HOST_IN_SENTENCE)].map(([, one = '']) => one)
    return named.length > 0 && named.every(isElsewhere)
  }
  const named = SHOWN_HOST.exec(shown)?.[1]
  if (named !== undefined) return isElsewhere(named) || isOtherAccount(shown, seen, url)
  const account = ACCOUNT.exec(shown)?.[1]?.toLowerCase()
  const whole = seen.slice(1).toLowerCase()
  return account !== undefined && !(isNetwork(host) && listParts(url).some((part) => isSame(part, account, whole)))
}

/** Signs after a name may belong to it ("senado_") or to the sentence: `whole` is the name with them. */
const isSame = (real: string, name: string, whole: string) => real.startsWith(name) && whole.startsWith(real)

const listParts = ({ pathname }: URL) => pathname.split('/').slice(1).map(readPart)
const readPart = (part: string) => decode(part).trim().toLowerCase().replace(/^@/, '')

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Networks on which a name with "@" is an account. */
const NETWORKS =
  `t.me telegram.me x.com twitter.com instagram.com facebook.com youtube.com tiktok.com threads.net threads.com
  bsky.app kwai.com gettr.com`.split(/\s+/)
const isNetwork = (host: string) => NETWORKS.some((network) => isWithin(host, network))

/** Hosts whose paths begin with an account, and path segments there that are not accounts. */
const NO_ACCOUNTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    't.me': 'c m share addstickers addlist addemoji proxy socks login iv setlanguage boost',
    'x.com': 'i search hashtag intent home share explore',
    'instagram.com': 'p reel reels stories explore tv share accounts direct',
    'tiktok.com': 't tag music search discover foryou',
  }).map(([host, names]) => [host, new Set(names.split(' '))]),
)

/** Path segments that may precede the account. */
const BEFORE_ACCOUNT: ReadonlyMap<string, string> = new Map(Object.entries({ 't.me': 's', 'instagram.com': '_u' }))
/** Long addresses are often displayed truncated. */
const CUT = /^[_.]*(?:…|\.{3})/u

/**
 * "t.me/receita" as the text of a link to t.me/receita_falsa, or to an invitation.
 * @param seen the same text with the signs after it
 */
function isOtherAccount(shown: string, seen: string, address: URL): boolean {
  const [name, whole, real] = [readShown(shown), readShown(seen), findAccount(address)]
  if (!name || !whole || !real) return false
  return CUT.test(whole.slice(name.length)) ? !real.startsWith(name) : !isSame(real, name, whole)
}

function readShown(shown: string): string | null {
  const url = URL.parse(/^https?:/i.test(shown) ? shown : `https://${shown}`)
  return url && findAccount(url)
}

function findAccount(address: URL): string | null {
  const host = nameHost(address.hostname)
  const [first = '', second = ''] = listParts(address)
  if (host === 't.me' && first === 'joinchat') return second && `+${second}`
  const known = NO_ACCOUNTS.get(host)
  const account = BEFORE_ACCOUNT.get(host) === first ? second : first
  return known && !known.has(account) ? account : null
}

/** Short hosts whose addresses all belong to another host. */
const SHORT_HOSTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'youtu.be': 'youtube.com', 'wa.me': 'whatsapp.com', 'telegram.dog': 't.me' }),
)

/** Maps the different names of a host to one. */
function nameHost(written: string): string {
  const full = written.replace(/^(?:www|m|mobile)\./, '')
  const host = NETWORKS.includes(full) ? full : written.replace(/^www\./, '')
  return HOST_ALIASES.get(host) ?? SHORT_HOSTS.get(host) ?? host
}
const toAscii = (host: string) => nameHost(URL.parse(`http://${host}`)?.hostname ?? host.toLowerCase())
/** "g1.globo.com" is within "globo.com". */
const isWithin = (host: string, other: string) => host === other || host.endsWith(`.${other}`)
