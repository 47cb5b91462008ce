/**
 * Posts with the same message get the same number. Every message is compared with the first one of each group, and with no
 * other: a group does not drift from one message to another over many small changes. Of several groups that fit, the
 * oldest counts, and a message stays in the group that it is in as long as it fits.
 */
import { z } from 'zod'
import type { MessageSignature } from '../../enrich/message-signature.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, join, type Sql, safeIntegers, sql } from '../../store/sql.ts'
import { insertPatiently } from '../write/insert.ts'
import {
  addGroup,
  addStoredKey,
  addToIndex,
  chooseCandidates,
  createIndex,
  findGroup,
  type Group,
  type MessageIndex,
  MOST_PER_KEY,
} from './message-index.ts'

/** A message and the number of the group that it is in; 0: none. */
export type GroupedMessage = { signature: MessageSignature; group: number }

/** The groups of these messages, in their order; a message that fits none begins one. */
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
  await insertPatiently(ch, 'message_groups', founded)
  return found
}

// Safe numbers: no hash of a message has more than 53 bits. Some servers write 64-bit numbers in quotes.
const Key = z.object({ key: z.coerce.number(), groups: z.array(z.coerce.number()) })
const Founded = z.object({ id: z.coerce.number(), founded: z.coerce.number(), words: z.string() })

/** What the store knows that these messages may be compared with. */
async function readIndex(ch: ClickHouse, messages: readonly GroupedMessage[]): Promise<MessageIndex> {
  const index = createIndex()
  const keys = messages.flatMap(({ signature }) => signature.keys)
  const found = await askInParts(keys, (some) =>
    ch.rows(
      'find-message-keys',
      sql`SELECT key, groupUniqArray(${integer(MOST_PER_KEY)})(message_group) AS groups FROM message_keys
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
  // A group is there twice until the engine has merged its rows: the older row counts.
  for (const group of rows.sort((a, b) => b.founded - a.founded)) addGroup(index, group)
  return index
}

/** Numbers travel in the address of a question to a server: one value may have 128 KiB, all together a megabyte. */
const NUMBERS_PER_VALUE = 4_000
const VALUES_PER_QUESTION = 5

/** Each number once, in the order of the tables: each question reads its own stretch of them. */
async function askInParts<Row>(numbers: readonly number[], ask: (some: Sql) => Promise<Row[]>): Promise<Row[]> {
  const sorted = Float64Array.from(numbers).sort()
  const distinct = Array.from(sorted.filter((number, at) => number !== sorted[at - 1]))
  const values = []
  for (let at = 0; at < distinct.length; at += NUMBERS_PER_VALUE) {
    values.push(sql`${safeIntegers(distinct.slice(at, at + NUMBERS_PER_VALUE))}`)
  }
  const questions = []
  for (let at = 0; at < values.length; at += VALUES_PER_QUESTION) {
    questions.push(ask(sql`arrayConcat(${join(values.slice(at, at + VALUES_PER_QUESTION))})`))
  }
  return (await Promise.all(questions)).flat()
}
