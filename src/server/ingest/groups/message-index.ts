/** Index of the first messages of groups by their keys, and the lookup of a message's group. Pure. */
import { compareMessages } from '../../../text/messages/compare-messages.ts'
import type { MessageWords } from '../../../text/messages/read-message.ts'
import { drawSketch, mayBeSame, SKETCH } from '../../../text/messages/sketch.ts'
import { type MessageSignature, unpackWords } from '../../enrich/message-signature.ts'

/** The first message of a group. `founded` in microseconds; `words` as in its signature. */
export type Group = { id: number; founded: number; words: string }

/**
 * Groups by position, and positions by id and by key. In arrays of numbers, because a message meets hundreds of groups and is compared
 * closely with few of them. `shared` is a counter used while the candidates of a message are chosen and is 0 in between; the first
 * sketch is that of the current message.
 */
export type MessageIndex = {
  ids: number[]
  groups: (Group | undefined)[]
  places: Map<number, number>
  under: Map<number, number[]>
  shared: Uint8Array
  sketches: Int32Array
}

/**
 * Maximum groups per key: a phrase shared by thousands of different messages must not cost their square. Equal messages find each
 * other anyway, because a group is named after its message.
 */
export const MAX_PER_KEY = 16
/** The same for groups founded within one batch of posts. */
const MAX_PER_KEY_HERE = 64
/** Of the groups with common keys those with most are compared. */
const MAX_COMPARED = 16
/** Shared shingles from which a group is a candidate. A strong key counts as that many. */
const MIN_SHARED = 2

const FIRST_SIZE = 1024

export const createIndex = (): MessageIndex => ({
  ids: [],
  groups: [],
  places: new Map(),
  under: new Map(),
  shared: new Uint8Array(FIRST_SIZE),
  sketches: new Int32Array((FIRST_SIZE + 1) * SKETCH),
})

/** Stored groups of a key; only their ids are known yet. */
export function addStoredKey(index: MessageIndex, key: number, ids: readonly number[]): void {
  index.under.set(
    key,
    ids.map((id) => findPlace(index, id)),
  )
}

/** Returns its position. */
export function addGroup(index: MessageIndex, group: Group): number {
  const place = findPlace(index, group.id)
  index.groups[place] = group
  drawSketch(unpackWords(group.words).codes, index.sketches, sketchOf(place))
  return place
}

export function addToIndex(index: MessageIndex, keys: readonly number[], group: Group): void {
  const place = addGroup(index, group)
  for (const key of keys) {
    const known = index.under.get(key)
    if (!known) index.under.set(key, [place])
    else if (known.length < MAX_PER_KEY_HERE) known.push(place)
  }
}

function findPlace(index: MessageIndex, id: number): number {
  const known = index.places.get(id)
  if (known !== undefined) return known
  const place = index.ids.push(id) - 1
  index.groups.push(undefined)
  index.places.set(id, place)
  if (place === index.shared.length) grow(index)
  return place
}

function grow(index: MessageIndex): void {
  const size = index.shared.length * 2
  const sketches = new Int32Array((size + 1) * SKETCH)
  sketches.set(index.sketches)
  index.sketches = sketches
  index.shared = new Uint8Array(size)
}

const sketchOf = (place: number) => (place + 1) * SKETCH

const NONE: readonly number[] = []

/** Positions of the candidate groups of a message. */
export function chooseCandidates({ keys, strong }: MessageSignature, { under, shared }: MessageIndex): number[] {
  const met: number[] = []
  for (let at = 0; at < keys.length; at += 1) {
    const weight = at < keys.length - strong ? 1 : MIN_SHARED
    for (const place of under.get(keys[at] ?? 0) ?? NONE) {
      const count = shared[place] ?? 0
      if (count === 0) met.push(place)
      shared[place] = count + weight
    }
  }
  const chosen = met.filter((place) => (shared[place] ?? 0) >= MIN_SHARED)
  if (chosen.length > MAX_COMPARED) chosen.sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0))
  for (const place of met) shared[place] = 0
  return chosen.slice(0, MAX_COMPARED)
}

/**
 * The group founded by this message; else its current one (`own`), if it matches; else the oldest matching one. So a message that is
 * processed again stays in its group, whatever other groups have its keys by then.
 */
export function findGroup(signature: MessageSignature, own: number, index: MessageIndex): Group | undefined {
  const { groups, places, sketches } = index
  const begun = groups[places.get(signature.text) ?? -1]
  if (begun) return begun
  const founded = (place: number) => groups[place]?.founded ?? 0
  const oldestFirst = chooseCandidates(signature, index).sort((a, b) => founded(a) - founded(b))
  const current = places.get(own)
  const candidates = current === undefined ? oldestFirst : [current, ...oldestFirst]
  if (candidates.length === 0) return undefined
  const message = unpackWords(signature.words)
  drawSketch(message.codes, sketches, 0)
  const found = candidates.find((place) => mayBeSame(sketches, sketchOf(place), 0) && begins(groups[place], message))
  return groups[found ?? -1]
}

const begins = (group: Group | undefined, message: MessageWords) =>
  group !== undefined && compareMessages(unpackWords(group.words), message)?.isSameMessage
