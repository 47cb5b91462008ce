import type { ImportFormat } from '../../../contract/labels.ts'
import { isAlsoOfPeople } from '../files/column-doubts.ts'
import { parseJsonObject } from '../files/json-object.ts'
import { detectPostColumns } from '../files/post-columns.ts'
import { detectPersonColumns } from '../people/people-csv.ts'

const TELEGRAM = /"(?:messages"\s*:\s*\[|(?:left_)?chats"\s*:\s*\{)/
const HOUSES = /^\{\s*"(?:dados|ListaParlamentarEmExercicio)"\s*:/

const FEED = /^<(?:\?xml|rss|feed|rdf:RDF)\b/i
const JSON_FEED = /"https:\/\/jsonfeed\.org\/version\//
const ARTICLE = /"@type"\s*:\s*\[?\s*"(?:ClaimReview|\w*NewsArticle|Article|Report|BlogPosting)"/

/** Whether a file begins like news: a feed, or what schema.org calls a fact-check or an article. */
export const beginsLikeNews = (start: string): boolean =>
  FEED.test(start) || (/^[[{]/.test(start) && (JSON_FEED.test(start) || ARTICLE.test(start)))

/** The format of a file that begins like this, as far as its first characters tell. */
export function detectFormat(start: string): ImportFormat {
  // Of a list, JSON lines say what to do.
  if (start.startsWith('[')) return 'jsonl'
  if (!start.startsWith('{')) return 'csv'
  if (HOUSES.test(start)) return 'people'
  const end = start.indexOf('\n')
  const first = end < 0 ? start : start.slice(0, end)
  const isLine = end < 0 ? !TELEGRAM.test(start) : parseJsonObject(first) !== undefined && !TELEGRAM.test(first)
  return isLine ? 'jsonl' : 'telegram-export'
}

/** Whether a table with these columns lists people and not what they wrote. */
export function listsPeople(header: readonly string[]): boolean {
  const posts = detectPostColumns(header)
  const found = (['date', 'content'] as const).flatMap((field) => posts.get(field)?.[0] ?? [])
  if (found.length === 2 || found.some((place) => !isAlsoOfPeople(header[place] ?? ''))) return false
  const people = detectPersonColumns(header)
  return people.has('name') && ['role', 'party', 'uf', 'gender', 'image'].some((field) => people.has(field))
}
