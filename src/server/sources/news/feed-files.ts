/** Pictures and recordings of an article, as RSS, Atom and Media RSS have them. */
import type { JsonObject } from '../files/json-object.ts'
import { asObject, asObjects, readAttribute, readText } from './feed-xml.ts'
import type { RawPicture } from './news-article.ts'

/**
 * The pictures that belong to an article. A group holds one picture in several sizes, and so do elements that give their width and
 * lead
 * to one file. A thumbnail counts only when there is no larger picture, an episode's picture of its show only when there is nothing
 * else.
 */
export function listPictures(item: JsonObject): RawPicture[] {
  const own = { url: readText(item['imagem-destaque']) }
  const group = asObject(item.group)
  const grouped = asObjects(group?.content).filter(isPicture).slice(0, 1)
  const marked = [...listEnclosures(item), ...asObjects(item.content)].filter(isPicture)
  const large = [own, ...dropSizes([...marked, ...grouped]).map(describePicture)].filter(({ url }) => url !== '')
  if (large.length > 0) return large
  const [still] = [...listVideos(item), ...listVideos(group)].flatMap((video) => asObjects(video.thumbnail))
  const small = asObject(item.thumbnail) ?? asObject(group?.thumbnail) ?? still
  const url = readAttribute(small, 'url') ?? readAttribute(asObject(item.image), 'href') ?? ''
  return url === '' ? [] : [{ url }]
}

/** Addresses of the audio and video of an article; a group holds one in several formats. */
export const listRecordings = (item: JsonObject): string[] => findRecordings(item).map(readAddress)

/** The duration as written, on the recording or in the element of the whole article. */
export const readDuration = (item: JsonObject): string =>
  readText(item.duration) ||
  (findRecordings(item)
    .map((one) => readAttribute(one, 'duration'))
    .find(Boolean) ??
    '')

const findRecordings = (item: JsonObject): JsonObject[] => [
  ...[...listEnclosures(item), ...asObjects(item.content)].filter(isRecording),
  ...listVideos(asObject(item.group)).slice(0, 1),
]

const listVideos = (element: JsonObject | undefined) => asObjects(element?.content).filter(isRecording)

const isRecording = (element: JsonObject) =>
  readAddress(element) !== '' && /^(?:audio|video)\//i.test(readAttribute(element, 'type') ?? '')

/** Atom has them among its links. */
const listEnclosures = (item: JsonObject): JsonObject[] => [
  ...asObjects(item.enclosure),
  ...asObjects(item.link).filter((link) => readAttribute(link, 'rel') === 'enclosure'),
]

function dropSizes(pictures: readonly JsonObject[]): JsonObject[] {
  const seen = new Set<string>()
  return pictures.filter((picture) => {
    const file = readAddress(picture).replace(/[?#].*$/s, '')
    const isSize = hasWidth(picture) && seen.has(file)
    seen.add(file)
    return !isSize
  })
}

const hasWidth = (element: JsonObject) => readAttribute(element, 'width') !== undefined

const describePicture = (element: JsonObject): RawPicture => ({
  url: readAddress(element),
  description: readText(element.description),
})

const readAddress = (element: JsonObject) => readAttribute(element, 'url') ?? readAttribute(element, 'href') ?? ''

function isPicture(element: JsonObject): boolean {
  const kind = readAttribute(element, 'medium') ?? readAttribute(element, 'type')
  return kind === undefined ? readAttribute(element, 'url') !== undefined : kind.startsWith('image')
}
