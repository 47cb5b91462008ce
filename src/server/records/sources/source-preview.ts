import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'
import { toNameKey } from '../people/people-index.ts'

export type NamedPerson = { id: number; name: string }

/** Which of these handles are already followed, in lower case. */
export async function findFollowedHandles(pg: Postgres, handles: readonly string[]): Promise<Set<string>> {
  if (handles.length === 0) return new Set()
  const keys = handles.map((handle) => handle.toLowerCase())
  const found = await pg.selectFrom('sources').select('handle_key').where('handle_key', 'in', keys).execute()
  return new Set(found.map(({ handle_key }) => handle_key))
}

/** The people matched by each of these names or ids, keyed by the given text; several when a name is ambiguous. */
export async function findPeopleByText(pg: Postgres, texts: readonly string[]): Promise<Map<string, NamedPerson[]>> {
  if (texts.length === 0) return new Map()
  const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text)
  const ids = texts.filter(isNumber).map(Number)
  const names = texts.filter((text) => !isNumber(text)).map(toNameKey)
  const people = await pg
    .selectFrom('people')
    .select(['id', 'name', 'name_key'])
    .where((is) =>
      is.or([
        is('id', 'in', ids.length > 0 ? ids : [0]),
        is('name_key', 'in', names.length > 0 ? names : [sql<string>`''`]),
      ]),
    )
    .execute()
  return new Map(
    texts.map((text) => [
      text,
      people
        .filter(({ id, name_key }) => (isNumber(text) ? id === Number(text) : name_key === toNameKey(text)))
        .map(({ id, name }) => ({ id, name })),
    ]),
  )
}
