import { beforeAll, describe, expect, it } from 'vitest'
import { HATES, PLATFORMS } from '../../../contract/labels.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import { DEMO_POSTS, readDemoPosts } from './posts.ts'
import { findFlaw } from './typography.ts'

const NOW = new Date('2026-08-19T15:00:00Z')
const IMAGES = Array.from({ length: 48 }, (_, index) => `media/${index}.webp`)

async function readAll(now: Date, images = IMAGES): Promise<ImportedPost[]> {
  const posts: ImportedPost[] = []
  for await (const item of readDemoPosts(now, images)) if ('post' in item) posts.push(item.post)
  return posts
}

function keyOf(post: ImportedPost): string {
  return `${post.platform}/${post.account}/${post.native_id}`
}

describe('readDemoPosts', () => {
  let posts: ImportedPost[]
  beforeAll(async () => {
    posts = await readAll(NOW)
  })

  it('gives the announced number of posts, every one with a key of its own', () => {
    expect(posts).toHaveLength(DEMO_POSTS)
    expect(new Set(posts.map(keyOf)).size).toBe(DEMO_POSTS)
  })

  it('gives the same bytes for the same moment', async () => {
    expect(JSON.stringify(await readAll(NOW))).toBe(JSON.stringify(posts))
  })

  it('keeps every key when started on another day', async () => {
    const later = await readAll(new Date('2027-01-03T04:30:00Z'))
    expect(later.map(keyOf)).toEqual(posts.map(keyOf))
  })

  it('lies within the last nine months and never after now', () => {
    const times = posts.map((post) => post.date_created.getTime())
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW.getTime())
    expect(Math.max(...times)).toBeGreaterThan(NOW.getTime() - 6 * 3_600_000)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(NOW.getTime() - 270 * 86_400_000)
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  it('is newest-heavy: the last quarter of the time has the most posts', () => {
    const quarter = (age: number) => Math.min(3, Math.floor(age / (67.5 * 86_400_000)))
    const sizes = [0, 0, 0, 0]
    for (const post of posts) {
      const index = quarter(NOW.getTime() - post.date_created.getTime())
      sizes[index] = (sizes[index] ?? 0) + 1
    }
    expect(sizes[0]).toBe(Math.max(...sizes))
  })

  it('has every label in about its share, with a score that fits', () => {
    const share = (hate: string) => posts.filter((post) => post.hate === hate).length / posts.length
    expect(share('discurso de ódio')).toBeCloseTo(0.025, 2)
    expect(share('ofensivo')).toBeGreaterThan(0.045)
    expect(share('ofensivo')).toBeLessThan(0.075)
    expect(share('não avaliado')).toBeCloseTo(0.033, 2)
    expect(new Set(posts.map((post) => post.hate))).toEqual(new Set(HATES))
    expect(posts.filter((post) => (post.hate_score === null) !== (post.hate === 'não avaliado'))).toEqual([])
  })

  it('never lets the scores of two labels overlap', () => {
    const scores = (hate: string) => posts.filter((post) => post.hate === hate).map((post) => post.hate_score ?? -1)
    expect(Math.max(...scores('sem indício'))).toBeLessThan(Math.min(...scores('ofensivo')))
    expect(Math.max(...scores('ofensivo'))).toBeLessThan(Math.min(...scores('discurso de ódio')))
    expect(Math.max(...scores('discurso de ódio'))).toBeLessThanOrEqual(1)
  })

  it('writes nothing that reads like a broken template', () => {
    const flaws = posts.flatMap((post) => [post.content, post.description ?? ''].map(findFlaw)).filter(Boolean)
    expect(flaws).toEqual([])
  })

  it('has no post without text, attachment and poll', () => {
    const empty = posts.filter((post) => post.content === '' && !post.extras?.poll)
    expect(empty.length).toBeGreaterThan(20)
    expect(empty.filter((post) => post.media.length === 0)).toEqual([])
  })

  it('repeats a text only where a message travels', () => {
    const accounts = new Map<string, string[]>()
    for (const post of posts) {
      const known = accounts.get(post.content) ?? []
      if (post.content !== '') accounts.set(post.content, [...known, `${post.platform}/${post.account}`])
    }
    expect([...accounts.values()].filter((known) => new Set(known).size < known.length)).toEqual([])
    const shared = [...accounts.values()].filter((known) => known.length > 1)
    expect(shared.length).toBeGreaterThan(5)
    expect(shared.length).toBeLessThan(60)
  })

  it('sends nobody to a real site: every host ends in .example', () => {
    const hosts = posts.flatMap((post) => {
      const written = `${post.content} ${post.description}`.match(/https?:\/\/\S+/g) ?? []
      const links = [...written, ...post.hidden_links, ...post.misleading_links, post.link ?? '']
      return links.map((link) => new URL(link).hostname)
    })
    expect(hosts.length).toBeGreaterThan(DEMO_POSTS)
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([])
  })

  it('names as misleading only addresses that stand in the text', () => {
    const misleading = posts.filter((post) => post.misleading_links.length > 0)
    expect(misleading.length).toBeGreaterThan(60)
    const absent = misleading.filter((post) =>
      post.misleading_links.some((link) => !`${post.content} ${post.description}`.includes(link)),
    )
    expect(absent).toEqual([])
  })

  it('has attachments with addresses among the given images, and about a thousand posts with a picture', () => {
    const media = posts.flatMap((post) => post.media)
    expect(media.filter((one) => one.url !== null && !IMAGES.includes(one.url))).toEqual([])
    expect(new Set(media.map((one) => one.type))).toEqual(new Set(['image', 'video', 'audio', 'document']))
    const pictures = posts.filter((post) => post.media.some((one) => one.url !== null))
    expect(pictures.length).toBeGreaterThan(900)
    expect(pictures.length).toBeLessThan(1500)
  })

  it('gives a duration to every video and audio and to nothing else', () => {
    const wrong = posts.filter((post) => {
      const runs = post.media.some((one) => one.type === 'video' || one.type === 'audio')
      return runs !== (post.duration !== null && post.duration > 0)
    })
    expect(wrong).toEqual([])
  })

  it('counts as each network does: whole numbers, or nothing where the network is silent', () => {
    const counts = posts.flatMap((post) => [post.views, post.likes, post.shares, post.comments])
    expect(posts.filter((post) => !PLATFORMS.some((platform) => platform === post.platform))).toEqual([])
    expect(counts.filter((count) => count !== null && !(Number.isInteger(count) && count >= 0))).toEqual([])
    const telegram = posts.filter((post) => post.platform === 'Telegram')
    expect(telegram.length).toBeGreaterThan(DEMO_POSTS / 2)
    expect(telegram.filter((post) => post.comments !== null)).toEqual([])
    expect(posts.some((post) => post.views === null)).toBe(true)
    const views = posts.map((post) => post.views ?? 0).sort((a, b) => b - a)
    expect(views[0]).toBeGreaterThan(100 * (views[DEMO_POSTS / 2] ?? 0))
  })

  it('has polls whose shares add up, and messages that were forwarded from the channel that had them first', () => {
    const polls = posts.flatMap((post) => (post.extras?.poll ? [{ ...post, poll: post.extras.poll }] : []))
    expect(polls.length).toBeGreaterThan(5)
    for (const { poll, content, media, platform } of polls) {
      const sum = poll.options.reduce((all, { percent }) => all + (percent ?? 0), 0)
      expect(Math.abs(sum - 100)).toBeLessThan(3)
      expect([content, media, platform]).toEqual(['', [], 'Telegram'])
    }
    const links = new Map(posts.map((post, rank) => [post.link, rank]))
    const forwarded = posts.flatMap((post, rank) => (post.extras?.forward ? [{ rank, ...post.extras.forward }] : []))
    expect(forwarded.length).toBeGreaterThan(30)
    expect(forwarded.filter(({ link, rank }) => !((links.get(link) ?? rank) < rank))).toEqual([])
  })

  it('keeps to the length of the short network', () => {
    expect(posts.filter((post) => post.platform === 'X' && post.content.length > 280)).toEqual([])
  })

  it('keeps its pictures without addresses when none were written', async () => {
    const media = (await readAll(NOW, [])).flatMap((post) => post.media)
    expect(media.length).toBeGreaterThan(1000)
    expect(media.filter((one) => one.url !== null)).toEqual([])
  })
})
