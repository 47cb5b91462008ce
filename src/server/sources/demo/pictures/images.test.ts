import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { listDemoPeople } from '../invent-people.ts'
import { readDemoPosts } from '../posts.ts'
import { type DemoImages, drawDemoImage, writeDemoImages } from './images.ts'

describe('writeDemoImages', () => {
  const kept = new Map<string, Buffer>()
  let names: DemoImages
  beforeAll(async () => {
    names = await writeDemoImages(async (bytes) => {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.webp`
      kept.set(`media/${name}`, bytes)
      return { name }
    })
  })

  it('writes 48 different pictures and a portrait for everybody', () => {
    expect(new Set(names.images).size).toBe(48)
    expect(new Set(names.portraits).size).toBe(listDemoPeople().length)
  })

  it('draws the same again, and keeps it small', async () => {
    const [first = ''] = names.images
    expect(await drawDemoImage(0)).toEqual(kept.get(first))
    for (const bytes of kept.values()) expect(bytes.length).toBeLessThanOrEqual(40 * 1024)
  })

  it('has a file for every picture the posts and the people name', async () => {
    const files = new Set(kept.keys())
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
