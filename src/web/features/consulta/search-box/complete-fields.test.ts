import { expect, test } from 'vitest'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { listCompletions } from './complete-fields.ts'

const option = (label: string, count: number) => ({ label, value: label, count })
const options: PostOptions = {
  public_persons: [
    { id: '1', name: 'Ana Lima', subtitle: 'PDX–SP', image: null, extra_text: '@aninha', platforms: [], count: 2 },
    { id: '2', name: 'Pedro Lima', subtitle: '', image: null, extra_text: '@pedrol', platforms: [], count: 4 },
  ],
  parties: [option('PDX', 3), option('PLY', 9), option('Partido Um', 1)],
  roles: [],
  platforms: [],
  misinformations: [],
  hates: [],
  dossiers: [{ label: 'Caso "Alfa"', value: 'x', count: 3 }],
  tags: [option('urgente', 2)],
  dossier_statuses: [{ label: 'em apuração', value: '2', count: null }],
  ufs: [option('SP', 7), option('SC', 2)],
  published_at: { start: null, end: null },
}

test.each<[string, string[]]>([
  ['vacina par', ['vacina partido:']],
  ['-par', ['-partido:']],
  ['gend', ['genero:']],
  ['partido:', ['partido:PLY', 'partido:PDX', 'partido:"Partido Um"']],
  ['vacina -partido:p', ['vacina -partido:PLY', 'vacina -partido:PDX', 'vacina -partido:"Partido Um"']],
  ['partido:PLY,pd', ['partido:PLY,PDX']],
  ['partido:"partido u', ['partido:"Partido Um"']],
  ['pessoa:lima', ['pessoa:"Pedro Lima"', 'pessoa:"Ana Lima"']],
  ['pessoa:anin', ['pessoa:"Ana Lima"']],
  ['conta:pe', ['conta:pedrol']],
  ['conta:@lim', ['conta:pedrol', 'conta:aninha']],
  ['urna -mencao:ani', ['urna -mencao:aninha']],
  ['(uf:s', ['(uf:SP', '(uf:SC']],
  ['tem:vi', ['tem:vídeo']],
  ['em:', ['em:hoje', 'em:ontem', 'em:7d', 'em:30d', 'em:"semana passada"', 'em:"mês passado"', 'em:"este ano"']],
  ['vacina em março de 2023', ['vacina em:2023-03']],
  ['"urna 2022"', []],
  ['dossie:cas', ['dossie:"Caso Alfa"']],
  ['-etiqueta:', ['-etiqueta:urgente']],
  ['status:em', ['status:"em apuração"']],
  ['uf:SP', []],
  ['v', []],
  ['"par', []],
  ['nada:p', []],
])('%j is completed to %j', (draft, texts) => {
  expect(listCompletions(draft, options).map(({ text }) => text)).toEqual(texts)
})
