/**
 * Posts with the same message get the same group number. Every message is compared only with the first message of each group: a group
 * does not drift over many small changes. If several groups match, the oldest counts, and a message stays in its group as long as it
 * matches.
 */
import { z } from 'zod'
import type { MessageSignature } from '../../enrich/message-signature.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, join, type Sql, safeIntegers, sql } from '../../store/sql.ts'
import { insertWithRetries } from '../write/insert.ts'
import {
  addGroup,
  addStoredKey,
  addToIndex,
  chooseCandidates,
  createIndex,
  findGroup,
  type Group,
  MAX_PER_KEY,
  type MessageIndex,
} from './message-index.ts'

/** A message and its group number; 0: none. */
export type GroupedMessage = { signature: MessageSignature; group: number }

/** The groups of these messages, in order; a message that matches none founds one. */
export async function findMessageGroups(ch: ClickHouse, messages: readonly GroupedMessage[]): Promise<number[]> {
  const index = await readIndex(ch, messages)
  const byText = new Map<number, number>()
  const founded: (Group & { keys: number[] })[] = []
  const now = Date.now() * 1000
  const found = messages.map(({ signature, group: own }) => {
    const { text, words, keys } = signature
    const known = byText.get(text) ?? findGroup(signature, own, index)?.id
    if (known === undefined) {
      const group = { id: text, founded: now + founded.length, words }
      founded.push({ ...group, keys })
      addToIndex(index, keys, group)
    }
    byText.set(text, known ?? text)
    return known ?? text
  })
  await insertWithRetries(ch, 'message_groups', founded)
  return found
}

// Safe numbers: no hash of a message has more than 53 bits. Some servers write 64-bit numbers in quotes.
const Key = z.object({ key: z.coerce.number(), groups: z.array(z.coerce.number()) })
const Founded = z.object({ id: z.coerce.number(), founded: z.coerce.number(), words: z.string() })

/** The stored groups with which these messages may have to be compared. */
async function readIndex(ch: ClickHouse, messages: readonly GroupedMessage[]): Promise<MessageIndex> {
  const index = createIndex()
  const keys = messages.flatMap(({ signature }) => signature.keys)
  const found = await askInParts(keys, (some) =>
    ch.rows(
      'find-message-keys',
      sql`SELECT key, groupUniqArray(${integer(MAX_PER_KEY)})(message_group) AS groups FROM message_keys
          WHERE key IN ${some} GROUP BY key`,
      Key,
    ),
  )
  for (const { key, groups } of found) addStoredKey(index, key, groups)
  const ids = messages.flatMap(({ signature, group }) => [
    ...[signature.text, group],
    ...chooseCandidates(signature, index).flatMap((place) => index.ids[place] ?? []),
  ])
  const rows = await askInParts(ids, (some) =>
    ch.rows('find-message-groups', sql`SELECT id, founded, words FROM message_groups WHERE id IN ${some}`, Founded),
  )
  // A group has two rows until the engine has merged them: the older row counts.
  for (const group of rows.sort((a, b) => b.founded - a.founded)) addGroup(index, group)
  return index
}

/** Parameters are sent in the URL of a query to a server: each may have 128 KiB, all together a megabyte. */
const NUMBERS_PER_VALUE = 4_000
const VALUES_PER_QUERY = 5

/** Distinct numbers in table order: each query reads its own range. */
async function askInParts<Row>(numbers: readonly number[], ask: (some: Sql) => Promise<Row[]>): Promise<Row[]> {
  const sorted = Float64Array.from(numbers).sort()
  const distinct = Array.from(sorted.filter((number, at) => number !== sorted[at - 1]))
  const values = []
  for (let at = 0; at < distinct.length; at += NUMBERS_PER_VALUE) {
    values.push(sql`${safeIntegers(distinct.slice(at, at + NUMBERS_PER_VALUE))}`)
  }
  const questions = []
  for (let at = 0; at < values.length; at += VALUES_PER_QUERY) {
    questions.push(ask(sql`arrayConcat(${join(values.slice(at, at + VALUES_PER_QUERY))})`))
  }
  return (await Promise.all(questions)).flat()
}
