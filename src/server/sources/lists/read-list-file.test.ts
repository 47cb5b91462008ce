import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { readListFile } from './read-list-file.ts'
import { repackZip } from './repack-zip.ts'

const problem = (name: string, bytes: Buffer) =>
  readListFile(name, bytes).then(
    () => 'read',
    (error: Error) => error.message,
  )

test('a text has one column without a name, a table has those of its first row', async () => {
  expect(await readListFile('nomes.txt', Buffer.from('\uFEFFAna Lima, a\r\n\r\nBruno\n'))).toEqual([
    { name: '', lines: ['Ana Lima, a', 'Bruno'] },
  ])
  const windows = Buffer.from('nome;partido\r\nJo\xe3o;PDX\r\n"Lima; Ana";\r\n', 'latin1')
  expect(await readListFile('nomes.csv', windows)).toEqual([
    { name: 'nome', lines: ['João', 'Lima; Ana'] },
    { name: 'partido', lines: ['PDX'] },
  ])
})

test('a spreadsheet is read as what it shows', async () => {
  const rows = [
    ['nome', 'número', 'dia'],
    ['Ana\nLima', 12, new Date('2026-03-12')],
    ['Bruno', 13.5, null],
  ]
  const bytes = await writeXlsx(rows, { dateFormat: 'dd/mm/yyyy' }).toBuffer()
  expect(await readListFile('nomes.xlsx', bytes)).toEqual([
    { name: 'nome', lines: ['Ana Lima', 'Bruno'] },
    { name: 'número', lines: ['12', '13.5'] },
    { name: 'dia', lines: ['2026-03-12'] },
  ])
})

test.each([
  ['a.txt', Buffer.from(''), /vazio/],
  ['a.txt', Buffer.from(' \n \n'), /nenhuma linha|vazio/],
  ['a.pdf', Buffer.from('%PDF-1.7 ...'), /PDF/],
  ['a.xls', Buffer.from('\xd0\xcf\x11\xe0aaaa', 'latin1'), /planilha antiga/],
  ['a.xlsx', Buffer.from('PK\x03\x04 damaged'), /planilha/],
  ['a.zip', Buffer.from(zipSync({ 'a.txt': strToU8('Ana') })), /planilha não pôde ser lida/],
  ['a.txt', Buffer.from('a\n'.repeat(6_000)), /mais de 5\.000 linhas/],
  ['a.csv', Buffer.from('a,b\n'.repeat(6_000)), /mais de 5\.000 linhas/],
])('%s is refused with a sentence', async (name, bytes, sentence) => {
  expect(await problem(name, bytes)).toMatch(sentence)
})

test('what unpacks to far more than it was ends there', () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(3_000_000) })
  expect(bomb.length).toBeLessThan(10_000)
  expect(() => repackZip(bomb, 1_000_000)).toThrow(/grande demais/)
  expect(repackZip(bomb, 4_000_000).length).toBeGreaterThan(3_000_000)
})
