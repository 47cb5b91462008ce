import { expect, test } from 'vitest'
import { moveSpan } from './use-brush.ts'

const press = (span: Parameters<typeof moveSpan>[0], key: string, shiftKey = false) =>
  moveSpan(span, { key, shiftKey }, 5)

test('arrows move, from the ends when nothing is chosen yet, and stop at the ends', () => {
  expect(press(null, 'ArrowRight')).toEqual({ from: 0, to: 0 })
  expect(press(null, 'ArrowLeft')).toEqual({ from: 4, to: 4 })
  expect(press({ from: 4, to: 4 }, 'ArrowRight')).toEqual({ from: 4, to: 4 })
  expect(press({ from: 2, to: 2 }, 'Home')).toEqual({ from: 0, to: 0 })
  expect(press({ from: 2, to: 2 }, 'End')).toEqual({ from: 4, to: 4 })
})

test('Shift spans from where one was, Escape gives up, other keys mean nothing', () => {
  expect(press({ from: 1, to: 1 }, 'ArrowRight', true)).toEqual({ from: 1, to: 2 })
  expect(press({ from: 1, to: 2 }, 'End', true)).toEqual({ from: 1, to: 4 })
  expect(press({ from: 1, to: 2 }, 'Escape')).toBe(null)
  expect(press({ from: 1, to: 2 }, 'a')).toBe(undefined)
})
