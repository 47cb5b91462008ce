import { describe, expect, it } from 'vitest'
import { renderTemplate } from './grammar.ts'
import { createRandom } from './random.ts'

const draw = (template: string, slots = {}) =>
  Array.from({ length: 60 }, (_, index) => renderTemplate(template, createRandom(`test:${index}`), slots))

describe('renderTemplate', () => {
  it('takes one branch of a choice, nested ones included', () => {
    expect(new Set(draw('x [a|b [c|d]]'))).toEqual(new Set(['X a', 'X b c', 'X b d']))
  })

  it('draws numbers within their range, ends included', () => {
    expect(new Set(draw('{7-9}'))).toEqual(new Set(['7', '8', '9']))
  })

  it('writes large numbers round and the Brazilian way', () => {
    expect(draw('{1234-1234}')[0]).toBe('1.200')
  })

  it('fills named places and starts with a capital', () => {
    expect(draw('{casa} fechou', { casa: 'a Câmara' })[0]).toBe('A Câmara fechou')
  })

  it('refuses a place nobody fills', () => {
    expect(() => draw('{ninguem}')).toThrow('No word for {ninguem}')
  })
})
