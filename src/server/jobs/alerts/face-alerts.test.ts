import { afterAll, expect, test } from 'vitest'
import { noSignal, openAlerting } from '../../../../test/alerting.ts'
import { storePosts } from '../../../../test/factory.ts'
import { drawScene } from '../../../../test/media/pictures.ts'
import { processAttachments } from '../../ingest/attachments/process-attachments.ts'
import { createRow } from '../../ingest/attachments/process-faces.ts'
import type { DetectedFace } from '../../media/types.ts'
import { findFacesJob } from '../find-faces.ts'
import { evaluateAlerts } from './evaluation.ts'

const { world, ask, deps, close } = await openAlerting()
afterAll(close)

const face: DetectedFace = {
  ...{ x0: 1, y0: 1, x1: 90, y1: 90, score: 0.9, engine: 'test', cutout: '' },
  descriptor: Array.from({ length: 128 }, (_, i) => Math.sin(i) / 10),
}

const storePicture = async (native_id: string, seed: number) => {
  const url = `media/${(await world.media.put(await drawScene(seed))).name}`
  await storePosts(world.ch, [
    { native_id, content: `Retrato ${native_id}`, media: [{ type: 'image', url, description: null }] },
  ])
  await processAttachments(world.ch, world.media, { limit: 10, signal: noSignal })
  return url.replace('media/', '')
}

test('an alert on a face finds a post whose picture was looked at before its faces were', async () => {
  const purpose = 'Apuração de um teste da redação'
  expect((await ask('chefe', 'PUT', '/api/faces/settings/', { enabled: true, purpose })).statusCode).toBe(200)
  const row = createRow(await storePicture('before', 81), 0, face)
  await world.ch.insert('faces', [row])
  const saved = await ask('ana', 'POST', '/api/saved-search/', { title: 'Rosto', filters: { face_id: row.face_id } })
  const made = await ask('ana', 'POST', '/api/alerts/', { rule: 'every', saved_search: saved.json().id })
  expect(made.statusCode, made.body).toBe(201)

  await storePicture('after', 82)
  const evaluate = async () => {
    while ((await evaluateAlerts(deps(), noSignal)) === 'more');
    return world.pg.selectFrom('alert_posts').select('post_key').execute()
  }
  expect(await evaluate()).toEqual([])
  const analyse: typeof world.media.analyse = async (file, options) => ({
    ...(await world.media.analyse(file, { ...options, faces: false, text: false })),
    faces: [face],
  })
  await findFacesJob({ ...deps(), media: { ...world.media, analyse } }).run({}, noSignal)
  const { items } = (await ask('ana', 'GET', '/api/posts/?search=retrato')).json()
  const after = items.find(({ content }: { content: string }) => content === 'Retrato after')
  expect(await evaluate()).toEqual([{ post_key: after.id }])
  expect(await evaluate()).toHaveLength(1)
})
