import { HOST_ALIASES, SHORTENERS, TRACKING_OF_HOST, TRACKING_PARAMETERS, WRAPPERS } from './link-rules.ts'

const LONGEST = 1_000
/** Addresses nested this deep are still unwrapped; deeper nesting is not a normal link. */
const MAX_WRAPPERS = 3
const OPAQUE_PREFIX = /^(www\d?|m|mobile|amp|touch)\.(?=[^.]+\.)/
const MOBILE_WIKI = /^([a-z-]+)\.m\.(wikipedia\.org)$/
const UTM = /^(utm|pk|mtm|hsa|at|itm)_/

/**
 * The canonical form for comparing two addresses: host and path, without scheme, "www.", mobile and AMP variants,
 * tracking parameters, fragment and trailing slash; wrappers around another address are removed. The path stays
 * case-sensitive, as on the web. null if it is not a web address; a bare host stands for the whole site.
 */
export function canonicalizeLink(address: string): string | null {
  const url = unwrap(address)
  if (!url) return null
  const host = canonicalizeHost(url)
  const page = canonicalizePage(host, url)
  return `${page.host}${page.path}${printQuery(page.host, page.query)}`.slice(0, LONGEST)
}

/** The canonical form in lower case, for finding articles; null for a bare host, which is not a particular page. */
export function createLinkKey(address: string): string | null {
  const canonical = canonicalizeLink(address)
  return canonical && /[/?]/.test(canonical) ? canonical.toLowerCase().slice(0, 500) : null
}

/** The host of a canonical link, without port. */
export const hostOfLink = (canonical: string): string => /^[^/?:]*/.exec(canonical)?.[0] ?? ''

/** Whether a canonical link is a short link, which stands for a longer address known to the service. */
export function isShortLink(canonical: string): boolean {
  return canonical.includes('/') && SHORTENERS.has(hostOfLink(canonical))
}

function unwrap(address: string): URL | null {
  let url = parseWeb(address)
  for (let count = 0; url && count < MAX_WRAPPERS; count += 1) {
    const inner = findWrapped(url)
    if (!inner) return url
    url = inner
  }
  return url
}

const parseWeb = (address: string): URL | null => {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/** The address inside a wrapper, an AMP cache or an archived copy. */
function findWrapped(url: URL): URL | null {
  const host = url.hostname.replace(/^www\d?\./, '')
  const wrapper = WRAPPERS.get(host)
  if (wrapper?.path.test(url.pathname)) {
    for (const name of wrapper.parameters) {
      const inner = parseWeb(url.searchParams.get(name) ?? '')
      if (inner) return inner
    }
  }
  const cached =
    (host.endsWith('.cdn.ampproject.org') && /^\/[a-z]\/(?:s\/)?(.+)$/.exec(url.pathname)?.[1]) ||
    (/^google\.com(\.br)?$/.test(host) && /^\/amp\/(?:s\/)?(.+)$/.exec(url.pathname)?.[1])
  if (cached) return parseWeb(`https://${cached}${url.search}`)
  const archived = host === 'web.archive.org' && /^\/web\/\w+\/(https?:\/\/?.+)$/.exec(url.pathname)?.[1]
  return archived ? parseWeb(`${archived.replace(/^(https?:)\/+/, '$1//')}${url.search}`) : null
}

function canonicalizeHost(url: URL): string {
  const plain = url.host.replace(/\.(?=$|:)/, '').replace(OPAQUE_PREFIX, '')
  const host = plain.replace(OPAQUE_PREFIX, '').replace(MOBILE_WIKI, '$1.$2')
  return HOST_ALIASES.get(host) ?? host
}

type Page = { host: string; path: string; query: [string, string][] }

function canonicalizePage(host: string, url: URL): Page {
  const path = normalizeEscapes(url.pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/^\/amp(?=\/.)/, '')
    .replace(/\/(amp|index\.(html?|php|aspx?))\/?$/i, '')
    .replace(/\.amp(\.html)?$/i, '$1')
    .replace(/\/+$/, '')
  const page = { host, path, query: [...url.searchParams] }
  if (host === 'youtu.be' || host === 'youtube.com') return readYouTube(page)
  if (host === 'x.com') return { ...page, path: path.replace(/^\/[^/]+\/status\/(\d+).*$/, '/i/status/$1') }
  if (host === 't.me') return { ...page, path: path.replace(/^\/s\//, '/') }
  return page
}

/** All forms of a video's address become one. */
function readYouTube({ host, path, query }: Page): Page {
  const id = host === 'youtu.be' ? path.slice(1) : /^\/(?:shorts|embed|live|v)\/([\w-]+)/.exec(path)?.[1]
  const shown = id ?? (path === '/watch' ? query.find(([name]) => name === 'v')?.[1] : undefined)
  if (!shown) return { host: 'youtube.com', path, query }
  return { host: 'youtube.com', path: '/watch', query: [['v', shown]] }
}

/** Decodes escapes of characters that need none and writes the others in upper case. */
function normalizeEscapes(path: string): string {
  if (!path.includes('%')) return path
  return path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase()
  })
}

function printQuery(host: string, query: [string, string][]): string {
  if (query.length === 0) return ''
  const own = TRACKING_OF_HOST.get(host) ?? []
  const kept = query.filter(([name]) => {
    const lower = name.toLowerCase()
    return !UTM.test(lower) && !TRACKING_PARAMETERS.has(lower) && !own.includes(lower)
  })
  if (kept.length === 0) return ''
  return `?${new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))}`
}
