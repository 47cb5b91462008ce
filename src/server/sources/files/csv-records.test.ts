import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkProperty } from '../../../../test/check-property.ts'
import { type CsvRecord, CsvRecords, MAX_RECORD_LENGTH } from './csv-records.ts'

function read(text: string, pieceSize = text.length || 1): CsvRecord[] {
  const records = new CsvRecords(',', 1)
  const found: CsvRecord[] = []
  for (let at = 0; at < text.length; at += pieceSize) found.push(...records.add(text.slice(at, at + pieceSize)))
  return [...found, ...records.end()]
}

function fieldsOf(records: CsvRecord[]): string[][] {
  return records.flatMap((record) => ('fields' in record ? [record.fields] : []))
}

describe('CsvRecords', () => {
  it('reads quotes, doubled quotes, line breaks in quotes and both line ends', () => {
    expect(read('a,b\r\n"1,2","diz ""oi"""\r\n\r\n"duas\nlinhas",\nx,y')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['1,2', 'diz "oi"'] },
      { line: 4, fields: ['duas\nlinhas', ''] },
      { line: 6, fields: ['x', 'y'] },
    ])
  })

  it('gives back any table that is written by the rules, wherever the pieces are cut', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', 'ç', ' ', '🇧🇷') })
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 })
    const property = fc.property(table, fc.integer({ min: 1, max: 7 }), fc.boolean(), (rows, pieceSize, crlf) => {
      const written = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
      const found = fieldsOf(read(written.join(crlf ? '\r\n' : '\n'), pieceSize))
      expect(found).toEqual(rows.filter((row) => row.some((value) => value.trim() !== '')))
    })
    checkProperty(property, 500)
  })

  it('never throws and never loses a line that has nothing to do with quotes', () => {
    const property = fc.property(
      fc.array(fc.constantFrom('1,2', '"x,2', '1,"y', 'a"b,c', '"p"q,r', '""",2')),
      (lines) => {
        const read1 = fieldsOf(read(['h,i', ...lines, '9,9', '8,"8"'].join('\n')))
        expect(read1.at(-1)).toEqual(['8', '8'])
      },
    )
    checkProperty(property, 500)
  })

  it('reads the lines behind one that is given up as if nothing had been read of them', () => {
    const records = read('h,i\n1,"p\n\nok,ok\n3",6,7\n8,9')
    expect(fieldsOf(records)).toEqual([
      ['h', 'i'],
      ['ok', 'ok'],
      ['8', '9'],
    ])
    expect(records.map(({ line }) => line)).toEqual([1, 2, 4, 5, 6])
  })

  it('loses one line, not the file, to a quote that is never closed', () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => `${index},texto ${index}`)
    lines[10] = '10,"texto 10'
    const records = read(['n,texto', ...lines].join('\n'), 65_536)
    expect(fieldsOf(records)).toHaveLength(30_000)
    expect(records.filter((record) => 'reason' in record)).toEqual([
      { line: 12, reason: expect.stringContaining('não fecham') },
    ])
  })

  it('loses one line to a quote that only a later, correct one would close', () => {
    const records = read('n,texto\n1,"sem fim\n2,simples\n3,"com aspas"\n4,fim')
    expect(fieldsOf(records).slice(1)).toEqual([
      ['2', 'simples'],
      ['3', 'com aspas'],
      ['4', 'fim'],
    ])
  })

  it('takes quotes inside an unquoted field for what they are', () => {
    expect(fieldsOf(read('n,texto\n1,tela de 5" nova\n2,"b"'))).toEqual([
      ['n', 'texto'],
      ['1', 'tela de 5" nova'],
      ['2', 'b'],
    ])
  })

  it('sets lines with too few or too many columns aside, with their number', () => {
    const records = read('a,b\n1\n1,2,3\n1,2,,\n,\n3,4')
    expect(records.slice(1)).toEqual([
      { line: 2, reason: 'A linha tem 1 colunas, e o cabeçalho tem 2.' },
      { line: 3, reason: 'A linha tem 3 colunas, e o cabeçalho tem 2.' },
      { line: 4, fields: ['1', '2', '', ''] },
      { line: 6, fields: ['3', '4'] },
    ])
  })

  it('does not keep a line without an end', () => {
    const records = new CsvRecords(',', 1)
    records.add('a,b\n')
    const piece = 'x'.repeat(100_000)
    const found: CsvRecord[] = []
    for (let sent = 0; sent < MAX_RECORD_LENGTH * 3; sent += piece.length) found.push(...records.add(piece))
    found.push(...records.add('\n1,2\n'))
    expect(found).toEqual([
      { line: 2, reason: expect.stringContaining('passa de') },
      { line: 3, fields: ['1', '2'] },
    ])
  })

  it('sets a line of more columns than any table has aside, before it has read them all', () => {
    const records = read(`a,b\n${','.repeat(900_000)}\n1,2\n`, 65_536)
    expect(records.slice(1)).toEqual([
      { line: 2, reason: 'A linha tem mais de 20.000 colunas.' },
      { line: 3, fields: ['1', '2'] },
    ])
  })
})
