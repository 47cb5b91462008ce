/** Reads a feed by its address as a reader of feeds does: without the session of whoever tries it. */

import { ResponseError } from '../../api-error.ts'
import { send } from '../../api-send.ts'
import { formatDateTime, formatPlural } from '../../format.ts'

type FeedFormat = keyof typeof FEED_FORMATS
export type ReadFeed = { format: FeedFormat; title: string; items: number; newest: string | null }

/** Why it cannot be read, as a sentence. */
export class FeedProblem extends Error {
  override name = 'FeedProblem'
}

const ADDRESS = /\/api\/alert-feeds\/[\w-]+\/(rss|atom|json)$/
const readFormat = (name: string) => (['rss', 'atom', 'json'] as const).find((format) => format === name)

/** The path alone is asked: readers may know the program by another name than this browser. */
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

function readJsonFeed(text: string): Omit<ReadFeed, 'format'> | null {
  try {
    // Type: what is not there is told below.
    const { title, items } = JSON.parse(text) as { title?: string; items?: { date_published?: string }[] }
    if (title === undefined || !items) return null
    return { title, items: items.length, newest: items[0]?.date_published ?? null }
  } catch {
    return null
  }
}

function readXmlFeed(text: string): Omit<ReadFeed, 'format'> | null {
  const feed = new DOMParser().parseFromString(text, 'application/xml')
  const title = feed.querySelector('channel > title, feed > title')?.textContent
  if (feed.querySelector('parsererror') || title == null) return null
  const items = feed.querySelectorAll('channel > item, feed > entry')
  const date = items[0]?.querySelector('pubDate, published, updated')?.textContent
  return { title, items: items.length, newest: date ? new Date(date).toISOString() : null }
}

export const FEED_FORMATS = { rss: 'RSS', atom: 'Atom', json: 'JSON' }

/** "O feed RSS de “Urnas” respondeu com 3 avisos, o mais novo de 12/03/2026 às 14:05." */
export function describeFeed({ format, title, items, newest }: ReadFeed): string {
  const found =
    items === 0
      ? 'ainda sem avisos: o que o alerta encontrar aparece nele'
      : `com ${formatPlural(items, 'aviso', 'avisos')}${newest ? `, o mais novo de ${formatDateTime(newest)}` : ''}`
  return `O feed ${FEED_FORMATS[format]} de “${title}” respondeu ${found}.`
}
