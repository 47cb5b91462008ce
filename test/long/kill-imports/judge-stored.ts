/** Compares the program's responses with what is permitted: each post once, in a state it was given; all responses consistent. */
import { parse } from 'csv-parse/sync'
import type { Installation } from '../installation.ts'
import { type PostFile, type PostState, printState, WORDINGS } from './planned-post.ts'

/** Acknowledged states, and those in flight when the program died: both may be stored, nothing else. */
export type Promised = { kept: ReadonlyMap<number, PostState>; pending: PostFile }

type Row = { native_id: string; date_created: string; content: string; views: string }

/** Sorted by date, it is read in pages, each at its own moment: only another order is consistent for posts that are being moved. */
async function readStored(it: Installation, isCalm: boolean): Promise<Row[]> {
  const { status, text } = await it.ask(`/api/posts/?format=csv&sort_by=${isCalm ? 'date_created' : 'views'}`)
  if (status !== 200) throw new Error(`the CSV answers ${status}: ${text.slice(0, 200)}`)
  return parse(text, { columns: true, bom: true })
}

/** @param isCalm no writes in progress: responses at different moments must agree */
export async function judgeStored(it: Installation, promised: Promised, isCalm: boolean): Promise<string[]> {
  const rows = await readStored(it, isCalm)
  const wrong = judgeRows(rows, promised)
  return isCalm ? [...wrong, ...(await judgeAgreement(it, rows))] : wrong
}

function judgeRows(rows: readonly Row[], { kept, pending }: Promised): string[] {
  const seen = new Map<number, Row>()
  const wrong: string[] = []
  for (const row of rows) {
    const number = Number(row.native_id)
    if (seen.has(number)) wrong.push(`post ${number} is there twice`)
    seen.set(number, row)
    const may = [kept.get(number), pending.get(number)].filter((state) => state !== undefined)
    const is = `${row.date_created} ${row.content.split(' ')[2]} ${row.views}`
    if (!may.some((state) => printState(state) === is))
      wrong.push(`post ${number} is ${is}, promised ${may.map(printState).join(' or ')}`)
  }
  for (const number of kept.keys()) if (!seen.has(number)) wrong.push(`post ${number} is missing`)
  return wrong
}

/** List, counts, charts and the text index must report the same posts. */
async function judgeAgreement(it: Installation, rows: readonly Row[]): Promise<string[]> {
  const wrong: string[] = []
  const expect = (what: string, is: number | undefined, wanted: number) => {
    if (is !== wanted) wrong.push(`${what}: ${is}, the CSV has ${wanted}`)
  }
  const list = (await it.ask('/api/posts/?page_size=100')).json as Posts
  expect('list', list.total_items, rows.length)
  const newest = rows
    .map((row) => row.date_created)
    .toSorted()
    .reverse()
    .slice(0, 100)
  const shown = list.items.map((item) => item.dateCreated)
  if (shown.join() !== newest.join()) wrong.push('the list does not begin with the newest')
  const metrics = (await it.ask('/api/metrics/')).json as Metrics
  expect('charts', metrics.total_posts, rows.length)
  const overTime = metrics.items.find(({ id }) => id === 'posts-over-time')?.y_data.flat() ?? []
  expect('posts over time', sum(overTime), rows.length)
  const active = metrics.items.find(({ id }) => id === 'hour-weekday')?.y_data.flat() ?? []
  expect('hours and weekdays', sum(active), rows.length)
  const byWording = Map.groupBy(rows, (row) => row.content.split(' ')[2])
  for (let n = 0; n < WORDINGS; n += 1) {
    const { total_items } = (await it.ask(`/api/posts/?search=${encodeURIComponent(`"redação${n}"`)}`)).json as Posts
    expect(`search for redação${n}`, total_items, byWording.get(`redação${n}`)?.length ?? 0)
  }
  return wrong
}

type Posts = { total_items: number; items: { dateCreated: string }[] }
type Metrics = { total_posts: number; items: { id: string; y_data: (number | null)[][] }[] }

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0)
