/** People of the newsroom as others see them. */
import { sql } from 'kysely'
import type { Colleague } from '../../../contract/sharing/shares.ts'
import type { Postgres } from '../../store/postgres.ts'

export type Named = { username: string; first_name: string; last_name: string }

/** With the name they go by, or else the username. */
export const toColleague = ({ username, first_name, last_name }: Named): Colleague => ({
  username,
  name: `${first_name} ${last_name}`.trim() || username,
})

/** The name of a joined user in SQL, as `toColleague` makes it; null when there is none. */
export const nameOf = (table: string) =>
  sql<
    string | null
  >`coalesce(nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), ''), ${sql.ref(`${table}.username`)})`

/** Everyone who may enter, and the groups. There are at most MAX_USERS and MAX_GROUPS. */
export async function listColleagues(pg: Postgres) {
  const [people, groups] = await Promise.all([
    pg
      .selectFrom('users')
      .select(['username', 'first_name', 'last_name'])
      .where('is_active', '=', true)
      .orderBy('username_key')
      .execute(),
    pg.selectFrom('user_groups').select(['id', 'name']).orderBy('name_key').execute(),
  ])
  return { people: people.map(toColleague), groups }
}
