import { getPersonChanges, getPersonEqualMessages, getPersonWords } from '../../../contract/people/person-profile.ts'
import {
  createPublicPerson,
  deletePublicPerson,
  getPublicPerson,
  listPublicPersons,
  mergePublicPersons,
  replacePublicPerson,
  type UpdatePerson,
  updatePublicPerson,
} from '../../../contract/people/public-persons.ts'
import { notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { type AuditAction, type AuditEntry, recordAct } from '../../records/audit.ts'
import { findPortrait } from '../../records/people/people.ts'
import { createPerson, deletePerson, getPerson, updatePerson } from '../../records/people/people-changes.ts'
import { mergePeople } from '../../records/people/people-merge.ts'
import { findChanges } from '../../search/profile/changes.ts'
import { listExchanges } from '../../search/profile/exchanges.ts'
import { listWords } from '../../search/profile/words.ts'
import { type Deps, forRequest } from '../deps.ts'
import { keepPortrait } from './portrait.ts'
import { findPersonDetails, findPersonPage } from './public-person-answers.ts'
import { refusedAsField } from './refused-as-field.ts'

const noSuchPerson = () => notFound('Esta pessoa não existe.')

export const publicPersonRoutes = (deps: Deps) => [
  route(listPublicPersons, async ({ query }) => findPersonPage(deps, query)),
  route(getPublicPerson, async ({ params }) => getDetails(deps, params.id)),
  route(getPersonWords, async ({ params, query, signal }) => {
    const { id, name, accounts } = await needPerson(deps, params.id)
    const names = [name, ...accounts.map(({ handle }) => handle)]
    return listWords(forRequest(deps, signal).ch, { id, names }, query, deps.config.timeZone)
  }),
  route(getPersonChanges, async ({ params, query, signal }) => {
    const { id } = await needPerson(deps, params.id)
    return findChanges(forRequest(deps, signal).ch, id, query, deps.config.timeZone)
  }),
  route(getPersonEqualMessages, async ({ params, query, signal }) => {
    const { id } = await needPerson(deps, params.id)
    return listExchanges(forRequest(deps, signal).ch, id, query, deps.config.timeZone)
  }),

  route(createPublicPerson, async ({ body, caller, request, reply }) => {
    const stored = await withStoredImage(deps, body, null)
    const id = await recordAct(
      deps.pg,
      (tx) => refusedAsField(() => createPerson(tx, stored)),
      (created) => describe(caller, request, 'person_created', created),
    )
    await follow(deps)
    reply.status(201)
    return getDetails(deps, id)
  }),
  route(replacePublicPerson, async ({ params, body, caller, request }) => {
    await update(deps, params.id, body, describe(caller, request, 'person_updated', params.id))
    return getDetails(deps, params.id)
  }),
  route(updatePublicPerson, async ({ params, body, caller, request }) => {
    await update(deps, params.id, body, describe(caller, request, 'person_updated', params.id))
    return getDetails(deps, params.id)
  }),
  route(deletePublicPerson, async ({ params, caller, request }) => {
    const act = (tx: Deps['pg']) => deletePerson(tx, params.id)
    await change(deps, act, describe(caller, request, 'person_removed', params.id))
    return {}
  }),
  route(mergePublicPersons, async ({ params, body, caller, request }) => {
    const act = (tx: Deps['pg']) => refusedAsField(() => mergePeople(tx, params.id, body))
    await change(deps, act, describe(caller, request, 'person_merged', `${body.other} → ${params.id}`))
    return getDetails(deps, params.id)
  }),
]

async function needPerson({ pg }: Deps, id: number) {
  const person = await getPerson(pg, id)
  if (!person) throw noSuchPerson()
  return person
}

async function getDetails(deps: Deps, id: number) {
  const details = await findPersonDetails(deps, id)
  if (!details) throw noSuchPerson()
  return details
}

async function update(deps: Deps, id: number, body: UpdatePerson, entry: AuditEntry): Promise<void> {
  const { pg, config } = deps
  const stored = await withStoredImage(deps, body, await findPortrait(pg, id))
  const when = { timeZone: config.timeZone, now: new Date() }
  await change(deps, (tx) => refusedAsField(() => updatePerson(tx, id, stored, when)), entry)
}

/** Changes one person and adds the audit entry. */
async function change(deps: Deps, act: (tx: Deps['pg']) => Promise<boolean>, entry: AuditEntry): Promise<void> {
  const done = await recordAct(deps.pg, act, (changed) => (changed ? entry : undefined))
  if (!done) throw noSuchPerson()
  await follow(deps)
}

const describe = (
  { username }: { username: string },
  { ip }: { ip: string },
  action: AuditAction,
  subject: number | string,
): AuditEntry => ({ actor: username, action, subject: `pessoa ${subject}`, address: ip })

/** Follows every change: queues jobs that reassign posts and fetch portraits. */
async function follow({ queue }: Deps): Promise<void> {
  await queue.send('move-posts', {})
  await queue.send('fetch-portraits', {})
}

async function withStoredImage<T extends { image?: string | null | undefined }>(
  { media }: Deps,
  body: T,
  known: string | null,
): Promise<T> {
  return body.image ? { ...body, image: await keepPortrait(media, body.image, known) } : body
}
