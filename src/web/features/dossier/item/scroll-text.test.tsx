import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScrollText } from './scroll-text.tsx'

test('what scrolls is reached by the keyboard', () => {
  expect(renderToStaticMarkup(<ScrollText>Longo</ScrollText>)).toMatch(/^<p [^>]*tabindex="0"[^>]*>Longo<\/p>$/)
})
