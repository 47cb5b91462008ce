import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkProperty } from '../../test/check-property.ts'
import { diffWords } from './diff-words.ts'

const write = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

test.each([
  ['', '', ''],
  ['igual', 'igual', 'igual'],
  ['', 'nova', '[+nova+]'],
  ['A urna é segura.', 'A urna não é segura.', 'A urna [+não +]é segura.'],
  ['Voto em papel já', 'Voto eletrônico sempre já', 'Voto [-em papel-][+eletrônico sempre+] já'],
  ['Família 👨‍👩‍👧 unida', 'Família 👨‍👩‍👦 unida', 'Família [-👨‍👩‍👧-][+👨‍👩‍👦+] unida'],
  ['linha um\nlinha dois', 'linha um', 'linha um[-\nlinha dois-]'],
])('from "%s" to "%s"', (before, after, shown) => {
  expect(write(before, after)).toBe(shown)
})

test('both texts can be read back from the parts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'casa', ' ', ' ', '\n', '.', 'é', '👍🏽'), { maxLength: 30 })
  checkProperty(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const parts = diffWords(before, after)
      const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
    }),
  )
})

test('long texts are compared by sentences, and what is too long for that is replaced as a whole', () => {
  const sentences = Array.from({ length: 1_500 }, (_, i) => `A frase ${i} diz algo.`)
  const parts = diffWords(`x ${sentences.join(' ')} y`, `z ${sentences.toReversed().join(' ')} w`)
  expect(parts.some(({ kind }) => kind === 'same')).toBe(true)
  const words = 'palavra '.repeat(300_000)
  expect(diffWords(`a ${words} b`, `c ${words} d`).length).toBeLessThan(6)
  const noise = (letter: string) => Array.from({ length: 3_000 }, (_, i) => `${letter}${i}.\n`).join('')
  expect(diffWords(noise('a'), noise('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
