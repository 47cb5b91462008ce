import { expect, test } from 'vitest'
import { readKey } from './keys.ts'

/** Stands for an element of which only `closest` is asked. */
class FakeElement extends EventTarget {
  readonly #is: string | null
  /** @param is a selector that it matches */
  constructor(is: string | null) {
    super()
    this.#is = is
  }
  closest(selectors: string): FakeElement | null {
    return this.#is !== null && selectors.split(', ').includes(this.#is) ? this : null
  }
}

const press = (key: string, change: object = {}) =>
  readKey({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    target: new FakeElement(null),
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
  expect(press('j', { target: new FakeElement('input') })).toBeNull()
  expect(press('j', { isComposing: true })).toBeNull()
  // A filter whose list is about to take the focus.
  for (const is of ['[aria-haspopup][aria-busy=true]', '[aria-haspopup][aria-expanded=true]'])
    expect(press('s', { target: new FakeElement(is) })).toBeNull()
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(press('k', { [modifier]: true })).toBeNull()
})
