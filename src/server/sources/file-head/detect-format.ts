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

/** Whether a file begins like news: a feed, or a fact-check or article as defined by schema.org. */
export const beginsLikeNews = (start: string): boolean =>
  FEED.test(start) || (/^[[{]/.test(start) && (JSON_FEED.test(start) || ARTICLE.test(start)))

/** The format of a file with this beginning, judged by its first characters. */
export function detectFormat(start: string): ImportFormat {
  // For a list, the JSON lines reader says what to do.
  if (start.startsWith('[')) return 'jsonl'
  if (!start.startsWith('{')) return 'csv'
  if (HOUSES.test(start)) return 'people'
  const end = start.indexOf('\n')
  const first = end < 0 ? start : start.slice(0, end)
  const isLine = end < 0 ? !TELEGRAM.test(start) : parseJsonObject(first) !== undefined && !TELEGRAM.test(first)
  return isLine ? 'jsonl' : 'telegram-export'
}

/** Whether a table with these columns lists people rather than posts. */
export function listsPeople(header: readonly string[]): boolean {
  const posts = detectPostColumns(header)
  const found = (['date', 'content'] as const).flatMap((field) => posts.get(field)?.[0] ?? [])
  if (found.length === 2 || found.some((place) => !isAlsoOfPeople(header[place] ?? ''))) return false
  const people = detectPersonColumns(header)
  return people.has('name') && ['role', 'party', 'uf', 'gender', 'image'].some((field) => people.has(field))
}
