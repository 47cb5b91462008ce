import { expect, test } from 'vitest'
import { listHeldOutCases, listTaughtCases } from './cases.ts'
import { CLASSES } from './classes.ts'
import { HELD_OUT_TEMPLATES } from './held-out-templates.ts'
import { measureCases } from './measure-cases.ts'
import { TAUGHT_TEMPLATES } from './taught-templates.ts'

const heldOut = listHeldOutCases()
const taught = listTaughtCases()

test('at least 2,000 cases, in both halves all 27 classes', () => {
  expect(heldOut.length).toBeGreaterThanOrEqual(1_000)
  expect(heldOut.length + taught.length).toBeGreaterThanOrEqual(2_000)
  for (const half of [heldOut, taught]) expect(new Set(half.map(({ name }) => name)).size).toBe(27)
  expect(Object.keys(CLASSES)).toHaveLength(27)
})

test('the halves share no template and no text', () => {
  const list = (templates: typeof HELD_OUT_TEMPLATES) =>
    Object.values(templates).flatMap((lines) => lines.trim().split('\n'))
  const ours = new Set(list(TAUGHT_TEMPLATES))
  expect(list(HELD_OUT_TEMPLATES).filter((template) => ours.has(template))).toEqual([])
  const texts = new Set(taught.map(({ text }) => text.toLowerCase()))
  expect(heldOut.filter(({ text }) => texts.has(text.toLowerCase())).map(({ text }) => text)).toEqual([])
})

test('every slot of every template is filled', () => {
  for (const { text } of [...heldOut, ...taught]) expect(text).not.toMatch(/[{}()|~^]|undefined/)
})

test('a mark is right where the text is hate, and the absence of one where it is not', () => {
  const byText = new Map(heldOut.map(({ text, hate }) => [text, hate]))
  const judge = (right: boolean) => (text: string) => (byText.get(text) === right ? 'discurso de ódio' : 'sem indício')
  expect(measureCases(heldOut, judge(true)).macroF1).toBe(1)
  expect(measureCases(heldOut, judge(false)).macroF1).toBe(0)
})
