/** Videos are found by their stills: by a cut of them, by a picture of one moment, and by nothing else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { drawScene } from '../../../../test/media/pictures.ts'
import { hasFfmpeg, makeVideo } from '../../../../test/media/videos.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { bindAttachments, findCopies } from '../../search/conditions/picture-filters.ts'
import { findAttachments, listAppearances } from '../../search/pictures/attachments.ts'
import { sql } from '../../store/sql.ts'
import { createMediaId, createPostId } from '../write/post-id.ts'
import { ANALYSED_BY } from './attachment-files.ts'
import { processAgain, processAttachments } from './process-attachments.ts'

const signal = new AbortController().signal
const SCENES = [11, 12, 13, 14, 15, 16]
let world: TestStores

describe.skipIf(!hasFfmpeg())('copies of videos (skipped: no ffmpeg)', () => {
  beforeAll(async () => {
    world = await openTestStores()
    const scenes = await Promise.all([...SCENES, 21, 22, 23, 24].map((seed) => drawScene(seed)))
    const film = scenes.slice(0, SCENES.length)
    const strangers = scenes.slice(SCENES.length)
    const [first = Buffer.alloc(0), , , fourth = Buffer.alloc(0)] = film
    const videos = {
      film: makeVideo(film, 2),
      // From the third scene on, mirrored, below a bar, smaller.
      cut: makeVideo(film.slice(2, 5), 2, 'hflip,pad=iw:ih*1.25:0:ih*0.25:white,scale=240:-2'),
      // Begins with the same scene, as videos of one channel do.
      'same-beginning': makeVideo([first, ...strangers], 2),
      black: makeVideo([await drawScene(1)], 4, 'eq=brightness=-1'),
    }
    const files = Object.entries(videos).map(([name, bytes]) => ({ name, bytes, type: 'video' as const }))
    for (const { name, bytes, type } of [...files, { name: 'moment', bytes: fourth, type: 'image' as const }]) {
      const url = `media/${(await world.media.put(bytes)).name}`
      await storePosts(world.ch, [
        { native_id: name, content: `Veja ${name}`, media: [{ type, url, description: null }] },
      ])
    }
    await processAttachments(world.ch, world.media, { limit: 50, signal })
  })
  afterAll(() => world.close())

  const idOf = (name: string) => createMediaId(postOf(name), 0)
  const postOf = (name: string) => createPostId({ platform: 'Telegram', account: 'canal_de_teste', native_id: name })
  const listFound = async (name: string) => {
    const [stored] = await findAttachments(world.ch, [idOf(name)])
    if (!stored) throw new Error(`${name} was not looked at`)
    const { items } = await listAppearances(world.ch, await findCopies(world.ch, stored), { page: 1, page_size: 20 })
    return new Map(items.map((one) => [one.post_id, one]))
  }
  const names = (found: ReadonlyMap<string, unknown>) =>
    ['film', 'cut', 'same-beginning', 'black', 'moment'].filter((name) => found.has(postOf(name)))

  test('a video is found by a mirrored part of it under a bar, and finds it; one that begins alike is another', async () => {
    const [byCut, byFilm] = [await listFound('cut'), await listFound('film')]
    expect(names(byCut)).toEqual(['film', 'cut', 'moment'])
    expect(names(byFilm)).toEqual(['film', 'cut', 'moment'])
    expect(byCut.get(postOf('film'))).toMatchObject({ type: 'video', second: 4 })
    expect(names(await listFound('same-beginning'))).toEqual(['same-beginning'])
  })

  test('a picture of one moment finds the videos that show it, and tells from where', async () => {
    const found = await listFound('moment')
    expect(names(found)).toEqual(['film', 'cut', 'moment'])
    expect(found.get(postOf('film'))?.second).toBe(6)
    expect(found.get(postOf('moment'))).toMatchObject({ type: 'image', second: null })
    const { filters } = await bindAttachments(world.ch, { attachment_uuid: [idOf('moment')] })
    expect(filters.shown_files?.[0]).toHaveLength(3)
  })

  test('black has no stills, and is like nothing', async () => {
    expect(names(await listFound('black'))).toEqual(['black'])
  })

  test('what an earlier version looked at is looked at again, and what only that one found is forgotten', async () => {
    const count = async () =>
      (
        await world.ch.rows(
          'test',
          sql`SELECT count() AS n FROM video_stills FINAL`,
          z.object({ n: z.coerce.number() }),
        )
      )[0]?.n
    const before = await count()
    const [film] = await findAttachments(world.ch, [idOf('film')])
    await world.ch.command(sql`TRUNCATE TABLE video_stills`)
    await world.ch.insert('video_stills', [
      {
        file: film?.file,
        still: 31,
        stills: 32,
        at: 1,
        share: 1,
        whole: '1',
        centre: '1',
        whole_fine: [],
        centre_fine: [],
      },
    ])
    await world.ch.command(
      sql`ALTER TABLE media_files UPDATE analysed_by = 'lupa-media@2' WHERE true SETTINGS mutations_sync = 2`,
    )
    const places = ['film', 'cut', 'same-beginning', 'moment'].map((name) => ({
      id: postOf(name),
      date_created: Date.UTC(2026, 2, 12, 15) / 1000,
    }))
    await processAgain(world.ch, world.media, places, signal)
    expect(await count()).toBe(before)
    const versions = await world.ch.rows(
      'test',
      sql`SELECT kind, any(analysed_by) AS told FROM media_files FINAL WHERE kind != '' GROUP BY kind ORDER BY kind`,
      z.object({ kind: z.string(), told: z.string() }),
    )
    expect(versions.map(({ told }) => told)).toEqual(versions.map(() => ANALYSED_BY))
  })
})
