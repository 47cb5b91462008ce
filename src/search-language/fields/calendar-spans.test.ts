import { describe, expect, test } from 'vitest'
import { explainSearch } from '../explain.ts'
import { parseSearch } from '../parse.ts'
import { readDays, toDayRange } from './day-ranges.ts'

describe('spans of the calendar', () => {
  test.each([
    ['semana passada', '2026-03-12', '2026-03-01', '2026-03-07'],
    ['esta semana', '2026-03-12', '2026-03-08', '2026-03-14'],
    ['esta semana', '2026-03-08', '2026-03-08', '2026-03-14'],
    ['semana passada', '2026-01-02', '2025-12-21', '2025-12-27'],
    ['mês passado', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['mês passado', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['este mês', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['este ano', '2026-03-12', '2026-01-01', '2026-12-31'],
    ['ano passado', '2026-03-12', '2025-01-01', '2025-12-31'],
  ])('%s on %s', (words, today, start, end) => {
    expect(readDays(words)).toBe(words)
    expect(toDayRange(words, today)).toEqual({ start, end })
  })

  test('whatever the accents, in English too, and between two days', () => {
    expect([readDays('Mes  Passado'), readDays('last week'), readDays('this year')]).toEqual([
      'mês passado',
      'semana passada',
      'este ano',
    ])
    expect(readDays('ano passado..ontem')).toBe('ano passado..ontem')
    expect(toDayRange('mês passado..ontem', '2026-03-12')).toEqual({ start: '2026-02-01', end: '2026-03-11' })
  })

  test('are said as people say them', () => {
    const explain = (text: string) =>
      explainSearch(parseSearch(text))
        .map(({ text: part }) => part)
        .join('')
    expect(explain('em:"semana passada"')).toMatch(/\bna semana passada$/)
    expect(explain('em:"este mês"')).toMatch(/\bneste mês$/)
    expect(explain('em:"semana passada..hoje"')).toMatch(/\bentre a semana passada e hoje$/)
    expect(explain('de:"ano passado"')).toMatch(/\bdesde o ano passado$/)
  })
})
