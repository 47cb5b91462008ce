/** Tests that need parts a machine may not have: the optional packages, photographs of people, ffmpeg. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareDecoders } from '../../../test/media/decoders.ts'
import { parseConfig } from '../config.ts'
import { quietLog } from '../log.ts'
import { type Media, openMedia } from './media.ts'
import type { DetectedFace } from './types.ts'

const PHOTOS = resolve('../shared/data/faces')
/** Above this distance two faces are not shown as the same person. */
const POSSIBLE = 0.52

let folder: string
let media: Media

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lupascan-faces-'))
  media = openMedia(parseConfig({ LUPASCAN_DATA_DIR: folder }), quietLog, { decoders: shareDecoders() })
})
afterAll(async () => {
  await media.close()
  rmSync(folder, { recursive: true, force: true })
})

function hasEngine(): boolean {
  try {
    return Boolean(createRequire(import.meta.url).resolve('@vladmandic/face-api'))
  } catch {
    return false
  }
}

function hasFfmpeg(): boolean {
  try {
    return Boolean(execFileSync('ffmpeg', ['-version']))
  } catch {
    return false
  }
}

const measure = (a: DetectedFace, b: DetectedFace) =>
  Math.hypot(...a.descriptor.map((one, at) => one - (b.descriptor[at] ?? 0)))

describe.skipIf(!hasEngine())('faces (skipped: the optional packages are not installed)', () => {
  test.skipIf(!existsSync(PHOTOS))(
    'photographs of one person are near, of two persons far (skipped: no ../shared/data/faces)',
    async () => {
      const faces: { person: string; face: DetectedFace }[] = []
      for (const file of readdirSync(PHOTOS).filter((name) => /\.jpe?g$/.test(name))) {
        // Same options as `findFaces`, for routes/media/faces.test.ts: in CI its cached result is reused.
        const asked = { faces: true, text: false, stills: false }
        const found = await media.analyse(readFileSync(join(PHOTOS, file)), asked)
        expect(found.faces).toHaveLength(1)
        const [face] = found.faces ?? []
        if (face) faces.push({ person: file.replace(/2?\.jpe?g$/, ''), face })
      }
      const wrong = faces.flatMap((a) =>
        faces
          .filter((b) => measure(a.face, b.face) <= POSSIBLE !== (a.person === b.person))
          .map((b) => [a.person, b.person]),
      )
      expect(wrong).toEqual([])
    },
  )

  test.skipIf(!existsSync(PHOTOS))(
    'boxes are in pixels of the picture as it is shown (skipped: no ../shared/data/faces)',
    async () => {
      const photo = sharp(join(PHOTOS, 'obama.jpg'))
      const options = { faces: true, text: false, thumbnail: false }
      const [plain] = (await media.analyse(await photo.toBuffer(), options)).faces ?? []
      const turned = await photo.rotate(90).resize({ width: 2274 }).withMetadata({ orientation: 8 }).jpeg().toBuffer()
      const analysis = await media.analyse(turned, options)
      expect(analysis).toMatchObject({ width: 1820, height: 2274 })
      const [found] = analysis.faces ?? []
      for (const edge of ['x0', 'x1', 'y0', 'y1'] as const) {
        expect(Math.abs((found?.[edge] ?? 0) - 2 * (plain?.[edge] ?? 0))).toBeLessThan(30)
      }
      expect(found?.engine).toMatch(/^face-api-ssd \d/)
      expect(found?.descriptor).toHaveLength(128)
    },
  )

  test('a picture without faces has none', async () => {
    const flat = sharp({ create: { width: 400, height: 400, channels: 3, background: '#48a' } })
    expect(await media.analyse(await flat.png().toBuffer(), { faces: true })).toMatchObject({ faces: [], problems: [] })
  })
})

describe.skipIf(!hasFfmpeg())('video (skipped: no ffmpeg)', () => {
  const make = (name: string, args: string[]) => {
    const path = join(folder, name)
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, path])
    return readFileSync(path)
  }

  test('a clip has a length, a size, and a still that is analysed', async () => {
    const clip = make('clip.mp4', [
      '-f',
      'lavfi',
      '-i',
      'testsrc=duration=4:size=640x360:rate=10',
      '-pix_fmt',
      'yuv420p',
    ])
    const found = await media.analyse((await media.put(clip)).name)
    expect(found).toMatchObject({ kind: 'video', format: 'mp4', width: 640, height: 360, seconds: 4, problems: [] })
    expect(found.hashes?.regions).toHaveLength(3)
    const thumbnail = await media.read(found.thumbnail ?? '')
    const bytes = thumbnail ? await buffer(thumbnail.stream) : Buffer.alloc(0)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 270 })
  })

  test('sound has a length and no picture', async () => {
    const sound = make('sound.ogg', ['-f', 'lavfi', '-i', 'sine=duration=2'])
    expect(await media.analyse(sound)).toMatchObject({
      kind: 'audio',
      seconds: 2,
      width: null,
      thumbnail: null,
      problems: [],
    })
  })

  test('a broken clip says so', async () => {
    const broken = Buffer.from(`\0\0\0\x20ftypisom${'\0'.repeat(500)}`, 'latin1')
    expect(await media.analyse(broken)).toMatchObject({ kind: 'video', problems: [{ code: 'broken' }] })
  })
})

test('without ffmpeg a video says so', async () => {
  const without = openMedia(parseConfig({ LUPASCAN_DATA_DIR: folder, FFMPEG_PATH: '/nowhere/ffmpeg' }))
  const clip = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1')
  expect(await without.analyse(clip)).toMatchObject({
    kind: 'video',
    seconds: null,
    problems: [{ code: 'no_ffmpeg', problem: 'O vídeo não foi analisado: falta um programa no servidor.' }],
  })
  await without.close()
})
