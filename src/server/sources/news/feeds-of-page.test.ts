import { expect, test } from 'vitest'
import { describeWebPage, findFeedsOfPage, isWebPage } from './feeds-of-page.ts'

const page = (head: string) => `<!-- gerada --><!DOCTYPE html><html lang="pt"><head>${head}</head><body></body></html>`
const link = (type: string, href: string, rel = 'alternate') => `<link rel="${rel}" type="${type}" href="${href}">`

test('the feeds that a page names, by their whole address', () => {
  const html = page(
    link('application/rss+xml', '/feed?a=1&amp;b=2') +
      "<link href='https://outro.exemplo/atom' type='application/atom+xml' rel='home alternate'>" +
      link('application/rss+xml', '/feed?a=1&amp;b=2') +
      link('text/css', '/estilo.css', 'stylesheet') +
      link('application/rss+xml', 'javascript:alert(1)') +
      link('application/feed+json', 'feed.json'),
  )
  const feeds = [
    'https://blog.exemplo/feed?a=1&b=2',
    'https://outro.exemplo/atom',
    'https://blog.exemplo/blog/feed.json',
  ]
  expect(findFeedsOfPage(html, 'https://blog.exemplo/blog/')).toEqual(feeds)
  expect(describeWebPage(html, 'https://blog.exemplo/blog/')).toContain(
    'Acompanhe o que ela indica: https://blog.exemplo/feed',
  )
  expect(describeWebPage(page(''), 'https://blog.exemplo')).toContain('não indica nenhum')
})

test('attributes without quotation marks, and others whose names end alike', () => {
  const bare = '<link rel=alternate type=application/rss+xml href=/feed?a=1 data-href="/outro">'
  const other = '<link data-href="/x" href="/atom" data-rel="y" rel="alternate" type="application/atom+xml">'
  expect(findFeedsOfPage(page(bare + other), 'https://blog.exemplo/')).toEqual([
    'https://blog.exemplo/feed?a=1',
    'https://blog.exemplo/atom',
  ])
})

test.each([
  [page(''), true],
  ['<html><head>', true],
  ['  <!doctype HTML>', true],
  ['<?xml version="1.0"?><rss></rss>', false],
  ['<feed xmlns="a"><title>html</title></feed>', false],
  ['', false],
  ['<!-- sem fim <html>', false],
])('%j is a page of the web: %s', (text, expected) => expect(isWebPage(text)).toBe(expected))

test('thousands of remarks are passed over at once', () => {
  expect(isWebPage(`${'<!--a-->'.repeat(20_000)}<rss/>`)).toBe(false)
  expect(isWebPage('<!--'.repeat(50_000))).toBe(false)
})
