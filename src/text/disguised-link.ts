import { HOST_ALIASES } from './link-rules.ts'

/** Words that look like an address or an account and lead to another place: what those who deceive put in a message. */

/** "gov.br/receita", "https://www.gov.br": a host with an ending that addresses in messages have. */
const SHOWN_HOST =
  /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+(?:[a-z]{2}|com|org|net|gov|edu|info|news|online|site|shop|app|live))(?=[/:?#]|$)/iu
const ACCOUNT = /^@([\p{L}\p{N}_.]{3,64})$/u
/** Whoever shows a whole line shows no address. */
const MOST_CHARACTERS = 200

/** What nobody sees, and pictures and signs around a name. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu
const AROUND = /^[^\p{L}\p{N}@]+|[^\p{L}\p{N}/]+$/gu
/** In a sentence, where "acabou.Se" is no host, only what nobody writes otherwise. */
const HOST_IN_SENTENCE =
  /(?<![\p{L}\p{N}.@-])(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+(?:br|com|org|net|gov|edu))(?![\p{L}\p{N}-])/gu

/** Whether the words name another place than the address leads to. Other words ("aqui") name none. */
export function isDisguised(words: string, address: string): boolean {
  if (words.length > MOST_CHARACTERS) return false
  const shown = words.replace(UNSEEN, '').replace(AROUND, '')
  const url = URL.parse(address)
  if (!url) return false
  const host = nameHost(url.hostname)
  const isElsewhere = (named: string) => !isWithin(host, toAscii(named)) && !isWithin(toAscii(named), host)
  if (/\s/u.test(shown)) {
    const named = [...shown.matchAll(HOST_IN_SENTENCE)].map(([, one = '']) => one)
    return named.length > 0 && named.every(isElsewhere)
  }
  const named = SHOWN_HOST.exec(shown)?.[1]
  if (named !== undefined) return isElsewhere(named) || isOtherAccount(shown, url)
  const account = ACCOUNT.exec(shown)?.[1]?.toLowerCase()
  return account !== undefined && !(isNetwork(host) && hasPart(url.pathname, account))
}

const hasPart = (path: string, account: string) =>
  path
    .toLowerCase()
    .split('/')
    .some((part) => part.replace(/^@/, '') === account)

/** Where a name behind "@" is an account. */
const NETWORKS =
  `t.me telegram.me x.com twitter.com instagram.com facebook.com youtube.com tiktok.com threads.net threads.com
  bsky.app kwai.com gettr.com`.split(/\s+/)
const isNetwork = (host: string) => NETWORKS.some((network) => isWithin(host, network))

/** Where an address begins with an account, and what stands there that is none. */
const NO_ACCOUNTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    't.me': 'c share addstickers addlist addemoji proxy socks login iv setlanguage boost',
    'x.com': 'i search hashtag intent home share explore',
    'instagram.com': 'p reel reels stories explore tv share accounts',
    'tiktok.com': 't tag music search discover foryou',
  }).map(([host, names]) => [host, new Set(names.split(' '))]),
)

/** "t.me/receita" in front of t.me/receita_falsa, or of an invitation. */
function isOtherAccount(shown: string, address: URL): boolean {
  const named = URL.parse(/^https?:/i.test(shown) ? shown : `https://${shown}`)
  const [one, other] = [named && findAccount(named), findAccount(address)]
  return !!one && !!other && one !== other
}

function findAccount({ hostname, pathname }: URL): string | null {
  const host = nameHost(hostname)
  const [first = '', second = ''] = pathname.toLowerCase().split('/').slice(1)
  const account = host === 't.me' && first === 's' ? second : first
  const known = NO_ACCOUNTS.get(host)
  return known && !known.has(account) ? account.replace(/^@/, '') : null
}

/** Short hosts, of which each address is one of the other. */
const SHORT_HOSTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'youtu.be': 'youtube.com', 'wa.me': 'whatsapp.com', 'telegram.dog': 't.me' }),
)

/** Names of one host are one. */
function nameHost(written: string): string {
  const host = written.replace(/^www\./, '')
  return HOST_ALIASES.get(host) ?? SHORT_HOSTS.get(host) ?? host
}
const toAscii = (host: string) => nameHost(URL.parse(`http://${host}`)?.hostname ?? host.toLowerCase())
/** "g1.globo.com" lies within "globo.com". */
const isWithin = (host: string, other: string) => host === other || host.endsWith(`.${other}`)
