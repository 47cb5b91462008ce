/** The first messages of groups under their keys, and which of them a message belongs to. Pure. */

import { compareMessages } from '../../../text/messages/compare-messages.ts'
import { type MessageSignature, unpackWords } from '../../enrich/message-signature.ts'

/** The first message of a group. `founded` in microseconds; `words` as in its signature. */
export type Group = { id: number; founded: number; words: string }

/** Ids of groups by key, and what is known of the groups. */
export type MessageIndex = { ids: Map<number, number[]>; groups: Map<number, Group> }

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

export const createIndex = (): MessageIndex => ({ ids: new Map(), groups: new Map() })

export function addToIndex({ ids, groups }: MessageIndex, keys: readonly number[], group: Group): void {
  groups.set(group.id, group)
  for (const key of keys) {
    const known = ids.get(key)
    if (!known) ids.set(key, [group.id])
    else if (known.length < MOST_PER_KEY_HERE) known.push(group.id)
  }
}

/** Ids of the groups that are worth being compared with a message. */
export function chooseCandidates({ keys, strong }: MessageSignature, { ids }: Pick<MessageIndex, 'ids'>): number[] {
  const shared = new Map<number, number>()
  for (const [at, key] of keys.entries()) {
    const weight = at < keys.length - strong ? 1 : FEWEST_SHARED
    for (const id of ids.get(key) ?? []) shared.set(id, (shared.get(id) ?? 0) + weight)
  }
  const chosen = [...shared].filter(([, count]) => count >= FEWEST_SHARED)
  if (chosen.length > MOST_COMPARED) chosen.sort((a, b) => b[1] - a[1])
  return chosen.slice(0, MOST_COMPARED).map(([id]) => id)
}

/**
 * The group that begins with this message; else the one it is in (`own`), if it fits; else the oldest whose first message is the
 * same. So a message that is looked at again stays where it is, whatever else has its keys by then.
 */
export function findGroup(signature: MessageSignature, own: number, index: MessageIndex): Group | undefined {
  const begun = index.groups.get(signature.text)
  const current = index.groups.get(own)
  if (begun) return begun
  if (current && compareMessages(unpackWords(current.words), unpackWords(signature.words))?.isSameMessage)
    return current
  return findOldest(signature, index)
}

function findOldest(signature: MessageSignature, index: MessageIndex): Group | undefined {
  const groups = chooseCandidates(signature, index).flatMap((id) => index.groups.get(id) ?? [])
  if (groups.length === 0) return undefined
  const message = unpackWords(signature.words)
  const oldestFirst = groups.sort((a, b) => a.founded - b.founded)
  return oldestFirst.find(({ words }) => compareMessages(unpackWords(words), message)?.isSameMessage)
}
