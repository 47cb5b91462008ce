import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkdownText } from './markdown-text.tsx'

const render = (text: string) => renderToStaticMarkup(<MarkdownText text={text} />)

test('Markdown is shown as it was meant', () => {
  const html = render('# Título\n\n**forte** e [fonte](https://jornal.example/a)\n\n- um\n- dois')
  expect(html).toContain('<strong>forte</strong>')
  expect(html).toContain('<li>um</li>')
  expect(html).toContain('href="https://jornal.example/a" target="_blank" rel="noopener noreferrer nofollow"')
  expect(html).not.toContain('<h1')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="https://ataque.example"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](&#x6A;avascript&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '<javascript:alert(1)>',
  '![x](https://ataque.example/pixel.png)',
  '![x](x "onerror=alert(1)")',
  '[a]: javascript:alert(1)\n\n[a]',
  '<style>*{display:none}</style>',
  '<div style="position:fixed">x</div>',
  '<!--',
  '<![CDATA[<script>]]>',
])('a trick stays text or leads nowhere: %s', (text) => {
  const html = render(text)
  expect(html).not.toMatch(/<(script|img|svg|iframe|style|object|embed|form|input)\b/i)
  expect(html).not.toMatch(/<[^>]*\s(on\w+|style)=/i)
  expect(html).not.toMatch(/(href|src)="(?!https?:|mailto:|#)[^"]/i)
  expect(html).not.toMatch(/href="[^"]*(javascript|vbscript|data):/i)
})
