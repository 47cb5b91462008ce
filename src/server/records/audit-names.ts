/** Names of the things that audit entries refer to by id. */
import { sql } from 'kysely'
import { SHARED_KINDS, type SharedKind } from '../../contract/limits.ts'
import type { Postgres } from '../store/postgres.ts'
import { isUuid, PLACES } from './sharing/use-levels.ts'

/** A part of an entry's text, and the current name of the thing it refers to. */
export type PartName = { part: string; name: string }

/** Returns which things of a kind the reader may know by name. */
export type ListVisible = (kind: SharedKind, ids: readonly string[]) => Promise<ReadonlySet<string>>

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
const NUMBERED = /(?<!\p{L})(pessoa|live) ([1-9][0-9]{0,8})(?![0-9])/gu
/** Maximum number of things resolved per response. */
const MOST = 2_000

/** Names of the things in each text: shared things only as far as `listVisible` allows, people and lives always. */
export async function listPartNames(
  pg: Postgres,
  texts: readonly string[],
  listVisible: ListVisible,
): Promise<PartName[][]> {
  const parts = texts.map((text) => [
    ...new Set([...text.matchAll(UUID), ...text.matchAll(NUMBERED)].map(([part]) => part)),
  ])
  const all = [...new Set(parts.flat())].slice(0, MOST)
  const ids = all.filter((part) => isUuid(part))
  const numbersOf = (word: string) =>
    all.filter((part) => part.startsWith(`${word} `)).map((part) => Number(part.slice(word.length)))
  const found = await Promise.all([
    ...SHARED_KINDS.map((kind) => listTitles(pg, kind, ids, listVisible)),
    listNumbered(pg, sql`SELECT 'pessoa ' || id AS part, name FROM people`, numbersOf('pessoa')),
    listNumbered(pg, sql`SELECT 'live ' || id AS part, title AS name FROM lives`, numbersOf('live')),
  ])
  const names = new Map(found.flat().map(({ part, name }) => [part, name]))
  return parts.map((own) =>
    own.flatMap((part) => {
      const name = names.get(part)
      return name ? { part, name } : []
    }),
  )
}

async function listTitles(
  pg: Postgres,
  kind: SharedKind,
  ids: readonly string[],
  listVisible: ListVisible,
): Promise<PartName[]> {
  if (ids.length === 0) return []
  const visible = [...(await listVisible(kind, ids))]
  const { rows } = await sql<PartName>`
    SELECT id::text AS part, title AS name FROM ${sql.table(PLACES[kind].table)} WHERE id = ANY(${visible}::uuid[])`.execute(
    pg,
  )
  return rows
}

async function listNumbered(pg: Postgres, select: ReturnType<typeof sql>, ids: readonly number[]): Promise<PartName[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<PartName>`${select} WHERE id = ANY(${ids}::integer[])`.execute(pg)
  return rows
}
