import { expect, test } from 'vitest'
import { escapePlainHtml } from './plain-html.ts'

test.each([
  ['<title>a <b>b</b></title>', '<title>a &lt;b&gt;b&lt;/b&gt;</title>'],
  ['<title>a ]]> <b>b</b></title><x/>', '<title>a ]]&gt; &lt;b&gt;b&lt;/b&gt;</title><x/>'],
  ['<title>a &amp;eacute; <br/></title>', '<title>a &amp;eacute; &lt;br/&gt;</title>'],
  ['<TITLE>a <b>b</b></TITLE>', '<TITLE>a &lt;b&gt;b&lt;/b&gt;</TITLE>'],
  [
    '<summary>a <p><summary>b <summary /></summary>c</p></summary>',
    '<summary>a &lt;p&gt;&lt;summary&gt;b &lt;summary /&gt;&lt;/summary&gt;c&lt;/p&gt;</summary>',
  ],
  ['<title>a</title\n><x><title>b</title></x>', null],
  ['<title>a<b/></title\n><title>c</title>', '<title>a&lt;b/&gt;</title\n><title>c</title>'],
  ['<item><title>a<b/></item><item><title>c</title></item>', null],
  ['<entry><summary>a<b/></entry><x:entry><summary>c</summary></x:entry>', null],
  [
    '<item><title>a <title>b</title></item><item><title>c</title></title></item>',
    '<item><title>a &lt;title&gt;b</title></item><item><title>c</title></title></item>',
  ],
  ['<content xmlns="http://search.yahoo.com/mrss/"><title>b</title></content>', null],
  ['<content url="a" medium="image"><title>b</title></content>', null],
  ['<title>a &lt;b&gt;</title>', null],
  ['<title>a <b>b</b>', null],
  ['<description><![CDATA[<p>a</p> <title>b <i>c</i></title>]]></description>', null],
  ['<!-- <title>a <b>b</b></title> -->', null],
  ['<content type="xhtml"><div><summary>a <b>b</b></summary></div></content>', null],
  ['<media:content url="a"><media:title>b</media:title></media:content>', null],
])('%j', (xml, expected) => expect(escapePlainHtml(xml)).toBe(expected ?? xml))

test.each([
  '<title><content><![CDATA[<!--'.repeat(100_000),
  `${'<title>'.repeat(100_000)}<![CDATA[x]]></title>`,
  `${'<title>'.repeat(100_000)}</item></title>`,
  '<title><title></title '.repeat(100_000),
  '<title'.repeat(100_000),
])('what is opened a hundred thousand times is passed over at once', (xml) => {
  expect(escapePlainHtml(xml)).toBe(xml)
})

test('elements within each other without an end take no time', () => {
  const xml = '<title><title></title>'.repeat(100_000)
  expect(escapePlainHtml(xml).length).toBeGreaterThan(xml.length)
})
