/** Users as others see them. */
import { sql } from 'kysely'
import type { Colleague } from '../../../contract/sharing/shares.ts'
import type { Postgres } from '../../store/postgres.ts'

export type Named = { username: string; first_name: string; last_name: string }

/** With the full name, or else the username. */
export const toColleague = ({ username, first_name, last_name }: Named): Colleague => ({
  username,
  name: `${first_name} ${last_name}`.trim() || username,
})

/** SQL expression for the name of a joined user, as `toColleague` forms it; null when there is none. */
export const nameOf = (table: string) =>
  sql<
    string | null
  >`coalesce(nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), ''), ${sql.ref(`${table}.username`)})`

/** All users who may log in, and all groups. There are at most MAX_USERS and MAX_GROUPS. */
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
