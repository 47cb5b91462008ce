import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { FaceGroupsReply } from '../../../contract/media/faces.ts'
import { PostsReply } from '../../../contract/posts/post.ts'
import { processAttachments } from '../../ingest/attachments/process-attachments.ts'
import type { Media } from '../../media/media.ts'
import { sql, string } from '../../store/sql.ts'

const PHOTOS = resolve(import.meta.dirname, '../../../../../shared/data/faces')
/** Two photographs of each of two people, and two of two others. */
const NAMES = ['obama.jpg', 'obama2.jpg', 'disco-Paul.jpeg', 'disco-Paul2.jpeg', 'biden.jpg', 'disco-Chris.jpeg']
const hasPhotos = existsSync(PHOTOS)
const hasEngine = canResolve('@vladmandic/face-api/package.json') && canResolve('@tensorflow/tfjs/package.json')

function canResolve(name: string): boolean {
  try {
    return Boolean(createRequire(import.meta.url).resolve(name))
  } catch {
    return false
  }
}

let world: TestApp
let token = ''
const ask = (method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  world.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
const turn = (enabled: boolean) =>
  ask('PUT', '/api/faces/settings/', { enabled, purpose: enabled ? 'Conferir fotos de pessoas públicas.' : '' })

beforeAll(async () => {
  world = await openTestApp()
  token = await world.enter('ana', { is_superuser: true })
})
afterAll(() => world.close())

describe('while faces are off', () => {
  test('no filter, no groups, no faces, and turning them on takes a purpose', async () => {
    const list = await ask('GET', '/api/posts/?face_id=00000000-0000-8000-8000-000000000000')
    expect([list.statusCode, list.json()]).toEqual([400, { face_id: ['A busca por rostos está desligada.'] }])
    expect((await ask('GET', '/api/faces/groups/')).statusCode).toBe(409)
    const settings = { enabled: false, purpose: '', changed_by: '', changed_at: null, total_faces: 0 }
    expect((await ask('GET', '/api/faces/settings/')).json()).toEqual(settings)
    const bare = await ask('PUT', '/api/faces/settings/', { enabled: true, purpose: 'sim' })
    expect(Object.keys(bare.json())).toEqual(['purpose'])
  })
})

test('a group is deleted with all of its faces, also when they are very many, and its name goes', async () => {
  const group = await world.pg
    .insertInto('face_groups')
    .values({ name: 'Muito fotografada' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: 5_001 }, (_, i) => `00000000-0000-8000-8000-${String(i).padStart(12, '0')}`)
  await world.pg
    .insertInto('face_members')
    .values(ids.map((face_id) => ({ face_id, group_id: group.id })))
    .execute()
  expect((await ask('DELETE', `/api/faces/groups/${group.id}/`)).statusCode).toBe(204)
  expect(await world.pg.selectFrom('face_members').selectAll().execute()).toEqual([])
  expect(await world.pg.selectFrom('face_groups').select(['id', 'name']).execute()).toEqual([{ ...group, name: '' }])
  const told = await world.pg.selectFrom('audit').select('subject').where('action', '=', 'faces_deleted').execute()
  expect(told).toEqual([{ subject: `grupo ${group.id}, 5001 rostos` }])
  expect((await ask('DELETE', `/api/faces/groups/${group.id}/`)).statusCode).toBe(404)
})

describe.skipIf(!hasPhotos || !hasEngine)(
  'faces (skipped without ../shared/data/faces or the optional packages)',
  () => {
    const groups = async () => FaceGroupsReply.parse((await ask('GET', '/api/faces/groups/')).json())
    const sizes = async () => (await groups()).items.map(({ size }) => size)
    const posts = async (query = '') => PostsReply.parse((await ask('GET', `/api/posts/?${query}`)).json())
    const findFace = async (name: string) => {
      const post = (await posts()).items.find(({ content }) => content === name)
      return post?.media[0]?.faces[0]?.id ?? ''
    }
    const listFound = async (name: string) => {
      const { items } = await posts(`face_id=${await findFace(name)}`)
      return items.map(({ content }) => content).sort()
    }

    beforeAll(async () => {
      const urls = await Promise.all(
        NAMES.map(async (name) => `media/${(await world.media.put(readFileSync(resolve(PHOTOS, name)))).name}`),
      )
      await storePosts(
        world.ch,
        urls.map((url, i) => ({ content: NAMES[i] ?? '', media: [{ type: 'image', url, description: null }] })),
      )
      await turn(true)
      // Text in photographs is not tested here, and recognising it would take longer than everything else.
      const analyse: Media['analyse'] = (file, rest) => world.media.analyse(file, { ...rest, text: false })
      const signal = AbortSignal.timeout(200_000)
      await processAttachments(world.ch, { ...world.media, analyse }, { limit: NAMES.length, signal })
      await world.queue.send('find-faces', {})
      await runJobs(world)
    }, 300_000)

    test('the photographs of a person find each other, and not the others', async () => {
      expect(await listFound('obama.jpg')).toEqual(['obama.jpg', 'obama2.jpg'])
      expect(await listFound('obama2.jpg')).toEqual(['obama.jpg', 'obama2.jpg'])
      expect(await listFound('disco-Paul.jpeg')).toEqual(['disco-Paul.jpeg', 'disco-Paul2.jpeg'])
      expect(await listFound('biden.jpg')).toEqual(['biden.jpg'])
      expect(await listFound('disco-Chris.jpeg')).toEqual(['disco-Chris.jpeg'])
    })

    test('the answer tells the face, where it is, and how far each found one is', async () => {
      const id = await findFace('obama.jpg')
      const { faces, items } = await posts(`face_id=${id}`)
      expect(faces).toMatchObject([{ id, url: expect.stringMatching(/^\/api\/media\/[0-9a-f]{64}\.webp\?/) }])
      const found = items.map(({ content, media }) => [content, media[0]?.faces[0]?.distance])
      expect(found).toContainEqual(['obama.jpg', 0])
      expect(Math.max(...found.map(([, distance]) => Number(distance)))).toBeLessThanOrEqual(0.52)
      const face = items[0]?.media[0]?.faces[0]
      expect(face && face.x1 > face.x0 && face.y1 > face.y0).toBe(true)
      const audit = await world.pg
        .selectFrom('audit')
        .select('subject')
        .where('action', '=', 'faces_searched')
        .execute()
      expect(audit.filter(({ subject }) => subject.includes(id))).toHaveLength(1)
    })

    test('groups are named, merged and split, and each change is undone', async () => {
      expect(await sizes()).toEqual([2, 1, 1, 1, 1])
      const [obama, paul] = [await findFace('disco-Paul.jpeg'), await findFace('disco-Paul2.jpeg')]
      const byFace = (id: string, { items }: FaceGroupsReply) =>
        items.find(({ faces }) => faces.some((f) => f.id === id))
      const before = await groups()
      const [one, other] = [byFace(obama, before)?.id, byFace(paul, before)?.id]
      expect((await ask('PATCH', `/api/faces/groups/${one}/`, { name: 'Paulo' })).statusCode).toBe(204)
      expect((await ask('POST', `/api/faces/groups/${one}/merge/`, { others: [other] })).statusCode).toBe(204)
      const merged = await groups()
      expect(byFace(paul, merged)).toMatchObject({ name: 'Paulo', size: 2 })
      expect(merged.last_change).toMatchObject({ kind: 'merge', actor: 'ana' })
      const split = await ask('POST', `/api/faces/groups/${one}/split/`, { faces: [paul] })
      expect(byFace(paul, await groups())).toMatchObject({ id: split.json().id, size: 1 })
      for (const expected of [2, 1]) {
        const { last_change } = await groups()
        expect((await ask('POST', `/api/faces/changes/${last_change?.id}/undo/`)).statusCode).toBe(204)
        expect(byFace(paul, await groups())?.size).toBe(expected)
      }
      expect((await ask('POST', '/api/faces/changes/999999/undo/')).statusCode).toBe(404)
    })

    test('a face is deleted for good: its description and its picture too, and another look does not bring it back', async () => {
      const id = await findFace('biden.jpg')
      const rows = () =>
        world.ch.rows(
          'test',
          sql`SELECT cutout, file FROM faces WHERE toString(face_id) = ${{ type: 'String', value: id }}`,
          z.object({ cutout: z.string(), file: z.string() }),
        )
      const [{ cutout, file } = { cutout: '', file: '' }] = await rows()
      expect((await ask('DELETE', `/api/faces/${id}/`)).statusCode).toBe(204)
      expect(await rows()).toEqual([])
      expect(await world.media.read(cutout)).toBeNull()
      await world.ch.command(
        sql`ALTER TABLE face_looks DELETE WHERE file = ${string(file)} SETTINGS mutations_sync = 2`,
      )
      const looks = sql`SELECT toUInt32(count()) AS n FROM face_looks`
      const Looks = z.object({ n: z.number() })
      expect(await world.ch.rows('test', looks, Looks)).toEqual([{ n: NAMES.length - 1 }])
      await world.queue.send('find-faces', {})
      await runJobs(world)
      expect(await world.ch.rows('test', looks, Looks)).toEqual([{ n: NAMES.length }])
      expect(await rows()).toEqual([])
      expect(await findFace('biden.jpg')).toBe('')
      expect(await findFace('obama.jpg')).not.toBe('')
    })

    test('turned off, nothing is shown; all of them are deleted for good', async () => {
      await turn(false)
      expect((await posts()).items.every(({ media }) => media.every(({ faces }) => faces.length === 0))).toBe(true)
      expect((await ask('GET', '/api/faces/settings/')).json().total_faces).toBeGreaterThan(0)
      expect((await ask('DELETE', '/api/faces/')).statusCode).toBe(204)
      expect((await ask('GET', '/api/faces/settings/')).json().total_faces).toBe(0)
      expect(await world.pg.selectFrom('face_members').selectAll().execute()).toEqual([])
    })
  },
)
