import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { collectItems } from '../../../test/source-items.ts'
import { readCsv } from './files/csv.ts'
import { readPeople } from './people/people.ts'

const DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const TWEETS = `${DATA}deputados-tweets-2023/tweets.csv`
const isAbsent = !existsSync(DATA)
const title = isAbsent ? 'the real files (skipped: ../shared/data is not here)' : 'the real files'

const COLUMNS =
  'id=tweet_id,account=usuario,full_name=nome,date=data,content=texto,comments=replies,shares=retweets,likes=likes,party=partido_2026,uf=uf'

/** A second parser of counts, which knows only the notation of this file. */
function readThousands(text: string): number {
  const thousands = text.endsWith(' mil')
  return thousands ? Math.round(Number(text.slice(0, -4).replace(',', '.')) * 1000) : Number(text.replaceAll('.', ''))
}

function sumOf(numbers: (number | null)[]): number {
  return numbers.reduce<number>((total, count) => total + (count ?? 0), 0)
}

describe.skipIf(isAbsent)(title, () => {
  it('gives every one of the 29,043 posts, with the counts that another parser finds', async () => {
    const rows = parse<Record<string, string>>(readFileSync(TWEETS), { columns: true })
    const { posts, rejected } = await collectItems(
      readCsv(createReadStream(TWEETS), { columns: COLUMNS, platform: 'x' }),
    )
    expect(rejected).toEqual([])
    expect(posts).toHaveLength(29_043)
    expect(posts.map((post) => post.native_id)).toEqual(rows.map((row) => row.tweet_id))
    expect(posts.map((post) => post.content)).toEqual(rows.map((row) => row.texto?.replaceAll('\r\n', '\n')))
    expect(sumOf(posts.map((post) => post.likes))).toBe(sumOf(rows.map((row) => readThousands(row.likes ?? ''))))
    expect(sumOf(posts.map((post) => post.shares))).toBe(sumOf(rows.map((row) => readThousands(row.retweets ?? ''))))
    expect(sumOf(posts.map((post) => post.comments))).toBe(sumOf(rows.map((row) => readThousands(row.replies ?? ''))))
  })

  it.each([
    ['camara-api-deputados.json', 513, ['deputado federal'], 27],
    ['senado-api-lista-atual.json', 81, ['senador'], 27],
    ['governadores-2024.csv', 27, ['governador'], 27],
    ['parlamentares-57.csv', 594, ['deputado federal', 'senador'], 27],
  ])('gives everyone in %s', async (file, count, roles, ufs) => {
    const items = await Array.fromAsync(readPeople(createReadStream(`${DATA}parlamentares/${file}`)))
    const people = items.flatMap((item) => ('person' in item ? [item.person] : []))
    expect(items).toHaveLength(count)
    expect(people).toHaveLength(count)
    expect([...new Set(people.map((person) => person.role))].sort()).toEqual(roles)
    expect(new Set(people.map((person) => person.uf)).size).toBe(ufs)
    expect(people.filter((person) => person.image?.startsWith('http:'))).toEqual([])
  })
})
