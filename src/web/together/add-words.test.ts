import { expect, test } from 'vitest'
import { describeAddition, describeThingAddition } from './add-words.ts'

const NOTHING = { added: 0, already: 0, missing: 0, left: 0 }

test('what came of an addition is said in whole sentences, in both numbers', () => {
  expect(describeAddition({ ...NOTHING, added: 1 }, 'Vacinas')).toBe('1 publicação entrou em “Vacinas”.')
  expect(describeAddition({ ...NOTHING, already: 1 }, 'V')).toBe('Nada novo em “V”. 1 publicação já estava lá.')
  expect(describeAddition({ added: 9_000, already: 0, missing: 2, left: 1_234 }, 'V')).toBe(
    '9.000 publicações entraram em “V”. 2 publicações não existem mais. 1.234 publicações não couberam: o máximo é 10.000.',
  )
})

test('of something that is no post it is said what it is', () => {
  const person = { kind: 'person', id: '1' } as const
  expect(describeThingAddition(person, { ...NOTHING, added: 1 }, 'V')).toBe('A pessoa entrou em “V”.')
  expect(describeThingAddition(person, { ...NOTHING, already: 1 }, 'V')).toBe('A pessoa já estava em “V”.')
  expect(describeThingAddition(person, { ...NOTHING, missing: 1 }, 'V')).toBe('A pessoa não existe mais.')
})
