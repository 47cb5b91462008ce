import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { readListFile as readWhole } from './read-list-file.ts'
import { repackZip } from './repack-zip.ts'

const readListFile = async (name: string, bytes: Buffer) => (await readWhole(name, bytes)).columns

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

test('a row that cannot be read is told with its line, and the others are there', async () => {
  const broken = Buffer.from('nome;partido\nAna;PDX\n"Bru"no;PBR\nCaio;PLF\n')
  const { columns, unread } = await readWhole('nomes.csv', broken)
  expect(columns[0]).toEqual({ name: 'nome', lines: ['Ana', 'Caio'] })
  expect(unread).toEqual([{ line: 3, reason: expect.stringMatching(/./) }])
})

test('of many rows that cannot be read the first are told, and how many there are', async () => {
  const broken = Buffer.from(`nome;partido\nAna;PDX\n${'"Bru"no;PBR\n'.repeat(30)}Caio;PLF\n`)
  const { unread, unread_count } = await readWhole('nomes.csv', broken)
  expect([unread.length, unread_count]).toEqual([20, 30])
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
  ['a.pdf', Buffer.from('%PDF-1.7 ...'), /^O arquivo parece ser um PDF\. Escolha um texto, um CSV ou um XLSX\.$/],
  ['a.txt', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /parece ser uma imagem\. Escolha um texto/],
  ['a.csv', Buffer.from('a;b;c\n"aberto;b\n1;2'), /Nenhuma linha pôde ser lida\. Linha 2: /],
  ['a.csv', Buffer.from('a;b;c\n'), /só tem a linha com os nomes/],
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

/** A workbook with a single cell. */
function workbook(cell: string): Buffer {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const links = (of: string) =>
    strToU8(`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${of}</Relationships>`)
  const text = `<worksheet ${main}><sheetData><row>${cell}</row></sheetData></worksheet>`
  return Buffer.from(
    zipSync({
      '_rels/.rels': links(`<Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`),
      'xl/workbook.xml': strToU8(
        `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': links(
        `<Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(text),
    }),
  )
}

test.each([
  ['in the last corner', 'XFD1048576'],
  ['beyond any', 'ZZZZZZ999999999'],
])('a spreadsheet of one cell %s is refused before a place is made for all others', async (_, at) => {
  const cell = (place: string) => `<c r="${place}" t="inlineStr"><is><t>Ana</t></is></c>`
  expect(await readListFile('a.xlsx', workbook(cell('A1')))).toEqual([{ name: '', lines: ['Ana'] }])
  expect(await problem('a.xlsx', workbook(cell(at)))).toMatch(/células demais/)
})

test('a spreadsheet of thousands of files is refused before they are all unpacked', async () => {
  const files = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`${i}`, strToU8('a')]))
  expect(await problem('a.xlsx', Buffer.from(zipSync(files)))).toMatch(/arquivos demais/)
})
