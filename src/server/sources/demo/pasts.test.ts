import { expect, test } from 'vitest'
import { planPasts } from './pasts.ts'

const NOW = 1_780_000_000
const posts = Array.from({ length: 400 }, (_, i) => ({
  id: `post-${i}`,
  platform: i % 4 === 0 ? 'X' : 'Telegram',
  content: `Foram abertas 120 vagas em creches nesta semana, disse a secretaria, e outras virão até o fim do ano. ${i}`,
  date: NOW - i * 7_200,
}))

test('the same posts have the same past, whatever their order; none both edited and deleted', () => {
  const { edits, deletions } = planPasts(posts, NOW)
  expect(planPasts(posts.toReversed(), NOW)).toEqual({ edits, deletions })
  const ids = [...edits, ...deletions].map(({ id }) => id)
  expect(ids).toHaveLength(26)
  expect(new Set(ids).size).toBe(26)
})

test('former texts differ from the present one and from each other, in time, and all is over', () => {
  const { edits, deletions } = planPasts(posts, NOW)
  const dates = new Map(posts.map((post) => [post.id, post]))
  for (const { id, former, at } of edits) {
    const texts = [...former.map(({ content }) => content), dates.get(id)?.content]
    expect(new Set(texts).size).toBe(texts.length)
    const moments = [dates.get(id)?.date ?? 0, ...former.map(({ seen }) => seen), at, NOW]
    expect(moments.every((moment, i) => i === 0 || moment > (moments[i - 1] ?? 0))).toBe(true)
  }
  expect(edits.some(({ former }) => former.length === 2)).toBe(true)
  for (const { id, after, before } of deletions) {
    expect(after).toBeGreaterThan(dates.get(id)?.date ?? 0)
    expect(before).toBeGreaterThan(after)
    expect(before).toBeLessThan(NOW)
  }
})
