import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { Media } from '../../media/media.ts'
import type { Analysis, DetectedFace } from '../../media/types.ts'
import { sql } from '../../store/sql.ts'
import { createUuid } from '../write/post-id.ts'
import { reanalyzeFaces } from './reanalyze-faces.ts'

const FILE = `${'a'.repeat(64)}.jpg`
const POST = { id: createUuid('post'), date_created: 0 }
const [CAT, PERSON, LATE] = [100, 300, 500]
let world: TestStores
let told: { gone: string[]; new: string[] }

beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
/** As a look before the second detector left it: a cat for the first face, a person for the second. */
beforeEach(async () => {
  told = { gone: [], new: [] }
  for (const table of [sql`faces`, sql`face_looks`]) await world.ch.command(sql`TRUNCATE TABLE ${table}`)
  await world.ch.insert('attachments', [{ file: FILE, media_id: POST.id, post_id: POST.id }])
  await world.ch.insert('face_looks', [{ file: FILE, faces_by: 'lupa-faces@1' }])
  await world.ch.insert('faces', [await store(CAT, 0), await store(PERSON, 1)])
})

const idOf = (index: number) => createUuid(`${FILE}\0face\0${index}`)
const names = new Map<number, string>()
const cutOut = async (x0: number) => {
  const { name } = await world.media.put(Buffer.from(`face at ${x0}`))
  names.set(x0, name)
  return name
}
const store = async (x0: number, index: number) => ({
  ...{ face_id: idOf(index), version: 1, file: FILE, cutout: await cutOut(x0), x0, x1: x0 + 90, y0: 0, y1: 90 },
})

async function look(places: readonly number[], removed: readonly string[] = []) {
  const faces = await Promise.all(places.map(async (x0) => describe(x0, await cutOut(x0))))
  // Type: what is looked at here has nothing but faces.
  const analysis = { faces, problems: [] as Analysis['problems'] } as Analysis
  const media: Media = { ...world.media, analyse: async () => analysis }
  return reanalyzeFaces(world.ch, media, [POST], {
    signal: new AbortController().signal,
    findRemoved: async (ids) => new Set(ids.filter((id) => removed.includes(id))),
    onFace: async (id) => void told.new.push(id),
    onGone: async (ids) => void told.gone.push(...ids),
  })
}

/** The same face a little further right, as another size of the picture gives it. */
const describe = (x0: number, cutout: string): DetectedFace => ({
  ...{ x0: x0 + 10, x1: x0 + 100, y0: 5, y1: 95, score: 0.9 },
  ...{ descriptor: Array.from({ length: 128 }, () => 0.1), engine: 'teste', cutout },
})

const listFaces = async () => {
  const rows = await world.ch.rows(
    'test',
    sql`SELECT toString(face_id) AS id, x0 FROM faces FINAL ORDER BY x0`,
    z.object({ id: z.string(), x0: z.number() }),
  )
  return rows.map(({ id, x0 }) => [id, x0])
}
/** Whether the cut-out is there. */
const isKept = async (name: string) => {
  const file = await world.media.read(name)
  file?.stream.destroy()
  return file !== null
}

test('an animal goes, a person stays what it was, once', async () => {
  expect(await look([PERSON])).toBe(1)
  expect(await listFaces()).toEqual([[idOf(1), PERSON]])
  expect(told).toEqual({ gone: [idOf(0)], new: [] })
  expect(await look([PERSON])).toBe(0)
})

test('a face that is found only now is new; where one was deleted for good none comes', async () => {
  await look([CAT, PERSON, LATE])
  expect(await listFaces()).toEqual([
    [idOf(0), CAT],
    [idOf(1), PERSON],
    [idOf(50), LATE + 10],
  ])
  expect(told).toEqual({ gone: [], new: [idOf(50)] })
})

test('what was deleted for good does not come back', async () => {
  await look([PERSON, LATE], [idOf(2)])
  expect(await isKept(names.get(LATE) ?? '')).toBe(false)
  expect(await isKept(names.get(PERSON) ?? '')).toBe(true)
  expect(await listFaces()).toEqual([[idOf(1), PERSON]])
  expect(told.new).toEqual([])
})
