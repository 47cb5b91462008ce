import type { MergePersons } from '../../../contract/people/public-persons.ts'
import type { Postgres } from '../../store/postgres.ts'
import { recordPersonMove } from '../posts/post-reassignments.ts'
import type { Person } from './people.ts'
import { changePeople, getPerson } from './people-changes.ts'
import { toNameKey } from './people-index.ts'
import { PeopleRefusal } from './people-refusal.ts'

/**
 * Merges another person into this one: accounts and posts are transferred, `keep` says whose name, picture and affiliation (with
 * its history) remain, and the other's name and id keep referring to this person. Returns false when the id does not exist.
 * @throws PeopleRefusal
 */
export async function mergePeople(pg: Postgres, id: number, { other: otherId, keep }: MergePersons): Promise<boolean> {
  return changePeople(pg, async (tx) => {
    const here = await getPerson(tx, id)
    if (!here) return false
    const other = await getPerson(tx, otherId)
    checkPair(here, other)
    await moveBelongings(tx, here, other, keep)
    await tx.deleteFrom('people').where('id', '=', other.id).execute()
    const name = keep.name === 'this' ? here.name : other.name
    const { role, party, uf } = keep.affiliation === 'this' ? here : other
    const image = keep.image === 'this' ? (here.image ?? other.image) : (other.image ?? here.image)
    const gender = here.gender || other.gender
    const source_id = here.source_id ?? other.source_id
    await tx
      .updateTable('people')
      .set({ name, name_key: toNameKey(name), role, party, uf, gender, image, source_id, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    return true
  })
}

function checkPair(here: Person, other: Person | undefined): asserts other is Person {
  if (!other) throw new PeopleRefusal('other', 'A pessoa escolhida não existe mais.')
  if (other.id === here.id) throw new PeopleRefusal('other', 'Escolha outra pessoa: esta é ela mesma.')
  if (other.demo !== here.demo) {
    throw new PeopleRefusal('other', 'Uma pessoa da demonstração só pode ser unida a outra da demonstração.')
  }
}

async function moveBelongings(pg: Postgres, here: Person, other: Person, keep: MergePersons['keep']): Promise<void> {
  const person_id = here.id
  await pg.updateTable('accounts').set({ person_id }).where('person_id', '=', other.id).execute()
  await pg.updateTable('person_aliases').set({ person_id }).where('person_id', '=', other.id).execute()
  await moveLives(pg, other.id, person_id)
  const name = keep.name === 'this' ? other.name : here.name
  // If only one of them has a source id, the remaining person keeps it as their own.
  const source_id = here.source_id === null ? null : other.source_id
  await pg
    .insertInto('person_aliases')
    .values({ former_id: other.id, person_id, source_id, name, name_key: toNameKey(name) })
    .execute()
  if (keep.affiliation === 'other') {
    await pg.deleteFrom('person_affiliations').where('person_id', '=', person_id).execute()
    await pg.updateTable('person_affiliations').set({ person_id }).where('person_id', '=', other.id).execute()
  }
  await recordPersonMove(pg, other.id, person_id)
}

/** Transfers the lives in which they speak, and their watched terms. */
async function moveLives(pg: Postgres, otherId: number, person_id: number): Promise<void> {
  // The speaker's name in the index must be updated.
  await pg
    .updateTable('lives')
    .set({ person_id, indexed_until: null })
    .where('person_id', 'in', [otherId, person_id])
    .execute()
  const own = pg.selectFrom('watched_terms').select('term_key').where('person_id', '=', person_id)
  await pg.deleteFrom('watched_terms').where('person_id', '=', otherId).where('term_key', 'in', own).execute()
  await pg.updateTable('watched_terms').set({ person_id }).where('person_id', '=', otherId).execute()
}
