import { expect, test } from 'vitest'
import { describeCounts, describePreview, printSetAside } from './import-words.ts'

test('what became of a file', () => {
  const counts = { read: 1200, stored: 1099, updated: 1, unchanged: 90, set_aside_count: 10 }
  expect(describeCounts(counts)).toBe('1.200 lidas: 1.099 novas, 1 atualizada, 90 sem mudança, 10 deixadas de lado')
})

test('what was seen of a file', () => {
  const seen = { format: 'csv' as const, missing: [], read: 1000, set_aside_count: 3, of_people: 1, is_head: true }
  expect(describePreview(seen)).toBe(
    'No começo do arquivo, 1.000 registros: 997 podem entrar e 3 ficariam de lado. 1 é de pessoa cadastrada.',
  )
  const people = { ...seen, format: 'people' as const, is_head: false, read: 1, set_aside_count: 0, of_people: 0 }
  expect(describePreview(people)).toBe('O arquivo tem 1 registro: 1 pode entrar. Nenhuma existe ainda.')
  expect(describePreview({ ...seen, missing: ['date'] })).toBe('Falta escolher: data.')
  expect(describePreview({ ...seen, read: 0 })).toContain('a importação lê o arquivo inteiro')
})

test('what was left aside as a file', () => {
  expect(printSetAside([{ position: 4, reason: 'A data "x"; não existe.' }])).toBe(
    '\uFEFFlinha;motivo\r\n4;"A data ""x""; não existe."\r\n',
  )
})
