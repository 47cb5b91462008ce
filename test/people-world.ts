/** Shared setup of the tests of public people: the application with a superuser, and their calls. */
import { expect } from 'vitest'
import { PersonsReply, PublicPersonDetails } from '../src/contract/people/public-persons.ts'
import type { ImportedPost } from '../src/contract/sources/imported-post.ts'
import { enrichmentSteps } from '../src/server/enrich/index.ts'
import { importPosts } from '../src/server/ingest/import/import-posts.ts'
import { listJobs } from '../src/server/jobs/worker.ts'
import { MediaRefused } from '../src/server/media/problems.ts'
import { findAccounts } from '../src/server/records/people/people.ts'
import { emptyAudit } from './audit.ts'
import { emptyPosts } from './empty-posts.ts'
import { makePost } from './factory.ts'
import { jobDeps, runJobs } from './run-jobs.ts'
import { openTestApp, type TestApp } from './world.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type PeopleWorld = Awaited<ReturnType<typeof openPeopleWorld>>

export async function openPeopleWorld(parts: Parameters<typeof openTestApp>[0] = {}) {
  const world = await openTestApp(parts)
  const headers = { authorization: `Bearer ${await world.enter('dora', { is_superuser: true })}` }

  const call = (method: Method, path: string, body?: object) =>
    world.app.inject({ method, url: `/api/public-persons/${path}`, headers, payload: body })

  async function create(facts: object): Promise<PublicPersonDetails> {
    const answer = await call('POST', '', facts)
    expect(answer.statusCode, answer.body).toBe(201)
    return PublicPersonDetails.parse(answer.json())
  }

  async function change(path: string, body: object, method: Method = 'PATCH'): Promise<PublicPersonDetails> {
    const answer = await call(method, path, body)
    expect(answer.statusCode, answer.body).toBe(200)
    return PublicPersonDetails.parse(answer.json())
  }

  async function list(query = ''): Promise<PersonsReply> {
    const answer = await call('GET', query)
    expect(answer.statusCode, answer.body).toBe(200)
    return PersonsReply.parse(answer.json())
  }
  const listNames = async (query: string) => (await list(query)).items.map(({ name }) => name)

  /** The posts that the search finds. */
  async function findPosts(query: string) {
    const answer = await world.app.inject({ url: `/api/posts/?${query}`, headers })
    const reply: { total_items: number; items: { publicPerson: string | null; party: string | null }[] } = answer.json()
    return reply
  }
  const countByFilter = async (id: string) => (await findPosts(`public_person=${id}`)).total_items

  return {
    ...world,
    headers,
    call,
    create,
    change,
    list,
    listNames,
    findPosts,
    countByFilter,
    clear: () => clear(world),
    runJobs: () =>
      runJobs(world, listJobs({ ...jobDeps(world), media: { ...world.media, fetchBytes: beUnreachable } })),
  }
}

/** Portraits have addresses of the real Congress, which no test may fetch. */
async function beUnreachable(): Promise<never> {
  throw new MediaRefused('unreachable')
}

async function clear({ pg, ch, queue }: TestApp): Promise<void> {
  await (await queue.open()).deleteAllJobs()
  await emptyAudit(pg)
  for (const table of ['people', 'post_reassignments'] as const) await pg.deleteFrom(table).execute()
  await emptyPosts(ch)
}

/** Imports posts with the people known at that moment; they belong to @ana_b unless they say otherwise. */
export async function importFor({ pg, ch }: PeopleWorld, posts: Partial<ImportedPost>[]) {
  const steps = enrichmentSteps({ people: await findAccounts(pg) })
  const items = posts.map((post, i) => ({
    position: i + 1,
    post: makePost({ account: 'ana_b', native_id: String(i + 1), ...post }),
  }))
  const report = await importPosts(ch, items, { steps, origin: 'import' })
  expect(report.failure).toBeNull()
  return report
}

export const telegram = (handle: string) => ({ platform: 'Telegram', handle })
export const ANA = { name: 'Ana Beltrão', role: 'Deputada', party: 'PXA', uf: 'BA', accounts: [telegram('ana_b')] }
