import { expect, test } from 'vitest'
import { splitColumns } from './split-columns.ts'

/** Words of ten pixels a letter, starting at these positions; lines of 20 pixels. */
const lay = (lines: readonly [x: number, words: string][][]) =>
  lines.map((parts, y) =>
    parts.flatMap(([x, words]) => {
      let at = x
      return words.split(' ').map((text) => {
        const word = { text, confidence: 90, x0: at, x1: at + text.length * 10, y0: y * 30, y1: y * 30 + 20 }
        at = word.x1 + 8
        return word
      })
    }),
  )
const read = (lines: readonly [number, string][][]) =>
  splitColumns(lay(lines)).map((line) => line.map(({ text }) => text).join(' '))

test('two columns are told one after the other, headings above and text below stay where they are', () => {
  expect(
    read([
      [[0, 'uma manchete que vai de um lado ao outro']],
      [
        [0, 'a tarifa de'],
        [300, 'o senado adiou'],
      ],
      [
        [0, 'ônibus para os'],
        [300, 'a votação do'],
      ],
      [
        [0, 'bairros'],
        [300, 'projeto de maio'],
      ],
      [
        [0, 'sobe em janeiro'],
        [300, 'para junho'],
      ],
      [[0, 'e uma linha de pé que vai de um lado ao outro']],
    ]),
  ).toEqual([
    'uma manchete que vai de um lado ao outro',
    ...['a tarifa de', 'ônibus para os', 'bairros', 'sobe em janeiro'],
    ...['o senado adiou', 'a votação do', 'projeto de maio', 'para junho'],
    'e uma linha de pé que vai de um lado ao outro',
  ])
})

test('a list of prices, and plain lines, stay as they are', () => {
  const prices: [number, string][][] = [
    [
      [0, 'arroz branco'],
      [300, '5,00'],
    ],
    [
      [0, 'feijão preto'],
      [300, '8,90'],
    ],
    [
      [0, 'óleo de soja'],
      [300, '7,20'],
    ],
  ]
  expect(read(prices)).toEqual(['arroz branco 5,00', 'feijão preto 8,90', 'óleo de soja 7,20'])
  const plain = [[[0, 'uma linha de texto']], [[0, 'e mais outra linha']], [[0, 'sem coluna nenhuma']]] as const
  expect(read(plain.map((line) => line.map(([x, words]) => [x, words])))).toEqual(plain.map(([[, words]]) => words))
})
