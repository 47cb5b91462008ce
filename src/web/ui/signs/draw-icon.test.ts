import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import drawIcon from './draw-icon.ts'

const SHAPE = [['path', { d: 'M1 1h2', key: 'a' }]] as const

test('a sign has its size, its line and its classes; what all have in common is in the style sheet', () => {
  const Icon = drawIcon('outline', 'x', 'X', SHAPE)
  const drawn = renderToStaticMarkup(
    createElement(Icon, { size: 14, stroke: 1.6, className: 'own', 'aria-hidden': true }),
  )
  expect(drawn).toBe(
    '<svg viewBox="0 0 24 24" width="14" height="14" stroke-width="1.6" class="icon own" aria-hidden="true"><path d="M1 1h2"></path></svg>',
  )
})

test('a filled one is filled', () => {
  const Icon = drawIcon('filled', 'x-filled', 'XFilled', SHAPE)
  expect(renderToStaticMarkup(createElement(Icon))).toContain('class="icon icon-filled"')
  const sheet = readFileSync(new URL('../../theme.css', import.meta.url), 'utf8')
  expect(sheet).toMatch(/\.icon-filled \{\s+fill: currentColor;\s+stroke: none;/)
  expect(sheet.indexOf('.icon-filled')).toBeGreaterThan(sheet.lastIndexOf('.icon:not'))
})
