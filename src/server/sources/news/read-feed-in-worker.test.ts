import { expect, test } from 'vitest'
import { SourceError } from '../../net/source-error.ts'
import { readHtmlText } from './news-html.ts'
import { readFeedInWorker } from './read-feed-in-worker.ts'

const feed = (item: string) =>
  `<rss><channel><title>Jornal</title><item><title>Uma nota</title><link>https://a.example/1</link>${item}</item></channel></rss>`

test('a long feed is read in a thread as a short one is here', async () => {
  const rest = '<author>Ana Lima</author><pubDate>Sat, 21 Mar 2026 13:16:00 -0300</pubDate>'
  const short = await readFeedInWorker({ text: feed(rest) })
  expect(short).toMatchObject({ name: 'Jornal', items: [{ position: 1, news: { title: 'Uma nota' } }] })
  expect(await readFeedInWorker({ text: feed(`${rest}${'<x>y</x>'.repeat(10_000)}`) })).toEqual(short)
  await expect(readFeedInWorker({ text: `<html>${'<p/>'.repeat(10_000)}</html>` })).rejects.toThrow('página da web')
})

test('what takes too much time or memory is given up, and nobody waits for it', async () => {
  const many = feed(`<x ${Array.from({ length: 1_000_000 }, (_, i) => `a${i}="b"`).join(' ')}/>`)
  const reading = readFeedInWorker({ text: many }, 1)
  await expect(reading).rejects.toThrow(SourceError)
  await expect(reading).rejects.toThrow('pesado demais')
})

test('texts of nothing but beginnings are read in one pass', async () => {
  expect(readHtmlText('<script '.repeat(1_000_000)).length).toBeGreaterThan(0)
  expect(readHtmlText(`a<script>b</SCRIPT>c<style>${'<style>'.repeat(500_000)}`)).toBe('a c')
  expect(readHtmlText('a<STYLE x="<">b</b></style>c<script>d')).toBe('a c d')
  const authors = `${'a@'.repeat(1_000_000)}`
  expect((await readFeedInWorker({ text: feed(`<author>${authors}</author>`) })).items).toHaveLength(1)
  await expect(readFeedInWorker({ text: `${'<!DOCTYPE '.repeat(1_000_000)}${feed('')}` })).rejects.toThrow(SourceError)
})
