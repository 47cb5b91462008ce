/**
 * Posts with the same message get the same number. Every message is compared with the first one of each group, and with no
 * other: a group does not drift from one message to another over many small changes. Of several groups that fit, the
 * oldest counts, so that a message always finds the group that it found before.
 */
import { z } from 'zod'
import { isSameMessage, type MessageSignature } from '../../enrich/message-signature.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, join, type Sql, safeIntegers, sql } from '../../store/sql.ts'
import { insertPatiently } from '../write/insert.ts'

/** The first message of a group. `founded` in microseconds. */
type Group = { id: number; founded: number; sketch: string; keys: number[] }

/**
 * Groups that are looked at for one key: a phrase that thousands of different messages share must not cost their square.
 * Equal messages find each other even so, because a group is named by its message.
 */
const MOST_PER_KEY = 8

/** The groups of these messages, in their order; a message that fits none begins one. */
export async function findMessageGroups(ch: ClickHouse, messages: readonly MessageSignature[]): Promise<number[]> {
  const index = await readIndex(ch, new Set(messages.flatMap(({ asks }) => asks)))
  const byText = new Map<number, number>()
  const founded: Group[] = []
  const now = Date.now() * 1000
  const found = messages.map((message) => {
    const known = byText.get(message.text) ?? findOldest(message, index)?.id
    if (known === undefined) {
      const group = { id: message.text, founded: now + founded.length, sketch: message.sketch, keys: message.keys }
      founded.push(group)
      addToIndex(index, group)
    }
    byText.set(message.text, known ?? message.text)
    return known ?? message.text
  })
  await insertPatiently(ch, 'message_groups', founded)
  return found
}

type Index = Map<number, Group[]>

function addToIndex(index: Index, group: Group): void {
  for (const key of group.keys) {
    const groups = index.get(key)
    if (groups) groups.push(group)
    else index.set(key, [group])
  }
}

function findOldest(message: MessageSignature, index: Index): Group | undefined {
  let oldest: Group | undefined
  for (let at = 0; at < message.asks.length; at += 1) {
    const groups = index.get(message.asks[at] ?? 0) ?? []
    const most = Math.min(groups.length, MOST_PER_KEY)
    for (let i = 0; i < most; i += 1) {
      const group = groups[i]
      if (!group || (oldest && oldest.founded <= group.founded)) continue
      if (isSameMessage(message, group.sketch, at)) oldest = group
    }
  }
  return oldest
}

// Safe numbers: no hash of a message has more than 53 bits. Some servers write 64-bit numbers in quotes.
const Key = z.object({ key: z.coerce.number(), groups: z.array(z.coerce.number()) })
const Founded = z.object({ id: z.coerce.number(), founded: z.coerce.number(), sketch: z.string() })

/** What the store knows under these keys. */
async function readIndex(ch: ClickHouse, keys: ReadonlySet<number>): Promise<Index> {
  const found = await askInParts([...keys], (some) =>
    ch.rows(
      'find-message-keys',
      sql`SELECT key, groupUniqArray(${integer(MOST_PER_KEY)})(message_group) AS groups FROM message_keys
          WHERE key IN ${some} GROUP BY key`,
      Key,
    ),
  )
  const ids = [...new Set(found.flatMap(({ groups }) => groups))]
  const rows = await askInParts(ids, (some) =>
    ch.rows('find-message-groups', sql`SELECT id, founded, sketch FROM message_groups WHERE id IN ${some}`, Founded),
  )
  // A group is there twice until the engine has merged its rows: the older row counts.
  const byId = new Map<number, Group>()
  for (const group of rows.sort((a, b) => b.founded - a.founded)) byId.set(group.id, { ...group, keys: [] })
  const index: Index = new Map()
  for (const { key, groups } of found)
    index.set(
      key,
      groups.flatMap((id) => byId.get(id) ?? []),
    )
  return index
}

/** Numbers travel in the address of a question to a server: one value may have 128 KiB, all together a megabyte. */
const NUMBERS_PER_VALUE = 4_000
const VALUES_PER_QUESTION = 5

async function askInParts<Row>(numbers: number[], ask: (some: Sql) => Promise<Row[]>): Promise<Row[]> {
  const values = []
  for (let at = 0; at < numbers.length; at += NUMBERS_PER_VALUE) {
    values.push(sql`${safeIntegers(numbers.slice(at, at + NUMBERS_PER_VALUE))}`)
  }
  const questions = []
  for (let at = 0; at < values.length; at += VALUES_PER_QUESTION) {
    questions.push(ask(sql`arrayConcat(${join(values.slice(at, at + VALUES_PER_QUESTION))})`))
  }
  return (await Promise.all(questions)).flat()
}
