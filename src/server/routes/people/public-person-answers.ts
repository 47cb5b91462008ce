/** Responses of the calls about public persons, combined from both stores. */
import { nameOffice } from '../../../contract/people/offices.ts'
import type {
  PersonsQuery,
  PersonsReply,
  PublicPerson,
  PublicPersonDetails,
} from '../../../contract/people/public-persons.ts'
import { signMediaUrl, signPortrait } from '../../http/media-address.ts'
import type { Person } from '../../records/people/people.ts'
import { findMergedInto, listFormerNames } from '../../records/people/people-aliases.ts'
import { getPerson } from '../../records/people/people-changes.ts'
import { listAffiliations } from '../../records/people/people-history.ts'
import { listPeopleByIds, listPersonIds } from '../../records/people/people-list.ts'
import { findPortraits } from '../../records/people/portraits.ts'
import { listMovingPeople } from '../../records/posts/post-reassignments.ts'
import { countPostsOfPeople, getPersonActivity, type PostCount } from '../../search/accounts/person-activity.ts'
import type { Deps } from '../deps.ts'

type Counts = ReadonlyMap<number, PostCount>
type People = ReadonlySet<number>

/** One page of the people who match the filters. */
export async function findPersonPage({ ch, pg, secret }: Deps, query: PersonsQuery): Promise<PersonsReply> {
  const { page, page_size, sort } = query
  const ids = await listPersonIds(pg, query)
  // Read before posts are counted: a person not reported as moving has correct counts.
  const moving = await listMovingPeople(pg)
  const ranking = sort === 'name' ? null : await countPostsOfPeople(ch, 'all')
  if (ranking) ids.sort(byActivity(ranking, sort))
  const shown = ids.slice((page - 1) * page_size, page * page_size)
  const [people, counts] = await Promise.all([listPeopleByIds(pg, shown), ranking ?? countPostsOfPeople(ch, shown)])
  const portraits = await findPortraits(
    pg,
    people.map(({ image }) => image),
  )
  const items = people.map((person) => toPublicPerson(person, { counts, moving, portraits, secret }))
  return { items, page, page_size, total_items: ids.length, total_pages: Math.ceil(ids.length / page_size) }
}

/** Highest first; ties keep the order of their names. */
function byActivity(counts: Counts, sort: PersonsQuery['sort']): (a: number, b: number) => number {
  if (sort === 'posts') return (a, b) => (counts.get(b)?.posts ?? 0) - (counts.get(a)?.posts ?? 0)
  const lastPost = (id: number) => counts.get(id)?.last_post ?? ''
  return (a, b) => (lastPost(a) < lastPost(b) ? 1 : lastPost(a) > lastPost(b) ? -1 : 0)
}

/** Details of a person, or of the one they were merged into; undefined when the id does not exist. */
export async function findPersonDetails(
  { ch, pg, secret }: Deps,
  askedId: number,
): Promise<PublicPersonDetails | undefined> {
  const person = (await getPerson(pg, askedId)) ?? (await findSurvivor(pg, askedId))
  if (!person) return undefined
  // Read before the counts, as above.
  const moving = await listMovingPeople(pg)
  const [counts, activity, history, also_known_as, portraits] = await Promise.all([
    countPostsOfPeople(ch, [person.id]),
    getPersonActivity(ch, person.id),
    listAffiliations(pg, person.id),
    listFormerNames(pg, person.id),
    findPortraits(pg, [person.image]),
  ])
  return {
    ...toPublicPerson(person, { counts, moving, portraits, secret }),
    also_known_as: also_known_as.filter((name) => name !== person.name),
    history: history.map(({ valid_from, valid_until, ...before }) => ({
      ...toAffiliation(before, person.gender),
      from: valid_from?.toISOString() ?? null,
      until: valid_until.toISOString(),
    })),
    activity,
  }
}

async function findSurvivor(pg: Deps['pg'], formerId: number): Promise<Person | undefined> {
  const id = await findMergedInto(pg, formerId)
  return id === undefined ? undefined : getPerson(pg, id)
}

function toPublicPerson(
  person: Person,
  {
    counts,
    moving,
    portraits,
    secret,
  }: { counts: Counts; moving: People; portraits: ReadonlyMap<string, string>; secret: Uint8Array },
): PublicPerson {
  const count = counts.get(person.id)
  return {
    id: String(person.id),
    name: person.name,
    ...toAffiliation(person, person.gender),
    gender: person.gender || null,
    image: signMediaUrl(secret, person.image),
    portrait: signPortrait(secret, person.image, portraits),
    accounts: person.accounts,
    posts: count?.posts ?? 0,
    last_post: count?.last_post ?? null,
    posts_moving: moving.has(person.id),
    demo: person.demo,
  }
}

const toAffiliation = ({ role, party, uf }: Pick<Person, 'role' | 'party' | 'uf'>, gender: Person['gender']) => ({
  role: role || null,
  office: nameOffice({ role, gender: gender || null, uf }),
  party: party || null,
  uf: uf || null,
})
