import { expect, test } from 'vitest'
import type { Mention } from '../../../../contract/lives/watched-terms.ts'
import { addNews, describeNews } from './news.ts'

const mention = (id: number): Mention => ({
  id,
  term: 'vacina',
  live: { id: 1, title: 'Sessão' },
  chapter_id: 1,
  said_at: 62,
  context: '',
  created_at: '2026-03-12T12:00:00.000Z',
})

test('news are folded into one list, the last first, and none stands there twice', () => {
  const news = addNews([mention(1)], [mention(3), mention(2), mention(1)])
  expect(news.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(addNews(news, [])).toBe(news)
})

test('what came is said in one sentence', () => {
  expect(describeNews([])).toBe('')
  expect(describeNews([mention(1)])).toBe('“vacina” foi dito em Sessão, aos 0:01:02.')
  expect(describeNews([mention(2), mention(1)])).toBe(
    '2 menções a termos acompanhados. A última: “vacina” foi dito em Sessão, aos 0:01:02.',
  )
})
