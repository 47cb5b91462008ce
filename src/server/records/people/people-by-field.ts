/** People matched by a field of the search language: `pessoa:"Ana Lima"`. */
import { sql } from 'kysely'
import { foldText } from '../../../text/fold.ts'
import type { Postgres } from '../../store/postgres.ts'

/** Ids of people whose name, or a name they had before a merge, has all of these words. At most `most` and one more. */
export async function findPeopleByName(pg: Postgres, name: string, most: number): Promise<number[]> {
  const words = foldText(name).split(' ').filter(Boolean)
  if (words.length === 0) return []
  // Letters and digits only: no word contains a wildcard of LIKE.
  const patterns = words.map((word) => `% ${word} %`)
  const aliases = await pg.selectFrom('person_aliases').select(['person_id', 'name']).execute()
  const renamed = aliases.filter((one) => {
    const key = ` ${foldText(one.name)} `
    return words.every((word) => key.includes(` ${word} `))
  })
  let question = pg
    .selectFrom('people')
    .select('id')
    .orderBy('id')
    .limit(most + 1)
  for (const pattern of patterns) question = question.where(sql<boolean>`' ' || name_key || ' ' LIKE ${pattern}`)
  const found = await question.execute()
  return [...new Set([...found.map(({ id }) => id), ...renamed.map(({ person_id }) => person_id)])]
}
