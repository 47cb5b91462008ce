import { expect, test, vi } from 'vitest'
import { createTypedEarly } from './typed-early.ts'

const press = (key: string, modifiers = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers },
  ...{ preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() },
})

test('what is typed before the field is there is kept for it, and nothing else hears it', () => {
  const early = createTypedEarly()
  expect(early.take(press('s'))).toBe(false)
  early.begin()
  const s = press('s')
  expect(early.take(s)).toBe(true)
  expect(s.preventDefault).toHaveBeenCalled()
  expect(s.stopImmediatePropagation).toHaveBeenCalled()
  for (const key of ['x', 'Backspace', 'i', 'Dead', 'o', 'Enter']) early.take(press(key))
  expect(early.end()).toEqual({ text: 'sio', isEntered: true })
  expect(early.take(press('s'))).toBe(false)
  expect(early.end()).toEqual({ text: '', isEntered: false })
})

test('keys that are no text go on', () => {
  const early = createTypedEarly()
  early.begin()
  expect(early.take(press('k', { ctrlKey: true }))).toBe(false)
  expect(early.take(press('Tab'))).toBe(false)
  expect(early.take(press('Escape'))).toBe(false)
  expect(early.end()).toEqual({ text: '', isEntered: false })
})

test('nothing is kept for long, and an old Enter is not carried out', () => {
  let now = 0
  const early = createTypedEarly(() => now)
  early.begin()
  for (const key of ['s', 'Enter']) expect(early.take(press(key))).toBe(true)
  now = 3_001
  expect(early.take(press('x'))).toBe(false)
  expect(early.isWaiting()).toBe(true)
  expect(early.end()).toEqual({ text: 's', isEntered: false })
  expect(early.isWaiting()).toBe(false)
})
