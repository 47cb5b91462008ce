import { expect, test } from 'vitest'
import { readKey } from './keys.ts'

/** Stands for an element of which only `closest` is asked. */
class FakeElement extends EventTarget {
  readonly #isField: boolean
  constructor(isField: boolean) {
    super()
    this.#isField = isField
  }
  closest(): FakeElement | null {
    return this.#isField ? this : null
  }
}

const press = (key: string, change: object = {}) =>
  readKey({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    target: new FakeElement(false),
    ...change,
  })

test('each key has one action', () => {
  expect(['/', 'j', 'k', 'o', '?', 'x', 'Enter', 'toString'].map((key) => press(key))).toEqual([
    'focus-search',
    'next',
    'previous',
    'open-original',
    'show-keys',
    null,
    null,
    null,
  ])
})

test('nothing happens while typing, composing or with a modifier held', () => {
  expect(press('j', { target: new FakeElement(true) })).toBeNull()
  expect(press('j', { isComposing: true })).toBeNull()
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(press('k', { [modifier]: true })).toBeNull()
})
