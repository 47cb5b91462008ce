/** JSON-LD of schema.org: fact-checks (ClaimReview) and articles, one document or one object per line. */
import type { NewsItem, NewsType } from '../../../contract/news/imported-news.ts'
import { SourceError } from '../../net/source-error.ts'
import { isJsonObject, type JsonObject } from '../files/json-object.ts'
import { createNewsItem, type RawArticle } from './news-article.ts'
import { parseVerdict } from './verdict.ts'

const TYPES: readonly [name: RegExp, type: NewsType][] = [
  [/^ClaimReview$/, 'checagem'],
  [/^((Analysis|Background|Opinion|Reportage|Review)?NewsArticle|Article|Report|BlogPosting)$/, 'noticia'],
]
/** Properties in which documents keep their lists. */
const CONTAINERS = ['@graph', 'dataFeedElement', 'itemListElement', 'item', 'mainEntity']
const MAX_DEPTH = 6
const MAX_ITEMS = 200_000
const TOO_MANY = `O arquivo tem mais de ${MAX_ITEMS.toLocaleString('pt-BR')} itens; divida-o em mais de um.`

/** Throws SourceError when it is not JSON at all; an object that is neither article nor check is set aside. */
export function readNewsJson(text: string): NewsItem[] {
  const whole = parseJson(text)
  if (whole !== undefined) return listThings(whole, MAX_DEPTH).map((object, index) => readThing(index + 1, object))
  const items: NewsItem[] = []
  let hasJson = false
  let position = 0
  for (const line of listLines(text)) {
    position += 1
    if (line.trim() === '') continue
    const value = parseJson(line)
    hasJson ||= value !== undefined
    if (value === undefined) items.push({ position, reason: 'A linha não é JSON.' })
    else for (const object of listThings(value, MAX_DEPTH)) items.push(readThing(position, object))
    if (items.length > MAX_ITEMS) throw new SourceError(TOO_MANY)
  }
  if (!hasJson) throw new SourceError('O arquivo não é um feed nem JSON que se possa ler.')
  return items
}

function* listLines(text: string): Generator<string> {
  let from = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    yield text.slice(from, end)
    from = end + 1
  }
  yield text.slice(from)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The objects inside lists and containers; an object without a container is returned itself. */
function listThings(value: unknown, depth: number): JsonObject[] {
  if (depth === 0) return []
  if (Array.isArray(value)) return value.flatMap((one) => listThings(one, depth - 1))
  if (!isJsonObject(value)) return []
  if (findType(value)) return [value]
  const inner = CONTAINERS.flatMap((name) => (name in value ? listThings(value[name], depth - 1) : []))
  return inner.length > 0 ? inner : [value]
}

function findType(object: JsonObject): NewsType | undefined {
  const names = [object['@type']].flat().map(String)
  return TYPES.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]
}

function readThing(position: number, object: JsonObject): NewsItem {
  const type = findType(object)
  if (!type) return { position, reason: 'O objeto não é uma notícia nem uma checagem (ClaimReview).' }
  return createNewsItem(position, () => readArticle(object, type))
}

function readArticle(object: JsonObject, type: NewsType): RawArticle {
  const rating = [object.reviewRating].flat().find(isJsonObject)
  return {
    content_type: type,
    title: readText(object.headline) || readText(object.name),
    url: readText(object.url) || readText(object.mainEntityOfPage),
    date: readText(object.datePublished) || readText(object.dateCreated) || readText(object.dateModified),
    images: [object.image, object.thumbnailUrl].flat().map((one) => ({ url: readText(one) })),
    publisher: readText(object.publisher, 'name') || readText(object.author, 'name') || null,
    body: readText(object.reviewBody) || readText(object.description) || readText(object.articleBody),
    claim: readText(object.claimReviewed),
    rating: readText(rating?.alternateName) || readText(rating?.ratingValue),
    verdict: type === 'checagem' ? readVerdict(rating) : null,
    appearances: type === 'checagem' ? listAppearances(object) : [],
  }
}

function readVerdict(rating: JsonObject | undefined) {
  const { ratingValue: value, worstRating: worst, bestRating: best } = rating ?? {}
  return parseVerdict({ text: readText(rating?.alternateName), value, worst, best })
}

/**
 * Where the claim was published: `appearance` and `firstAppearance` of the reviewed claim, or the reviewed item itself when it is a
 * page. The author's own pages (`author.sameAs`) say who spoke, not where the claim was published.
 */
function listAppearances(review: JsonObject): string[] {
  const items = [review.itemReviewed].flat().filter(isJsonObject)
  return items.flatMap((item) => {
    const isClaim = [item['@type']].flat().includes('Claim')
    const places = [item.firstAppearance, item.appearance, isClaim ? [] : item.url]
    return places.flat(2).map((place) => readText(place))
  })
}

/** A text, or the `name`, `url` or identifier of an object; the first of a list. */
function readText(value: unknown, ...names: string[]): string {
  const [first] = [value].flat()
  if (typeof first === 'string' || typeof first === 'number') return names.length > 0 ? '' : String(first)
  if (!isJsonObject(first)) return ''
  const wanted = names.length > 0 ? names : ['url', '@id', 'contentUrl', 'name']
  const inner = wanted.map((name) => first[name]).find((one) => typeof one === 'string')
  return inner ?? ''
}
