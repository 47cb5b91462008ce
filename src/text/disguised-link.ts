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
  const host = removeWww(url.hostname)
  const isElsewhere = (named: string) => !isWithin(host, toAscii(named)) && !isWithin(toAscii(named), host)
  if (/\s/u.test(shown)) {
    const named = [...shown.matchAll(HOST_IN_SENTENCE)].map(([, one = '']) => one)
    return named.length > 0 && named.every(isElsewhere)
  }
  const named = SHOWN_HOST.exec(shown)?.[1]
  if (named !== undefined) return isElsewhere(named)
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

const removeWww = (host: string) => host.replace(/^www\./, '')
const toAscii = (host: string) => removeWww(URL.parse(`http://${host}`)?.hostname ?? host.toLowerCase())
/** "g1.globo.com" lies within "globo.com". */
const isWithin = (host: string, other: string) => host === other || host.endsWith(`.${other}`)
