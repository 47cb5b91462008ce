import type {
  DisguisedLink,
  Extras,
  FileFacts,
  Forward,
  LinkCard,
  Place,
  Poll,
  Reply,
} from '../../../contract/posts/extras.ts'
import { parseWebAddress } from './address.ts'
import { cleanLine, cleanText } from './text.ts'

const MAX_LINE = 300
const MAX_TEXT = 2_000
const MAX_OPTIONS = 50
const MAX_DISGUISED = 20

/** What a source found, null where it found nothing. `live` is left out: no source knows in which of our lives a post was said. */
type Found = { [Name in Exclude<keyof Extras, 'live'>]-?: Extras[Name] | null }

/** The extras of a post: texts cleaned and cut to a displayable length, links that a browser may open; undefined when there are none. */
export function createExtras(found: Found): Extras | undefined {
  const { forward, reply, poll, card, signature, files, edited, disguised, place } = found
  const extras: Extras = {
    ...(forward && { forward: cutForward(forward) }),
    ...(reply && { reply: cutReply(reply) }),
    ...(poll && { poll: cutPoll(poll) }),
    ...(card && parseWebAddress(card.url) && { card: cutCard(card) }),
    ...(signature && { signature: line(signature) }),
    ...(files?.some((file) => file !== null) && { files: files.map(cutFile) }),
    ...(edited && { edited }),
    ...cutDisguised(disguised),
    ...(place && { place: cutPlace(place) }),
  }
  return Object.keys(extras).length > 0 ? extras : undefined
}

/** Facts of a file; null when none is known. */
export function createFileFacts(known: Partial<FileFacts>): FileFacts | null {
  const { kind = null, name = null, bytes = null, seconds = null, poster } = known
  const facts = { kind, name: lineOrNull(name), bytes, seconds, ...(poster && { poster }) }
  return Object.values(facts).some((fact) => fact !== null) ? facts : null
}

function cutDisguised(links: DisguisedLink[] | null | undefined): Pick<Extras, 'disguised'> {
  const known = (links ?? []).filter(({ link }) => parseWebAddress(link)).slice(0, MAX_DISGUISED)
  return known.length > 0 ? { disguised: known.map(({ words, link }) => ({ words: line(words), link })) } : {}
}

const cutForward = ({ name, link, author }: Forward) => ({
  name: line(name),
  link: parseWebAddress(link ?? ''),
  author: lineOrNull(author),
})

const cutReply = ({ link, author, text }: Reply) => ({
  link: parseWebAddress(link ?? ''),
  author: lineOrNull(author),
  text: textOrNull(text),
})

const cutPoll = (poll: Poll) => ({
  ...poll,
  question: cut(cleanText(poll.question), MAX_TEXT),
  kind: lineOrNull(poll.kind),
  options: poll.options.slice(0, MAX_OPTIONS).map((option) => ({ ...option, text: line(option.text) })),
})

const cutCard = ({ url, site, title, description }: LinkCard) => ({
  url,
  site: lineOrNull(site),
  title: lineOrNull(title),
  description: textOrNull(description),
})

const cutPlace = ({ name, address, latitude, longitude, link }: Place) => ({
  name: lineOrNull(name),
  address: lineOrNull(address),
  ...(isOnEarth(latitude, longitude) ? { latitude, longitude } : { latitude: null, longitude: null }),
  link: parseWebAddress(link ?? ''),
})

const isOnEarth = (latitude: number | null, longitude: number | null) =>
  latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

const cutFile = (file: FileFacts | null) => file && { ...file, name: lineOrNull(file.name) }

const line = (text: string) => cut(cleanLine(text), MAX_LINE)
const lineOrNull = (text: string | null) => (text === null ? null : line(text) || null)
const textOrNull = (text: string | null) => (text === null ? null : cut(cleanText(text).trim(), MAX_TEXT) || null)

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text)
