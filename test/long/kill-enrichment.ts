/** kill -9 while files are fetched and analysed, and while steps run over stored posts; compared with an undisturbed run. */
import { setTimeout as sleep } from 'node:timers/promises'
import { STEP_NAMES, type StepName } from '../../src/server/enrich/index.ts'
import { chance, pickInteger, pickOne } from '../../src/server/sources/demo/random.ts'
import { callProgram } from './installation.ts'
import {
  type Analysed,
  compareAnalysed,
  listTemporaryFiles,
  makeTriesDue,
  readAnalysed,
} from './kill-enrichment/analysed.ts'
import { runStep } from './kill-enrichment/enrich-command.ts'
import { type FileServer, nameFile, startFiles } from './kill-enrichment/file-server.ts'
import { listDescendants, listSurvivors } from './kill-enrichment/processes.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { type OpenPlace, openEmbedded, type Place } from './places/place.ts'
import { openServers } from './places/servers.ts'
import { READY_WITHIN_MS, startInTime } from './start-in-time.ts'

const POSTS = 5
const MAX_LIFE_MS = 6_000
/** The queue detects after half a minute that a job's process is dead, and polls every minute. */
const AT_WORK_WITHIN_MS = 120_000
/** Faces are searched for every two minutes. */
const FACES_WITHIN_MS = 180_000
const METRICS_TOKEN = 'chave-das-provas-longas'
const ALL_DONE_WITHIN_MS = 600_000
const CHILDREN_END_WITHIN_MS = 10_000
/** Kills while unresponsive addresses are retried. */
const KILLS_AT_THE_END = 2

const program = (open: OpenPlace, where: string): LongProgram => ({
  proves: `${where}: after kills in downloads, analyses and steps every attachment has the result of an undisturbed run, every try comes, nothing is left behind`,
  round: 'five posts with attachments, a kill in the work on them or in `enrich --step`, a start',
  rounds: 50,
  short: 1,
  run: (long) => run(long, open),
})

export const killEnrichment = program(openEmbedded, 'in one process')
export const killEnrichmentOnServers = program(openServers, 'on servers, two processes that answer and two that work')

/** Where it runs, and the external files. */
type Scene = { place: Place; files: FileServer; open: () => Promise<Place> }

async function run(long: LongRun, open: OpenPlace): Promise<void> {
  const files = await startFiles()
  const env = { LUPASCAN_PRIVATE_HOSTS: files.host, LUPASCAN_METRICS_TOKEN: METRICS_TOKEN }
  const rounds = Array.from({ length: long.to - long.from }, (_, i) => long.from + i)
  const posts = new Map(rounds.map((round) => [round, planPosts(long, round, files)]))
  const openHere = () => openWithFaces(open, env)
  const disturbed: Scene = { place: await openHere(), files, open: openHere }
  const ready: number[] = []
  const tally = { kills: 0, killed_in_steps: 0 }
  const steps = new Set<StepName>()
  try {
    for (const [round, some] of posts) {
      await importPosts(disturbed, some)
      tally.kills += 1
      await killAtWork(disturbed, long, round)
      const step = await killStep(disturbed, long, round)
      if (step) steps.add(step)
      if (step) tally.killed_in_steps += 1
      ready.push(await startInTime(long, round, () => disturbed.place.start()))
      long.say(`${round}: killed at work${step ? ` and in ${step}` : ''}; ready in ${Math.round(ready.at(-1) ?? 0)} ms`)
    }
    const first = await finish(disturbed, long, steps)
    judgeTries(long, first)
    long.say(`all looked at; ${first.silent.length} addresses did not answer, which they do from now on`)
    const second = await heal(disturbed, long, KILLS_AT_THE_END, ready)
    tally.kills += KILLS_AT_THE_END
    long.say('all answered; the same without a kill')
    const wanted = await runUndisturbed(disturbed, long, [...posts.values()].flat(), steps)
    for (const one of compareAnalysed(first, wanted.first)) long.wrong('end', `before silent addresses answer: ${one}`)
    for (const one of compareAnalysed(second, wanted.second)) long.wrong('end', one)
    const late = ready.filter((ms) => ms > READY_WITHIN_MS).length
    Object.assign(long.figures, tally, { posts: second.posts.size, files: second.files.size, faces: second.faces.size })
    Object.assign(long.figures, { silent: first.silent.length, ready: describeTimes(ready) })
    Object.assign(long.figures, { [`ready_later_than_${READY_WITHIN_MS}_ms`]: late })
  } finally {
    await disturbed.place.close()
    files.close()
  }
}

