import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLive, listSegments } from '../../../test/lives/capture-live.ts'
import { jobDeps } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { followLivesJob } from '../jobs/follow-lives.ts'
import { temporaryFolder } from './capture-live.ts'
import { removeLiveAudio } from './remove-audio.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const never = new AbortController().signal

test('audio is removed once it is old and written, and only when nothing else needs the file', async () => {
  const audio = (await world.media.put(Buffer.from('o mesmo silêncio'))).name
  const [one, two] = [
    await addLive(world, 'http://a.exemplo.org/1.mp3'),
    await addLive(world, 'http://a.exemplo.org/2.mp3'),
  ]
  const row = { number: 1, started_at: 0, finished_at: 20, ends_in_pause: true, audio, heard_at: new Date(0) }
  await world.pg
    .insertInto('live_segments')
    .values([
      { ...row, live_id: one, state: 'written' },
      { ...row, live_id: two },
    ])
    .execute()
  await followLivesJob(jobDeps(world)).run({}, never)
  expect((await listSegments(world, one))[0]?.audio).toBeNull()
  expect((await listSegments(world, two))[0]?.audio).toBe(audio)
  const kept = await world.media.read(audio)
  expect(kept).not.toBeNull()
  kept?.stream.destroy()
  // When the store is unavailable, files that are not removed stay recorded, and are removed the next time.
  const away = { remove: () => Promise.reject(new Error('away')) }
  await expect(removeLiveAudio({ pg: world.pg, media: away }, two)).rejects.toThrow('away')
  expect((await listSegments(world, two))[0]?.audio).toBe(audio)
  await removeLiveAudio(world, two)
  expect((await listSegments(world, two))[0]?.audio).toBeNull()
  expect(await world.media.read(audio)).toBeNull()
})

test('what a listener that was killed left of a file goes, what another one is writing stays', async () => {
  const folder = temporaryFolder(jobDeps(world).config)
  mkdirSync(folder, { recursive: true })
  const [old, young] = [join(folder, 'velho.part'), join(folder, 'novo.part')]
  for (const path of [old, young]) writeFileSync(path, 'gravação')
  utimesSync(old, 0, 0)
  await followLivesJob(jobDeps(world)).run({}, never)
  expect([existsSync(old), existsSync(young)]).toEqual([false, true])
})
