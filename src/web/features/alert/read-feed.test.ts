import { expect, test } from 'vitest'
import { describeFeed, readJsonFeed, readXmlFeed } from './read-feed.ts'

const facts = { title: 'Urnas & "galpão" ‹item›', items: 1, newest: '2026-03-12T17:05:00.000Z' }

test('a feed tells its name, how many items it has, and when the newest was found', () => {
  const text = '<![CDATA[Um &lt;item&gt; &amp; outro ]]&gt; &lt;entry&gt;]]>'
  const rss = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
    <channel>
        <title>Urnas &amp; "galpão" ‹item›</title>
        <lastBuildDate>Thu, 12 Mar 2026 17:06:00 GMT</lastBuildDate>
        <item>
            <title><![CDATA[Ana ‹b› · Telegram]]></title>
            <pubDate>Thu, 12 Mar 2026 17:05:00 GMT</pubDate>
            <description>${text}</description>
        </item>
    </channel>
</rss>`
  expect(readXmlFeed(rss)).toEqual(facts)
  const atom = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
    <title>Urnas &amp; "galpão" ‹item›</title>
    <updated>2026-03-12T17:06:00.000Z</updated>
    <entry>
        <title type="html"><![CDATA[Ana ‹b› · Telegram]]></title>
        <updated>2026-03-12T17:05:00.000Z</updated>
        <summary type="html">${text}</summary>
    </entry>
</feed>`
  expect(readXmlFeed(atom)).toEqual(facts)
  const items = [{ id: 'urn:1', content_html: 'Um', date_modified: '2026-03-12T17:05:00.000Z' }]
  expect(readJsonFeed(JSON.stringify({ title: facts.title, items }))).toEqual(facts)
})

test('what is no feed is none', () => {
  expect(readXmlFeed('<!doctype html><title>Entrar</title>')).toBeNull()
  expect(readJsonFeed('<!doctype html>')).toBeNull()
  expect(readJsonFeed('{"detail":"Não encontrado."}')).toBeNull()
})

test('an empty feed is told apart from one with items', () => {
  const empty = { format: 'rss' as const, title: 'Urnas', items: 0, newest: null }
  expect(describeFeed(empty)).toBe(
    'O feed RSS de “Urnas” respondeu, ainda sem avisos. O que o alerta encontrar aparece nele.',
  )
  expect(describeFeed({ format: 'atom', ...facts, title: 'Urnas', items: 3 })).toBe(
    'O feed Atom de “Urnas” respondeu com 3 avisos, o mais novo de 12/03/2026 às 14:05.',
  )
})