type PlannedPost = { id: string; account: string; date: string; content: string; media: string[] }

function planPosts(long: LongRun, round: number, { host }: FileServer): PlannedPost[] {
  const random = long.random(`${round}/posts`)
  return Array.from({ length: POSTS }, (_, i) => {
    const number = round * POSTS + i
    const media = Array.from({ length: pickInteger(random, 1, 2) }, (__, j) => nameFile(random, 2 * number + j))
    return {
      ...{ id: `r${round}n${i}`, account: `conta_${number % 7}` },
      date: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
      content: pickOne(random, [
        'Vejam',
        '',
        `Esta gente nojenta não presta, veja https://sitio.example/p${number} agora`,
      ]),
      media: media.map((name) => `http://${host}/${name}`),
    }
  })
}

async function openWithFaces(open: OpenPlace, env: Record<string, string>): Promise<Place> {
  const place = await open(env)
  const json = { enabled: true, purpose: 'Provas do programa, com figuras desenhadas' }
  const answer = await place.it.ask('/api/faces/settings/', { method: 'PUT', json })
  if (answer.status !== 200) throw new Error(`faces are answered ${answer.status}: ${answer.text}`)
  return place
}

async function importPosts({ place: { it } }: Scene, posts: readonly PlannedPost[]): Promise<void> {
  const answer = await fetch(`${it.address}/api/imports/?platform=X&format=jsonl`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await it.token()}`, 'content-type': 'application/x-ndjson' },
    body: posts.map((post) => JSON.stringify(post)).join('\n'),
  })
  if (answer.status !== 201) throw new Error(`an import is answered ${answer.status}: ${await answer.text()}`)
}

/** Kills it some time after it began to request files; none of its children may survive. */
async function killAtWork({ place, files }: Scene, long: LongRun, round: number | string): Promise<void> {
  const random = long.random(round)
  await Promise.race([files.onceAsked(), sleep(AT_WORK_WITHIN_MS)])
  await sleep(pickInteger(random, 0, MAX_LIFE_MS))
  const before = place.list().map(({ pid }) => ({ pid, started: listDescendants(pid) }))
  await place.kill(random)
  const alive = new Set(place.list().map(({ pid }) => pid))
  const started = before.flatMap((one) => (alive.has(one.pid) ? [] : one.started))
  for (const one of await listSurvivors(started, CHILDREN_END_WITHIN_MS)) long.wrong(round, `outlives it: ${one}`)
}

async function killStep({ place }: Scene, long: LongRun, round: number): Promise<StepName | null> {
  const random = long.random(`${round}/step`)
  if (chance(random, 0.6)) return null
  const step = pickOne(random, STEP_NAMES)
  const { said } = await runStep(
    { dataDir: place.stores.dataDir, env: place.env },
    step,
    pickInteger(random, 1_000, 8_000),
  )
  if (/Error|não pôde/.test(said)) long.wrong(round, `${step} says ${said.slice(0, 300)}`)
  return step
}

/** Waits until nothing is left to do, with the killed steps run to their end. The program is stopped then. */
async function finish(scene: Scene, long: LongRun, steps: ReadonlySet<StepName>): Promise<Analysed> {
  const { place } = scene
  const { stores, env } = place
  const begin = performance.now()
  for (;;) {
    await waitForAttachments(place, long)
    await waitForFaces(place)
    await place.killAll()
    const found = await readAnalysed(stores)
    const open = [...found.files].filter(([name, value]) => /^\('\w/.test(value) && !found.faces.has(name))
    if (open.length === 0 || performance.now() - begin > ALL_DONE_WITHIN_MS) {
      for (const [name] of open) long.wrong('end', `nobody has looked for faces in ${name}`)
      for (const step of steps) {
        const { code, said } = await runStep({ dataDir: stores.dataDir, env }, step)
        if (code !== 0) long.wrong('end', `${step} ends with ${code}: ${said.slice(-300)}`)
      }
      return steps.size > 0 ? readAnalysed(stores) : found
    }
    await place.start()
  }
}

/** Waits for a face search that ends after this: usually over all pictures. */
async function waitForFaces(place: Place): Promise<void> {
  const countOf = async (address: string) => {
    const { text } = await callProgram(address, '/api/metrics-internal', { token: METRICS_TOKEN })
    return Number(/lupascan_jobs_total\{job="find-faces",outcome="done"\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  const count = async () => {
    const counts = await Promise.all(place.list().map(({ address }) => countOf(address)))
    return counts.reduce((sum, one) => sum + one, 0)
  }
  const before = await count()
  const until = performance.now() + FACES_WITHIN_MS
  while ((await count()) === before && performance.now() < until) await sleep(500)
}

type Shown = { media: { thumbnail: string | null; problem: string | null; url: string | null }[] }

/** Every attachment has a file or a reason for its absence. */
async function waitForAttachments({ it }: Place, long: LongRun): Promise<void> {
  const until = performance.now() + ALL_DONE_WITHIN_MS
  for (;;) {
    const { json, status, text } = await it.ask('/api/posts/?page_size=100')
    if (status !== 200) throw new Error(`posts are answered ${status}: ${text}`)
    const pages = (json as { total_pages: number }).total_pages
    const items = [...(json as { items: Shown[] }).items]
    for (let page = 2; page <= pages; page += 1)
      items.push(...((await it.ask(`/api/posts/?page_size=100&page=${page}`)).json as { items: Shown[] }).items)
    const open = items.flatMap(({ media }) => media.filter(({ url, problem }) => problem === null && !isKept(url)))
    if (open.length === 0) return
    if (performance.now() > until) return long.wrong('end', `${open.length} attachments wait for ever: ${open[0]?.url}`)
    await sleep(1_000)
  }
}

const isKept = (url: string | null) => url?.startsWith('media/') || url?.includes('/media/')

/** An address that did not respond must be scheduled for a retry. */
function judgeTries(long: LongRun, { silent, tried }: Analysed): void {
  for (const url of silent) if (!tried.has(url)) long.wrong('end', `${url} did not answer and is never asked again`)
}

/** Unresponsive addresses respond again, and their retries are due. */
async function heal(scene: Scene, long: LongRun, kills: number, ready: number[]): Promise<Analysed> {
  const { place, files } = scene
  await makeTriesDue(place.stores)
  files.wake(true)
  await place.start()
  for (let i = 0; i < kills; i += 1) {
    await killAtWork(scene, long, `end ${i}`)
    ready.push(await startInTime(long, `end ${i}`, () => place.start()))
  }
  await waitUntilAnswered(place, long)
  const found = await finish(scene, long, new Set())
  for (const name of await listLeftovers(place)) long.wrong('end', `is left behind: ${name}`)
  return found
}

/** No post reports any more that an address did not respond. */
async function waitUntilAnswered({ it }: Place, long: LongRun): Promise<void> {
  const until = performance.now() + ALL_DONE_WITHIN_MS
  for (;;) {
    const { json } = await it.ask('/api/posts/?page_size=100')
    const items = (json as { items: Shown[] }).items
    const silent = items.flatMap(({ media }) => media.filter(({ problem }) => problem?.includes('respondeu')))
    if (silent.length === 0) return
    if (performance.now() > until) return long.wrong('end', `${silent.length} tries do not come: ${silent[0]?.url}`)
    await sleep(1_000)
  }
}

/** Files of killed processes; the next start removes them. Where other processes may be alive they stay for an hour. */
async function listLeftovers(place: Place): Promise<string[]> {
  if (place.stores.databaseUrl) return []
  await place.start()
  await sleep(2_000)
  await place.killAll()
  return listTemporaryFiles(place.stores.dataDir)
}

/** The same posts and steps, all at once, without kills. */
async function runUndisturbed({ files, open }: Scene, long: LongRun, posts: PlannedPost[], steps: Set<StepName>) {
  const place = await open()
  const calm = { place, files, open }
  try {
    files.wake(false)
    await importPosts(calm, posts)
    const first = await finish(calm, long, steps)
    const second = await heal(calm, long, 0, [])
    return { first, second }
  } finally {
    await place.close()
  }
}
