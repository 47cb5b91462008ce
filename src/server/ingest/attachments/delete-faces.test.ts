import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { sql } from '../../store/sql.ts'
import { createUuid } from '../write/post-id.ts'
import { deleteAllFaces, deleteFaces } from './delete-faces.ts'

let world: TestStores
let cutouts: string[]
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const FACES = [1, 2, 3].map((n) => createUuid(`face ${n}`))

/** Three faces; the last two are cut out of the same picture, byte for byte. */
beforeEach(async () => {
  await world.ch.command(sql`TRUNCATE TABLE faces`)
  const bytes = ['one', 'two', 'two'].map((text) => Buffer.from(`a picture of ${text}`))
  cutouts = await Promise.all(bytes.map(async (one) => (await world.media.put(one)).name))
  await world.ch.insert(
    'faces',
    FACES.map((face_id, i) => ({ face_id, version: 1, file: `${i}.jpg`, cutout: cutouts[i], x1: 9, y1: 9 })),
  )
})

const listKept = async () => {
  const rows = await world.ch.rows(
    'test',
    sql`SELECT toString(face_id) AS id FROM faces ORDER BY cutout, file`,
    z.object({ id: z.string() }),
  )
  const files = await Promise.all(cutouts.map((name) => world.media.read(name)))
  for (const file of files) file?.stream.destroy()
  return { faces: rows.map(({ id }) => id).sort(), files: files.map((file) => file !== null) }
}

/** A store of files that fails at the second removal. */
function failing() {
  let removals = 0
  return {
    async remove(name: string) {
      removals += 1
      if (removals > 1) throw new Error('the store of files does not answer')
      await world.media.remove(name)
    },
  }
}

test('when a file cannot be removed, the faces are still known and can be deleted again', async () => {
  const broken = { ch: world.ch, media: failing() }
  await expect(deleteAllFaces(broken)).rejects.toThrow('does not answer')
  expect((await listKept()).faces).toEqual([...FACES].sort())
  await deleteAllFaces(world)
  expect(await listKept()).toEqual({ faces: [], files: [false, false, false] })
})

test('a cut-out that another face has too stays until that one is deleted', async () => {
  await deleteFaces(world, FACES.slice(0, 2))
  expect(await listKept()).toEqual({ faces: FACES.slice(2), files: [false, true, true] })
  await deleteFaces(world, FACES.slice(2))
  expect(await listKept()).toEqual({ faces: [], files: [false, false, false] })
})
