import { expect, test } from 'vitest'
import { listDays } from './complete-days.ts'

test.each<[string, string | undefined]>([
  ['vacina em março de 2023', 'vacina em:2023-03'],
  ['vacina 12/03/2023', 'vacina em:2023-03-12'],
  ['urna semana passada', 'urna em:"semana passada"'],
  ['março 2023', 'em:2023-03'],
  // One day is not its whole month, and its number is no word to search.
  ['ato de 8 de janeiro de 2023', 'ato em:2023-01-08'],
  ['ato de 1º de maio de 2023', 'ato em:2023-05-01'],
  ['ato 30 de fevereiro de 2023', undefined],
  ['ato 8 janeiro 2023', undefined],
  // A feast, not a day of a year.
  ['discurso de 7 de setembro', undefined],
  ['vacina no dia 12/03/2023', 'vacina em:2023-03-12'],
  ['vacina no ano de 2022', 'vacina em:2022'],
  ['vacina no mês de março de 2023', 'vacina em:2023-03'],
  ['vacina nos últimos 7 dias', 'vacina em:7d'],
  ['vacina há 3 dias', undefined],
  ['quarentena de 14 dias', undefined],
  ['vacina 7d', 'vacina em:7d'],
  ['vacina desde março de 2023', undefined],
  ['vacina a partir de 2022', undefined],
  ['vacina no início de 2023', undefined],
  ['vacina no final de 2022', undefined],
  ['vacina em meados de 2022', undefined],
  ['vacina não ontem', undefined],
  ['vacina em:2022 ontem', undefined],
  // Future years: the name of a plan or an election; no post has such a date.
  ['agenda 2030', undefined],
  ['plano março de 2027', undefined],
  ['vacina em 2026', 'vacina em:2026'],
  ['vacina ate:2022 ontem', undefined],
  ['partido:PT ontem', 'partido:PT em:ontem'],
  ['partido: 2022', undefined],
  ['vacina OU 2023', undefined],
  ['"urna 2022"', undefined],
])('%j is offered as %j', (draft, text) => {
  expect(listDays(draft, '2026-03-12')[0]?.text).toBe(text)
})
