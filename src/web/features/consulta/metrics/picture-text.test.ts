import { expect, test } from 'vitest'
import { CHART_IDS, type Chart, type ChartId } from '../../../../contract/posts/metrics.ts'
import { readAddress } from '../state/address.ts'
import { describePicture, describeSearch, type PictureFacts } from './picture-text.ts'

const WEEKS: Partial<Chart> = {
  ...{ x_type: 'time', x_unit: 'week', x_data: ['2023-05-21', '2023-05-28'], x_keys: ['2023-05-21', '2023-05-28'] },
  ...{ x_span: { start: '2023-01-01', end: '2023-05-30' }, x_partial: [false, true], y_data: [[300, 82]] },
}

const makeChart = (id: ChartId, given: Partial<Chart> = {}): Chart => ({
  ...{ id, title: `Título de ${id}`, type: 'bar', x_title: 'X', x_type: 'category', x_unit: null, y_title: 'Y' },
  ...{ x_span: null, x_partial: [], x_data: ['A'], x_keys: ['A'], y_data: [[382]], y_labels: ['publicações'] },
  ...given,
})

const FACTS: Omit<PictureFacts, 'chart'> = {
  address: readAddress({}),
  options: undefined,
  counted: { total: 29_043, firstDay: '2023-01-01', lastDay: '2023-05-30', platforms: ['X', 'Telegram', 'outras'] },
  coverage: { total: 20, covered: 12, partly: 3, imported: 5, missing: 0, unowned: 0 },
  isDemo: false,
  now: new Date('2026-11-23T17:05:00Z'),
}

const print = (chart: Chart, facts: Partial<typeof FACTS> = {}) => {
  const { title, above, below } = describePicture({ ...FACTS, ...facts, chart })
  return [title, ...above, ...below].join('\n')
}

test.each(CHART_IDS)('the picture of %s says what it is, of what, how many, from where, and when it was made', (id) => {
  const text = print(makeChart(id, id.endsWith('over-time') ? WEEKS : {}))
  expect(text).toContain(`Título de ${id}`)
  expect(text).toContain('Pergunta: todas as publicações\n')
  expect(text).toContain('Período: sem limite de datas; publicações de 01/01/2023 a 30/05/2023\n')
  expect(text).toMatch(/Unidade: .+ por .+\n/)
  expect(text).toContain('N: 29.043 publicações')
  expect(text).toContain('Fonte: LupaScan, com publicações de X, Telegram e outras plataformas.\n')
  expect(text).toContain('Cobertura: 12 de 20 contas lidas por inteiro, 3 em parte, 5 só de arquivos importados.\n')
  expect(text).toContain('Imagem feita em 23/11/2026 às 14:05 (horário de Brasília).')
})

test('a chart of some of the posts says how many, and a partial week is told', () => {
  const text = print(makeChart('hate-over-time', WEEKS))
  expect(text).toContain('Unidade: publicações por semana\nN: 29.043 publicações, 382 neste gráfico\n')
  expect(text).toContain('Hachurado: semana incompleta, só de 28/05/2023 a 30/05/2023.')
})

test('that there is more is said only where there is; measures that nothing is known of are not named', () => {
  const few = print(makeChart('hashtags'))
  expect(few).toContain('\nCada publicação conta uma vez.\n')
  expect(few).not.toContain('15')
  const many = Array.from({ length: 15 }, (_, i) => `#h${i}`)
  const more = print(makeChart('hashtags', { x_data: many, x_keys: many, y_data: [many.map(() => 1)] }))
  expect(more).toContain('\nAs 15 mais usadas. Cada publicação conta uma vez.\n')
  const measures = { y_labels: ['visualizações', 'curtidas', 'comentários'], y_data: [[null], [3], [1]] }
  expect(print(makeChart('engagement-over-time', measures))).toContain('Unidade: curtidas e comentários')
})

test('what is not known is not claimed, and invented posts are called invented', () => {
  const unknown = print(makeChart('domains'), { coverage: null, isDemo: true })
  expect(unknown).toContain('Cobertura: não foi possível consultar.')
  expect(unknown).toContain('Dados de demonstração, fictícios.')
  const nobody = { total: 0, covered: 0, partly: 0, imported: 0, missing: 0, unowned: 0 }
  expect(print(makeChart('domains'), { coverage: nobody })).toContain('Cobertura: não se sabe de que contas.')
})

test('the question is told in words, the days apart', () => {
  const address = readAddress({
    ...{ search: 'vacina -gripe', party: 'PDX,PLF', uf: '-SP,-RJ', hashtag: 'eleicao,urna' },
    ...{ start_date: '2023-01-04', end_date: '2023-01-31' },
  })
  expect(describeSearch(address, undefined)).toEqual([
    'Pergunta: publicações com vacina, sem gripe',
    'Filtros: Partido: PDX ou PLF; UF: menos SP e menos RJ; Hashtag: #eleicao e #urna',
  ])
  const [first] = describeSearch(readAddress({ uf: 'SP' }), undefined)
  expect(first).toBe('Pergunta: publicações com os filtros')
  expect(print(makeChart('domains'), { address })).toContain('Período: 04/01/2023 a 31/01/2023\n')
})
