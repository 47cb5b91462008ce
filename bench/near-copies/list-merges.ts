/**
 * npm run bench:near-copies -- --merges
 *
 * The deputies' posts, grouped in memory as an import does: lists posts grouped without having the same words, for
 * manual review. Prints the first message of each group and those added to it.
 */
import { createMessageSignature, unpackWords } from '../../src/server/enrich/message-signature.ts'
import { addToIndex, createIndex, findGroup, type Group } from '../../src/server/ingest/groups/message-index.ts'
import { compareMessages } from '../../src/text/messages/compare-messages.ts'
import { readRealPosts } from '../posts/real-posts.ts'

export async function listMerges(): Promise<void> {
  const index = createIndex()
  const texts = new Map<number, string>()
  const sizes = new Map<number, number>()
  const merged = new Map<string, string>()
  for (const { content, account } of await readRealPosts()) {
    const signature = createMessageSignature(content)
    if (!signature) continue
    const found = findGroup(signature, 0, index)
    const group: Group = found ?? { id: signature.text, founded: texts.size, words: signature.words }
    if (!found) addToIndex(index, signature.keys, group)
    if (!found) texts.set(group.id, `${account}: ${content}`)
    sizes.set(group.id, (sizes.get(group.id) ?? 0) + 1)
    if (!found || signature.text === found.id) continue
    const tie = compareMessages(unpackWords(found.words), unpackWords(signature.words))
    if (tie && tie.kind !== 'same')
      merged.set(`${found.id} ${signature.text}`, `${tie.kind}\n  ${texts.get(found.id)}\n  ${account}: ${content}`)
  }
  for (const pair of merged.values()) console.log(`${pair}\n`)
  const groups = [...sizes.values()].filter((size) => size > 1)
  const posts = groups.reduce((sum, size) => sum + size, 0)
  console.log(
    `${groups.length} groups of two and more, ${posts} posts in them, the largest of ${Math.max(0, ...groups)}`,
  )
  console.log(`${merged.size} pairs of different words`)
}
