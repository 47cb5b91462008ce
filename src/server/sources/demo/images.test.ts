import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoImages, drawDemoImage, writeDemoImages } from './images.ts'
import { listDemoPeople } from './people.ts'
import { readDemoPosts } from './posts.ts'

describe('writeDemoImages', () => {
  let directory: string
  let names: DemoImages
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lupascan-demo-'))
    names = await writeDemoImages(join(directory, 'media'))
  })
  afterAll(() => rm(directory, { recursive: true }))

  it('writes 48 different pictures and a portrait for everybody', () => {
    expect(new Set(names.images).size).toBe(48)
    expect(new Set(names.portraits).size).toBe(listDemoPeople().length)
  })

  it('names each file by its content, and keeps it small', async () => {
    for (const name of [...names.images, ...names.portraits]) {
      const bytes = await readFile(join(directory, name))
      expect(name).toBe(`media/${createHash('sha256').update(bytes).digest('hex')}.webp`)
      expect(bytes.length).toBeLessThanOrEqual(40 * 1024)
    }
  })

  it('writes nothing the second time', async () => {
    const first = basename(names.images[0] ?? '')
    const before = await stat(join(directory, 'media', first))
    expect(await writeDemoImages(join(directory, 'media'))).toEqual(names)
    expect((await stat(join(directory, 'media', first))).mtimeMs).toBe(before.mtimeMs)
    expect(await readdir(join(directory, 'media'))).toHaveLength(names.images.length + names.portraits.length)
  })

  it('has a file for every picture the posts and the people name', async () => {
    const files = new Set((await readdir(join(directory, 'media'))).map((file) => `media/${file}`))
    for (const person of listDemoPeople(names.portraits)) expect(files).toContain(person.image)
    const used = new Set<string>()
    for await (const item of readDemoPosts(new Date('2026-08-19T15:00:00Z'), names.images)) {
      if ('post' in item) for (const one of item.post.media) if (one.url) used.add(one.url)
    }
    expect([...used].filter((name) => !files.has(name))).toEqual([])
    expect(used.size).toBe(48)
  })
})

it('draws WebP pictures of 1200 pixels', async () => {
  const { format, width } = await sharp(await drawDemoImage(6)).metadata()
  expect({ format, width }).toEqual({ format: 'webp', width: 1200 })
})
