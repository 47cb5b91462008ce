/** Spreadsheets (XLSX) for lists: a ZIP of XML, small when compressed. */

import type { Bomb } from './bomb.ts'
import { type ZipFile, zip } from './packed.ts'
import { sendForm } from './send.ts'

const MB = 1_000_000
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const file = (name: string, text: string | Buffer): ZipFile => ({
  name,
  bytes: typeof text === 'string' ? Buffer.from(`${XML}${text}`) : text,
})
const sheet = (rows: string) => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`

/** A workbook with one sheet, and optional further files. */
export function workbook(rows: string, more: readonly ZipFile[] = []): Buffer {
  return zip([
    file('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    file(
      '_rels/.rels',
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    file(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    file(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    file('xl/worksheets/sheet1.xml', sheet(rows)),
    ...more,
  ])
}

export const text = (at: string, value = 'a') => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
const strings = (items: string) => file('xl/sharedStrings.xml', `<sst xmlns="${MAIN}">${items}</sst>`)

const BOOKS: Record<string, () => Buffer> = {
  'a million shared strings': () =>
    workbook(`<row r="1"><c r="A1" t="s"><v>0</v></c></row>`, [strings('<si><t>a</t></si>'.repeat(1_000_000))]),
  'three million shared strings': () => workbook('', [strings('<si><t>a</t></si>'.repeat(3_000_000))]),
  'one cell in the farthest corner': () =>
    workbook(`<row r="1">${text('A1')}</row><row r="1048576">${text('XFD1048576')}</row>`),
  'a cell that is farther than any': () => workbook(`<row r="999999999">${text('ZZZZZZ999999999')}</row>`),
  'rows of sixteen thousand columns': () =>
    workbook(
      Array.from(
        { length: 4_000 },
        (_, i) => `<row r="${i + 1}">${text(`A${i + 1}`)}${text(`XFD${i + 1}`)}</row>`,
      ).join(''),
    ),
  'two million cells': () =>
    workbook(Array.from({ length: 400_000 }, (_, i) => `<row r="${i + 1}">${text(`A${i + 1}`)}</row>`).join('')),
  'elements within each other': () => workbook('<row>'.repeat(5_000_000)),
  'entities of entities': () =>
    zip([
      file(
        'xl/workbook.xml',
        `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100_000)}">]><workbook>&b;</workbook>`,
      ),
    ]),
  'a sheet of 300 MB': () => zip([{ name: 'xl/worksheets/sheet1.xml', bytes: Buffer.alloc(300 * MB) }]),
  'forty thousand files': () =>
    zip(Array.from({ length: 40_000 }, (_, i) => ({ name: `${i}`, bytes: Buffer.from('a') }))),
  'one file forty thousand times': () =>
    zip(Array.from({ length: 40_000 }, () => ({ name: 'xl/workbook.xml', bytes: Buffer.from('<a/>') }))),
}

export const SPREADSHEET_BOMBS: readonly Bomb[] = Object.entries(BOOKS).map(([what, make]) => ({
  name: `XLSX: ${what}`,
  mayBeTaken: what === 'a million shared strings',
  throwAt: ({ it }) => sendForm(it, '/api/lists/read/', { name: 'lista.xlsx', bytes: [make()] }),
}))
