/** Tests a feed URL like a feed reader: without the user's session. */

import { ResponseError } from '../../api-error.ts'
import { send } from '../../api-send.ts'
import { formatDateTime, formatPlural } from '../../format.ts'

type FeedFormat = keyof typeof FEED_FORMATS
/** Summary of a feed; `newest`: date of its first item. */
type Facts = { title: string; items: number; newest: string | null }
export type ReadFeed = Facts & { format: FeedFormat }

/** Why it cannot be read, as a sentence. */
export class FeedProblem extends Error {
  override name = 'FeedProblem'
}

const ADDRESS = /\/api\/alert-feeds\/[\w-]+\/(rss|atom|json)$/
const readFormat = (name: string) => (['rss', 'atom', 'json'] as const).find((format) => format === name)

/** Only the path is used: feed readers may reach the program under another host name. */
export async function readFeed(address: string): Promise<ReadFeed> {
  const [path, name = ''] = ADDRESS.exec(address.trim()) ?? []
  const format = readFormat(name)
  if (path === undefined || !format) throw new FeedProblem('Isto não é o endereço de um feed de alerta.')
  const answer = await send(path, { credentials: 'omit', cache: 'no-store' }).catch((error: unknown) => {
    if (error instanceof ResponseError) throw new FeedProblem(explain(error))
    throw error
  })
  const text = await answer.text()
  const read = format === 'json' ? readJsonFeed(text) : readXmlFeed(text)
  if (!read) throw new FeedProblem('O endereço respondeu, mas não com um feed.')
  return { format, ...read }
}

const explain = ({ status }: ResponseError): string =>
  status === 404
    ? 'O endereço respondeu 404: foi revogado ou trocado.'
    : `O endereço respondeu ${status}, e não com um feed.`

/** @returns null if it is not a feed */
export function readJsonFeed(text: string): Facts | null {
  try {
    // Type: missing fields are handled below.
    const { title, items } = JSON.parse(text) as { title?: string; items?: { date_modified?: string }[] }
    if (title === undefined || !items) return null
    return { title, items: items.length, newest: items[0]?.date_modified ?? null }
  } catch {
    return null
  }
}

/**
 * Only for our own feeds, whose texts escape these characters. Pages may not parse a document from text (`require-trusted-types-for`),
 * so it is matched instead.
 */
export function readXmlFeed(text: string): Facts | null {
  if (!/^<\?xml[^>]*>\s*<(rss|feed)\b/.test(text)) return null
  const title = /<title>([^<]*)<\/title>/.exec(text)?.[1]
  if (title === undefined) return null
  const [, date] = /<(?:item|entry)>[\s\S]*?<(?:pubDate|updated)>([^<]*)</.exec(text) ?? []
  return {
    title: unescapeXml(title),
    items: text.match(/<(item|entry)>/g)?.length ?? 0,
    newest: date === undefined ? null : new Date(date).toISOString(),
  }
}

const SIGNS = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const unescapeXml = (text: string) =>
  Object.entries(SIGNS).reduce((read, [name, sign]) => read.replaceAll(`&${name};`, sign), text)

export const FEED_FORMATS = { rss: 'RSS', atom: 'Atom', json: 'JSON' }

/** "O feed RSS de “Urnas” respondeu com 3 avisos, o mais novo de 12/03/2026 às 14:05." */
export function describeFeed({ format, title, items, newest }: ReadFeed): string {
  const name = `O feed ${FEED_FORMATS[format]} de “${title}” respondeu`
  if (items === 0) return `${name}, ainda sem avisos. O que o alerta encontrar aparece nele.`
  const last = newest ? `, o mais novo de ${formatDateTime(newest)}` : ''
  return `${name} com ${formatPlural(items, 'aviso', 'avisos')}${last}.`
}
