import { expect, test } from 'vitest'
import { shortenAddress } from './shorten-address.ts'

test('two long addresses of one site are told apart by their ends; names are left to the chart', () => {
  const [first, second] = ['32709', '36643'].map((end) =>
    shortenAddress(`https://www.jornal.example/agenda/perguntas-que-voces-mandaram-durante-a-semana-${end}`, 320),
  )
  expect(first).toMatch(/^jornal\.example\/agenda\/.+….+32709$/)
  expect(first).toHaveLength(50)
  expect(second).not.toBe(first)
  expect(shortenAddress('https://jornal.example/a', 320)).toBe('jornal.example/a')
  expect(shortenAddress('Luiz Philippe de Orleans e Bragança', 64)).toBe('Luiz Philippe de Orleans e Bragança')
})
