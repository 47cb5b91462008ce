/** Tables whose headers mean one thing in one spreadsheet and another in the next. */
import { expect, test } from 'vitest'
import { collectItems, streamOf } from '../../../../test/source-items.ts'
import { readCsv } from './csv.ts'

const read = (...lines: string[]) => collectItems(readCsv(streamOf(lines.join('\n'))))
const LINK = 'https://www.instagram.com/p/AbC/'

test('a channel or a page is the account only where no other column tells it, and never in single rows', async () => {
  const rows = [`1;Instagram;;01/02/2026;Oi;${LINK}`, `2;Instagram;fulana;01/02/2026;Oi;${LINK}`]
  const { posts, rejected } = await read('ID;Canal;Autor;Data;Texto;Link', ...rows)
  expect(posts.map(({ account }) => account)).toEqual(['fulana'])
  expect(rejected).toMatchObject([{ position: 2, reason: 'Falta a conta que publicou.' }])
})

test.each([
  ['Canal', 'Instagram'],
  ['Nome do canal', 'twitter'],
  ['Página', 'Facebook'],
  ['Página', '12'],
])('%s “%s” is no account', async (column, cell) => {
  const { posts, rejected } = await read(`ID;${column};Data;Texto;Link`, `1;${cell};01/02/2026;Oi;${LINK}`)
  expect(posts).toEqual([])
  expect(rejected).toMatchObject([{ reason: 'Falta a conta que publicou.' }])
})

test('a channel that is one is the account; of a column that was chosen numbers are accounts, networks are not', async () => {
  const { posts } = await read('ID;Canal;Data;Texto;Link', `1;@fulana;01/02/2026;Oi;${LINK}`)
  expect(posts).toMatchObject([{ account: 'fulana' }])
  const columns = 'id=ID,account=Página,date=Data,content=Texto,link=Link'
  const rows = [`1;Instagram;01/02/2026;Oi;${LINK}`, `2;1234;01/02/2026;Oi;${LINK}`]
  const text = ['ID;Página;Data;Texto;Link', ...rows].join('\n')
  const chosen = await collectItems(readCsv(streamOf(text), { columns }))
  expect(chosen.posts.map(({ account }) => account)).toEqual(['1234'])
})
