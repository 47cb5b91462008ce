import type { Readable } from 'node:stream'
import type { ImportPreview, PreviewPerson } from '../contract/import-preview.ts'
import type { PersonItem } from '../contract/imported-person.ts'
import { PREVIEW_LIMITS, takeItems } from './preview-items.ts'
import { listPeople } from './records/people.ts'
import { listAliases } from './records/people-aliases.ts'
import { PeopleIndex } from './records/people-index.ts'
import { type PeopleOptions, readPeople } from './sources/people.ts'
import type { Postgres } from './store/postgres.ts'

type Seen = Pick<ImportPreview, 'read' | 'of_people' | 'set_aside_count' | 'set_aside' | 'people'>

/** Who of a list is known is what the import would find now. */
export async function previewPeople(pg: Postgres, bytes: Readable, options: PeopleOptions): Promise<Seen> {
  const index = new PeopleIndex(await listPeople(pg), await listAliases(pg))
  const seen: Seen = { read: 0, of_people: 0, set_aside_count: 0, set_aside: [], people: [] }
  await takeItems(refuseUnclear(readPeople(bytes, options), index), seen, (item) => {
    const person = describePerson(item, index)
    if (person.known) seen.of_people += 1
    if (seen.people.length < PREVIEW_LIMITS.shown) seen.people.push(person)
  })
  return seen
}

/** As the import does with a name that several people have. */
async function* refuseUnclear(items: AsyncIterable<PersonItem>, index: PeopleIndex): AsyncGenerator<PersonItem> {
  for await (const item of items) {
    const isUnclear = 'person' in item && index.findSame(item.person, false).length > 1
    const reason = 'Há mais de uma pessoa com este nome; informe a UF para saber de qual se trata.'
    yield isUnclear ? { position: item.position, reason } : item
  }
}

function describePerson(
  { position, person }: Extract<PersonItem, { person: unknown }>,
  index: PeopleIndex,
): PreviewPerson {
  const [known] = index.findSame(person, false)
  const { name, role, party, uf, gender = null, image, accounts } = person
  return {
    ...{ position, name, role, party, uf, gender, image },
    accounts: accounts.slice(0, PREVIEW_LIMITS.accounts),
    known: known ? { id: known.id, name: known.name } : null,
  }
}
