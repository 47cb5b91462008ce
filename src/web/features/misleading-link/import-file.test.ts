import { expect, test } from 'vitest'
import { readImportFile } from './import-file.ts'

const read = (text: string) => readImportFile(text, 10)

test('columns in any order and with any usual name, quotes, semicolons, lines counted as the editor does', () => {
  expect(
    read('\uFEFFFonte;Domínio;nota;Motivo\r\n"a;b";exemplo.com;x;"duas\nlinhas ""aqui"""\r\n\r\nc;d.com;;e'),
  ).toEqual({
    rows: [
      { line: 2, row: { kind: '', source: 'a;b', address: 'exemplo.com', reason: 'duas\nlinhas "aqui"' } },
      { line: 5, row: { kind: '', source: 'c', address: 'd.com', reason: 'e' } },
    ],
  })
})

test('what was exported comes back as it was', () => {
  const text = 'kind,address,reason,source\r\ndomínio,um.example,\'=cmd(),"Redação, 2026"\r\n'
  expect(read(text)).toMatchObject({ rows: [{ row: { kind: 'domínio', reason: '=cmd()', source: 'Redação, 2026' } }] })
})

test.each([
  ['', /vazio/],
  ['a,b\n1,2', /endereço, motivo, fonte/],
  ['url,motivo,fonte\n', /só tem a linha/],
  [`url,motivo,fonte\n${'a,b,c\n'.repeat(11)}`, /são aceitas até 10/],
])('refused: %j', (text, problem) => {
  expect(read(text)).toEqual({ problem: expect.stringMatching(problem) })
})
