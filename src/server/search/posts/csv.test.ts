import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkAsyncProperty } from '../../../../test/check-property.ts'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import { integers, sql, string, strings } from '../../store/sql.ts'
import { countCopies } from './count-copies.ts'
import { CSV_COLUMNS, formatCell, writeCsv } from './csv.ts'
import { type Delimiter, floatCell, textCell } from './csv-cells.ts'
import { exportPosts } from './export-posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const POST: Partial<ImportedPost> = {
  native_id: '1',
  platform: 'Telegram',
  account: 'canal',
  full_name: 'Ana "Nina" Prado; vereadora',
  date_created: new Date('2026-03-12T02:05:09Z'),
  content: '=1+1\nsegunda linha, com vírgula',
  link: 'https://t.me.example/canal/1',
  hidden_links: ['https://a.example', 'https://b.example'],
  views: 0,
  likes: null,
  shares: 12,
  party: 'PDX',
  role: 'senador',
  uf: 'SP',
  hate: 'sem indício',
  hate_score: 0.25,
  duration: 2.5,
}

async function read(delimiter: Delimiter, timeZone = 'America/Sao_Paulo', genders?: Parameters<typeof writeCsv>[2]) {
  const rows = exportPosts(delimiter, world.ch, { sort_by: 'date_created', sort_order: 'desc' }, timeZone)
  const text = (await Array.fromAsync(writeCsv(countCopies(world.ch, rows), delimiter, genders))).join('')
  return { text, records: parse<Record<string, string>>(text, { bom: true, columns: true, delimiter }) }
}

describe('writeCsv', () => {
  beforeAll(() => storePosts(world.ch, [POST]))

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
      state: 'ativo',
      duration: '2.5',
      office: 'Senado Federal',
      gender: '',
      region: 'Sudeste',
    })
  })

  test('gender and region stand behind all others, as the filters take them', async () => {
    const owner = { id: 7, name: 'Ana Prado', party: 'PDX', role: 'senador', uf: 'SP' }
    await storePosts(world.ch, [POST], new Map([[accountKey('Telegram', 'canal'), owner]]))
    const { records } = await read(',', 'America/Sao_Paulo', new Map([[7, 'feminino']]))
    expect(Object.entries(records[0] ?? {}).slice(-2)).toEqual([
      ['gender', 'feminino'],
      ['region', 'Sudeste'],
    ])
    expect(records[0]?.office).toBe('senadora')
    await storePosts(world.ch, [POST])
  })

  test('an unknown count is an empty cell, zero is 0', async () => {
    const { records } = await read(',')
    expect(records[0]).toMatchObject({ views: '0', likes: '', shares: '12', hate_score: '0.25' })
  })

  test.each([
    ['sem indício', 0.61, ''],
    ['ofensivo', 0.61, '0.61'],
    ['ofensivo', 0.5, '0.5'],
    ['discurso de ódio', 0.49, ''],
    ['sem indício', null, ''],
  ] as const)('a number that contradicts its label is unknown: %s %s', async (hate, hate_score, cell) => {
    await storePosts(world.ch, [{ ...POST, hate, hate_score, content: `Outro texto ${hate} ${hate_score}` }])
    expect((await read(',')).records[0]).toMatchObject({ hate, hate_score: cell })
    await storePosts(world.ch, [POST])
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

const SIGNS = [
  '',
  "'",
  '"',
  ',',
  ';',
  '\r',
  '\n',
  '\t',
  '\0',
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  'á',
  '🎓',
  '\\',
  '%',
]
const Cells = z.object({ cells: z.array(z.string()) })

describe('what the engine writes', () => {
  test('texts are as formatCell writes them', async () => {
    const text = fc.array(fc.oneof(fc.constantFrom(...SIGNS), fc.string()), { maxLength: 6 }).map((all) => all.join(''))
    await checkAsyncProperty(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 300 }), async (texts) => {
        const question = sql`SELECT groupArray(${textCell(sql`one`)}) AS cells
          FROM (SELECT arrayJoin(${strings(texts)}) AS one) SETTINGS max_threads = 1`
        const [row] = await world.ch.rows('write-cells', sql`SELECT cells FROM (${question})`, Cells)
        expect(row?.cells).toEqual(texts.map(formatCell))
      }),
    )
  })

  test('numbers are as JavaScript writes them', async () => {
    const some = [0, 1, 0.5, 0.1, 1e-7, 1e-6, 0.000012345, 123456.78, 16_777_216, 3.4e38, 1e21, 1.5e20, 999_999.9]
    const toBits = (float: number) => new Uint32Array(Float32Array.of(float).buffer)[0] ?? 0
    // Every number of 32 bits that has a value, and none below 0.
    const bits = fc.array(fc.nat({ max: 0x7f7fffff }), { maxLength: 300 })
    await checkAsyncProperty(
      fc.asyncProperty(bits, async (more) => {
        const question = sql`SELECT cells, values FROM (SELECT groupArray(${floatCell(sql`one`)}) AS cells, groupArray(one) AS values
          FROM (SELECT reinterpretAsFloat32(arrayJoin(${integers([...some.map(toBits), ...more])})) AS one) SETTINGS max_threads = 1)`
        const [row] = await world.ch.rows('write-cells', question, Cells.extend({ values: z.array(z.number()) }))
        expect(row?.cells).toEqual(row?.values.map(formatCell))
      }),
    )
  })

  test('local times are those of the calendar of JavaScript', async () => {
    const zones = ['America/Sao_Paulo', 'America/Manaus', 'America/Noronha', 'America/Rio_Branco', 'UTC']
    for (const timeZone of zones) {
      const seconds = Array.from({ length: 4_000 }, (_, i) => 631_152_000 + i * 864_321)
      const question = sql`SELECT groupArray(formatDateTime(toDateTime(one, 'UTC'), '%Y-%m-%d %H:%i:%S', ${string(timeZone)})) AS cells
        FROM (SELECT arrayJoin(${integers(seconds)}) AS one) SETTINGS max_threads = 1`
      const [row] = await world.ch.rows('write-cells', sql`SELECT cells FROM (${question})`, Cells)
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
      expect(row?.cells).toEqual(seconds.map((one) => format.format(new Date(one * 1000))))
    }
  })
})

describe('formatCell', () => {
  test.each(['=A1', '+1', '-1', '@SUM', '\tx', '\rx', '\n=1', '\0x', '＝1', '＋1', '－1', '＠x'])(
    '%j is not a formula any more',
    (text) => {
      expect(formatCell(text).replaceAll('"', '')).toBe(`'${text}`)
    },
  )

  test('a formula behind an apostrophe keeps its apostrophe', () => {
    expect(formatCell("'=1")).toBe("''=1")
    expect(formatCell("'aspas'")).toBe("'aspas'")
  })

  test('numbers stay numbers', () => {
    expect(formatCell(-3)).toBe('-3')
  })
})
