import { expect, test } from 'vitest'
import { listProblems } from './list-problems.ts'

const TODAY = '2026-03-10'
const look = (text: string) =>
  listProblems(text, TODAY).map(({ start, end, refused, repairs }) => ({
    mark: text.slice(start, end),
    refused,
    repaired: repairs[0]?.text,
  }))

test.each([
  ['em:31/02/2023', 'em:28/02/2023'],
  ['em:01/03/23', 'em:01/03/2023'],
  ['em:03/13/2023', 'em:13/03/2023'],
  ['em:12/03', 'em:12/03/2025'],
  ['em:março', 'em:03/2026'],
  ['em:december', 'em:12/2025'],
  ['em:2023-02-30 vacina', 'em:28/02/2023 vacina'],
  ['em:semana', 'em:7d'],
  ['em:"última semana"', 'em:7d'],
  ['em:"01/03/2023 a 05/03/2023"', 'em:01/03/2023..05/03/2023'],
  ['em:05/03/2023..01/03/2023', 'em:01/03/2023..05/03/2023'],
  ['curtidas:10..5', 'curtidas:5..10'],
  ['curtidas:> 1000 urna', 'curtidas:>1000 urna'],
  ['curtidas:100-500', 'curtidas:100..500'],
  ['curtidas:1000+', 'curtidas:>=1000'],
  ['curtidas:>1000,5', 'curtidas:>1000'],
  ['curtidas:"mais de 1000"', 'curtidas:>1000'],
  ['hora:22h30', 'hora:22'],
  ['hora:22-5', 'hora:22..5'],
  ['uf:SPP,RJ urna', 'uf:SP,RJ urna'],
])('%s is refused, marked and mended', (text, repaired) => {
  expect(look(text)).toMatchObject([{ refused: true, repaired }])
  expect(look(repaired)).toEqual([])
})

test.each([
  ['vacina partido: PT', 'partido:', 'vacina partido:PT'],
  ['autor:lula', 'autor', 'pessoa:lula'],
  ['min_faves:100', 'min_faves', 'curtidas:100'],
  ['partio:PT', 'partio', 'partido:PT'],
  ['imagem:fraude', 'imagem', 'onde:imagem fraude'],
  ['áudio:gasolina', 'áudio', 'onde:fala gasolina'],
  ['link:youtu.be', 'link:youtu.be', '(dominio:youtu.be OU link:"https://youtu.be/")'],
  ['-link:https://X.com a', 'link:https://X.com', '-(dominio:x.com OU link:"https://x.com/") a'],
  ['vacina~3', 'vacina~3', 'vacina~2'],
  ['rio~1', 'rio~1', 'rio'],
  ['va* urna', 'va*', 'va urna'],
  ['v*a', 'v*a', 'v a'],
  ['curtidas:>1000 urna curtidas:<500', 'curtidas:>1000 urna curtidas:<500', 'curtidas:500..1000 urna'],
  ['partido:PT partido:PL urna', 'partido:PT partido:PL', 'partido:PT,PL urna'],
  ['urna partido:', 'partido:', 'urna partido'],
  ['(uf: OU urna)', 'uf:', '(uf OU urna)'],
  ['partido: uf:SP', 'partido:', 'partido uf:SP'],
  ['urna 0de{a, b}', '0de{', 'urna {a, b}'],
  ['100de{a, b, c}', '100de{', '3de{a, b, c}'],
  ['(vacina OU urna', '(', '(vacina OU urna)'],
  ['urna ((a) -{b, (c ', '(', 'urna ((a) -{b, (c)})'],
  ['vacina OU urna) gripe', ')', 'vacina OU urna gripe'],
  ['"urna eletrônica', '"urna eletrônica', '"urna eletrônica"'],
  ['voto =“PT', '=“PT', 'voto =“PT"'],
])('%s is told and mended', (text, mark, repaired) => {
  expect(look(text)).toEqual([{ mark, refused: false, repaired }])
  expect(look(repaired).filter(({ refused }) => refused)).toEqual([])
})

test.each([
  ['vacina -imagem:fraude', 'imagem'],
  ['urna OCR:fraude', 'OCR'],
  ['urna (fala:fraude OU b)', 'fala'],
  ['ocr:"duas palavras"', 'ocr'],
  ['imagem:(a OU b)', 'imagem'],
])('%s is told, and not mended: onde: is said of all that stands beside it', (text, mark) => {
  expect(look(text)[0]).toEqual({ mark, refused: false, repaired: undefined })
})

test.each([
  ['de:10/03/2023 ate:01/03/2023 urna', 'de:10/03/2023 ate:01/03/2023', 'de:01/03/2023 ate:10/03/2023 urna'],
  ['urna 3de{a, b}', '3de{', 'urna 2de{a, b}'],
  ['2de{a}', '2de{', '{a}'],
])('%s leaves nothing to find: refused, marked and mended', (text, mark, repaired) => {
  expect(look(text)).toEqual([{ mark, refused: true, repaired }])
  expect(look(repaired)).toEqual([])
})

test.each([
  ...['*urna* e *urna eletrônica*', '*cracia va*na vacin* vacina~1', '"partido: PT"', 'nota:oficial', 'às 12:30'],
  ...['https://a.example/b', 'partido:PT OU partido:PL', 'partido:PT -partido:PL', 'curtidas:>10 curtidas:<500'],
  ...[
    'pessoa:ana pessoa:lima',
    'autos:x',
    'em:"março de 2023"',
    'em:mar/2023',
    'link:g1.globo.com/a',
    'vacina de: todos',
    'bom dia :) e :-( e (urna)',
    '{a, (b c)} "d"',
    'tela de 50"',
    'x:(a OU b)',
  ],
])('%s is no mistake', (text) => {
  expect(look(text)).toEqual([])
})

test('what refuses is found behind any number of what is only told', () => {
  const text = `${'partio:PT '.repeat(40)}em:31/02/2023`
  expect(look(text).at(-1)).toMatchObject({ mark: 'em:31/02/2023', refused: true })
})
