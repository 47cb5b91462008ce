import type { PersonItem } from '../../contract/people/imported-person.ts'
import type { PreviewPerson } from '../../contract/sources/import-preview.ts'
import { listPeople } from '../records/people/people.ts'
import { listAliases } from '../records/people/people-aliases.ts'
import { PeopleIndex } from '../records/people/people-index.ts'
import type { Postgres } from '../store/postgres.ts'

/** Maximum number of accounts shown per person. */
const MAX_ACCOUNTS = 20

type Rejected = Extract<PersonItem, { reason: string }>

/** People are matched as the import would match them now; a name shared by several people is set aside, as it is there. */
export async function previewPeople(pg: Postgres, items: readonly PersonItem[]): Promise<(PreviewPerson | Rejected)[]> {
  if (items.length === 0) return []
  const index = new PeopleIndex(await listPeople(pg), await listAliases(pg))
  return items.map((item) => ('person' in item ? describePerson(item, index) : item))
}

function describePerson({ position, person }: Extract<PersonItem, { person: unknown }>, index: PeopleIndex) {
  const [known, other] = index.findSame(person, false)
  if (other)
    return { position, reason: 'Há mais de uma pessoa com este nome; informe a UF para saber de qual se trata.' }
  const { name, role, party, uf, gender = null, image, accounts } = person
  return {
    ...{ position, name, role, party, uf, gender, image },
    accounts: accounts.slice(0, MAX_ACCOUNTS),
    known: known ? { id: known.id, name: known.name } : null,
  }
}
