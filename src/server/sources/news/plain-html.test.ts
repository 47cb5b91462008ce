import { expect, test } from 'vitest'
import { escapePlainHtml } from './plain-html.ts'

test.each([
  ['<title>a <b>b</b></title>', '<title><![CDATA[a <b>b</b>]]></title>'],
  ['<title>a ]]> <b>b</b></title><x/>', '<title><![CDATA[a ]]&gt; <b>b</b>]]></title><x/>'],
  ['<title>a &lt;b&gt;</title>', null],
  ['<title>a <b>b</b>', null],
  ['<description><![CDATA[<p>a</p> <title>b <i>c</i></title>]]></description>', null],
  ['<!-- <title>a <b>b</b></title> -->', null],
  ['<content type="xhtml"><div><summary>a <b>b</b></summary></div></content>', null],
  ['<media:content url="a"><media:title>b</media:title></media:content>', null],
])('%j', (xml, expected) => expect(escapePlainHtml(xml)).toBe(expected ?? xml))

test('what is opened a hundred thousand times is passed over at once', () => {
  const xml = '<title><content><![CDATA[<!--'.repeat(100_000)
  expect(escapePlainHtml(xml)).toBe(xml)
})
