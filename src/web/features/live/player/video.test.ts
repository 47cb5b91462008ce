import { expect, test } from 'vitest'
import { getPlayerAddress, readVideo } from './video.ts'

test.each([
  'https://www.youtube.com/watch?v=abc_DEF-123&t=10s',
  'https://youtu.be/abc_DEF-123?si=x',
  'https://m.youtube.com/live/abc_DEF-123',
  'https://www.youtube-nocookie.com/embed/abc_DEF-123',
])('%s is played by YouTube’s player', (address) => {
  expect(readVideo(address)).toEqual({ kind: 'youtube', id: 'abc_DEF-123' })
})

test.each([
  ['https://video.exemplo.org/sessao.MP4?x=1', 'file'],
  ['https://video.exemplo.org/sessao', 'link'],
  ['https://youtube.com.exemplo.org/watch?v=abc_DEF-123', 'link'],
  ['https://www.youtube.com/watch?v=abc"onload=x', 'link'],
  ['https://www.youtube.com/@canal', 'link'],
  ['nada', 'link'],
])('%s is a %s', (url, kind) => {
  expect(readVideo(url)).toEqual({ kind, url })
})

test('the player comes from the address without cookies and begins at a whole second', () => {
  const { origin, pathname, searchParams } = new URL(getPlayerAddress('abc_DEF-123', 62.9, 'http://127.0.0.1:8080'))
  expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/abc_DEF-123')
  expect(searchParams.get('start')).toBe('62')
})
