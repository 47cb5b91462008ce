/** The first messages of groups under their keys, and which of them a message belongs to. Pure. */
import { isSameMessage, type SortedMessage, sortWords } from '../../../text/messages/same-message.ts'
import { type MessageSignature, unpackWords } from '../../enrich/message-signature.ts'

/** The first message of a group. `founded` in microseconds; `words` as in its signature. */
export type Group = { id: number; founded: number; words: string }

/** What is known of a group whose keys are known. */
type Entry = { id: number; group: Group | undefined; message: SortedMessage | undefined }

/**
 * Entries by the ids of their groups, and their places under the keys. `shared` counts by place while the candidates of a message
 * are chosen and is 0 in between: most of what is met there is met once, and of it nothing else is touched.
 */
export type MessageIndex = {
  entries: Entry[]
  places: Map<number, number>
  under: Map<number, number[]>
  shared: Uint8Array
}

/**
 * Groups that are looked at for one key: a phrase that thousands of different messages share must not cost their square.
 * Equal messages find each other even so, because a group is named by its message.
 */
export const MOST_PER_KEY = 16
/** The same with those that begin in one portion of posts. */
const MOST_PER_KEY_HERE = 64
/** Of the groups that have keys in common those with most are compared. */
const MOST_COMPARED = 16
/** Shared shingles that make it worth a look. A strong key counts for as many. */
const FEWEST_SHARED = 2

const FIRST_SIZE = 1024

export const createIndex = (): MessageIndex => ({
  entries: [],
  places: new Map(),
  under: new Map(),
  shared: new Uint8Array(FIRST_SIZE),
})

/** What the store has under a key; of the groups no more than their ids is known yet. */
export function addStoredKey(index: MessageIndex, key: number, ids: readonly number[]): void {
  index.under.set(
    key,
    ids.map((id) => findPlace(index, id)),
  )
}

/** Returns its place. */
export function addGroup(index: MessageIndex, group: Group): number {
  const place = findPlace(index, group.id)
  index.entries[place] = { id: group.id, group, message: undefined }
  return place
}

export function addToIndex(index: MessageIndex, keys: readonly number[], group: Group): void {
  const place = addGroup(index, group)
  for (const key of keys) {
    const known = index.under.get(key)
    if (!known) index.under.set(key, [place])
    else if (known.length < MOST_PER_KEY_HERE) known.push(place)
  }
}

function findPlace(index: MessageIndex, id: number): number {
  const known = index.places.get(id)
  if (known !== undefined) return known
  const place = index.entries.push({ id, group: undefined, message: undefined }) - 1
  index.places.set(id, place)
  if (place < index.shared.length) return place
  index.shared = new Uint8Array(index.shared.length * 2)
  return place
}

const findEntry = ({ entries, places }: MessageIndex, id: number) => entries[places.get(id) ?? -1]

/** The groups that are worth being compared with a message. */
export function chooseCandidates(
  { keys, strong }: MessageSignature,
  { entries, under, shared }: MessageIndex,
): Entry[] {
  const met: number[] = []
  for (let at = 0; at < keys.length; at += 1) {
    const weight = at < keys.length - strong ? 1 : FEWEST_SHARED
    for (const place of under.get(keys[at] ?? 0) ?? []) {
      const count = shared[place] ?? 0
      if (count === 0) met.push(place)
      shared[place] = count + weight
    }
  }
  const chosen = met.filter((place) => (shared[place] ?? 0) >= FEWEST_SHARED)
  if (chosen.length > MOST_COMPARED) chosen.sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0))
  for (const place of met) shared[place] = 0
  return chosen.slice(0, MOST_COMPARED).flatMap((place) => entries[place] ?? [])
}

/**
 * The group that begins with this message; else the one it is in (`own`), if it fits; else the oldest whose first message is the
 * same. So a message that is looked at again stays where it is, whatever else has its keys by then.
 */
export function findGroup(signature: MessageSignature, own: number, index: MessageIndex): Group | undefined {
  const begun = findEntry(index, signature.text)?.group
  if (begun) return begun
  const current = findEntry(index, own)
  const oldestFirst = chooseCandidates(signature, index).sort(
    (a, b) => (a.group?.founded ?? 0) - (b.group?.founded ?? 0),
  )
  const candidates = current ? [current, ...oldestFirst] : oldestFirst
  if (candidates.length === 0) return undefined
  const message = sortWords(unpackWords(signature.words))
  return candidates.find((entry) => begins(entry, message))?.group
}

/** Whether the group begins with the same message. Its words are unpacked once: many messages are compared with it. */
function begins(entry: Entry, message: SortedMessage): boolean {
  if (!entry.group) return false
  entry.message ??= sortWords(unpackWords(entry.group.words))
  return isSameMessage(entry.message, message)
}
