import { parse } from 'csv-parse/sync'
import { describe, expect, test, vi } from 'vitest'
import type { CountedRow } from './count-copies.ts'
import { CSV_COLUMNS, formatCell, writeCsv } from './csv.ts'

const row: CountedRow = {
  id: '00000000-0000-0000-0000-000000000001',
  native_id: '1',
  platform: 'Telegram',
  account: 'canal',
  full_name: 'Ana "Nina" Prado; vereadora',
  date_created: '2026-03-12T02:05:09Z',
  content: '=1+1\nsegunda linha, com vírgula',
  link: 'https://t.me.example/canal/1',
  links: ['https://a.example', 'https://b.example'],
  description: '',
  duration: null,
  media_type: ['image'],
  views: 0,
  likes: null,
  shares: 12,
  comments: null,
  person_id: 0,
  party: 'PDX',
  role: '',
  uf: 'SP',
  hate: 'sem indício',
  hate_score: 0.25,
  hate_kinds: [],
  hate_by: 'lupa@2',
  hate_review: '',
  misleading_links: [],
  fact_checks: [],
  message_group: '0',
  edited_at: '2026-03-12T03:00:00Z',
  versions: 2,
  deleted_after: null,
  deleted_before: null,
  engagement_ratio: 2.5,
  views_step: 1,
  extras: '',
  copies: null,
  language: 'es',
}

async function* batches(...rows: CountedRow[]) {
  yield rows
}

async function read(delimiter: ',' | ';', timeZone = 'America/Sao_Paulo') {
  const text = (await Array.fromAsync(writeCsv(batches(row), delimiter, timeZone))).join('')
  return { text, records: parse<Record<string, string>>(text, { bom: true, columns: true, delimiter }) }
}

describe('writeCsv', () => {
  test.each([',', ';'] as const)('reads back as it was, with "%s"', async (delimiter) => {
    const { text, records } = await read(delimiter)
    expect(text.startsWith(`\uFEFFid${delimiter}native_id${delimiter}platform`)).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
    expect(Object.keys(records[0] ?? {})).toEqual(CSV_COLUMNS)
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      full_name: 'Ana "Nina" Prado; vereadora',
      content: "'=1+1\nsegunda linha, com vírgula",
      links: 'https://a.example,https://b.example',
      misleading_links: '',
      public_person: '',
    })
  })

  test('an unknown count is an empty cell, zero is 0', async () => {
    const { records } = await read(',')
    expect(records[0]).toMatchObject({ views: '0', likes: '', shares: '12', hate_score: '0.25' })
  })

  test('a number that contradicts its label is unknown', async () => {
    const older: CountedRow = { ...row, hate: 'sem indício', hate_score: 0.61 }
    const text = (await Array.fromAsync(writeCsv(batches(older), ',', 'America/Sao_Paulo'))).join('')
    expect(parse<Record<string, string>>(text, { bom: true, columns: true })[0]).toMatchObject({ hate_score: '' })
  })

  test('the local date is the day in São Paulo', async () => {
    const { records } = await read(',')
    expect(records[0]).toMatchObject({ date_created: '2026-03-12T02:05:09Z', date_local: '2026-03-11 23:05:09' })
  })

  test('local dates of a zone that is off by half an hour', async () => {
    const { records } = await read(',', 'America/St_Johns')
    expect(records[0]).toMatchObject({ date_local: '2026-03-11 23:35:09' })
  })
})

describe('formatCell', () => {
  test.each(['=A1', '+1', '-1', '@SUM', '\tx', '\rx', '\n=1', '\0x', '＝1', '＋1', '－1', '＠x'])(
    '%j is not a formula any more',
    (text) => {
      expect(formatCell(text).replaceAll('"', '')).toBe(`'${text}`)
    },
  )

  test('an hour is looked up once for all downloads, not kept by each', async () => {
    // Read anew for each look; its declaration says that it is a method.
    const prototype: { format: unknown } = Intl.DateTimeFormat.prototype
    const looks = vi.spyOn(prototype, 'format', 'get')
    await read(',', 'America/Manaus')
    const first = looks.mock.calls.length
    await read(',', 'America/Manaus')
    expect(first).toBeGreaterThan(0)
    expect(looks.mock.calls.length).toBe(first)
  })

  test('a formula behind an apostrophe keeps its apostrophe', () => {
    expect(formatCell("'=1")).toBe("''=1")
    expect(formatCell("'aspas'")).toBe("'aspas'")
  })

  test('numbers stay numbers', () => {
    expect(formatCell(-3)).toBe('-3')
  })
})
