/** Tables whose headers have different meanings in different spreadsheets. */
import { expect, test } from 'vitest'
import { collectItems, streamOf } from '../../../../test/source-items.ts'
import { readCsv } from './csv.ts'
import { readJsonl } from './jsonl.ts'

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

const readDates = async (header: string, ...cells: string[]) => {
  const rows = cells.map((cell, i) => `${i};fulana;Oi;${LINK};${cell}`)
  const { posts, rejected } = await read(`ID;Conta;Texto;Link;${header}`, ...rows)
  return [...posts.map(({ date_created }) => date_created.toISOString()), ...rejected.map(({ reason }) => reason)]
}

test.each([
  ['Dia;Horário', '01/02/2026;14:30', '2026-02-01T17:30:00.000Z'],
  ['Data;Hora', '2026-02-01;9:05:07', '2026-02-01T12:05:07.000Z'],
  ['Data da publicação;Hora da publicação', '1/2/2026;14h30', '2026-02-01T17:30:00.000Z'],
  ['Data;Hora', '01/02/2026;14h', '2026-02-01T17:00:00.000Z'],
  ['Data;Hora', '01/02/2026;14h05min', '2026-02-01T17:05:00.000Z'],
  // A spreadsheet writes a day as midnight.
  ['Data;Horário', '2026-02-01 00:00:00;14:30', '2026-02-01T17:30:00.000Z'],
  ['Data;Horário', '01/02/2026 00:00;14:30', '2026-02-01T17:30:00.000Z'],
  // No time, or a date that has its own.
  ['Data;Hora', '01/02/2026;', '2026-02-01T03:00:00.000Z'],
  ['Data;Hora', '01/02/2026 10:00;14:30', '2026-02-01T13:00:00.000Z'],
  ['Data;Hora', '2026-02-01T00:00:00Z;14:30', '2026-02-01T00:00:00.000Z'],
  ['Data;Hora', '1769958000;14:30', '2026-02-01T15:00:00.000Z'],
])('a day and its hour in two columns are one date: %s, %s', async (header, cells, instant) => {
  expect(await readDates(header, cells)).toEqual([instant])
})

test('an hour that is none keeps the post aside, with the reason', async () => {
  expect(await readDates('Data;Hora', '01/02/2026;de tarde', '01/02/2026;14:77', '01/02/2026;25h')).toEqual([
    'A hora “de tarde” não foi entendida; escreva-a como 14:30.',
    'A hora “14:77” não foi entendida; escreva-a como 14:30.',
    'A hora “25h” não foi entendida; escreva-a como 14:30.',
  ])
})

test('the column of the hour can be chosen', async () => {
  const columns = 'id=ID,account=Conta,date=Quando foi,time=Relógio,content=Texto,link=Link'
  const text = `ID;Conta;Texto;Link;Quando foi;Relógio\n1;fulana;Oi;${LINK};01/02/2026;14:30`
  const { posts } = await collectItems(readCsv(streamOf(text), { columns }))
  expect(posts).toMatchObject([{ date_created: new Date('2026-02-01T17:30:00Z') }])
})

test.each([
  ['Post', '17'],
  ['Publicação', '17'],
  ['Post', LINK],
  ['Publicação', 'www.instagram.com/p/AbC/'],
])('%s “%s” is no text', async (column, cell) => {
  const header = `${column};Conta;Data;Link;Mídia`
  const { posts } = await read(header, `${cell};fulana;01/02/2026;${LINK};https://exemplo.org/i.jpg`)
  expect(posts).toMatchObject([{ content: '', link: LINK }])
  const { rejected } = await read(header, `${cell};fulana;01/02/2026;${LINK};`)
  expect(rejected).toMatchObject([{ reason: 'A publicação não tem texto nem anexo.' }])
})

test('what else stands under “Post” is its text, with numbers and addresses too', async () => {
  const { posts } = await read('Post;Conta;Data;Link', `17 ${LINK};fulana;01/02/2026;${LINK}`)
  expect(posts).toMatchObject([{ content: `17 ${LINK}` }])
  const columns = 'content=Post,account=Conta,date=Data,link=Link'
  const text = `Post;Conta;Data;Link\n17;fulana;01/02/2026;${LINK}`
  const chosen = await collectItems(readCsv(streamOf(text), { columns }))
  expect(chosen.posts).toMatchObject([{ content: '17' }])
})

test('JSON lines are read in the same way', async () => {
  const row = { data: '01/02/2026', hora: '14:30', link: LINK, canal: 'Instagram', post: 17 }
  const lines = [row, { ...row, canal: '@fulana', midia: 'https://exemplo.org/i.jpg' }].map((one) =>
    JSON.stringify(one),
  )
  const { posts, rejected } = await collectItems(readJsonl(streamOf(lines.join('\n'))))
  expect(posts).toMatchObject([{ account: 'fulana', content: '', date_created: new Date('2026-02-01T17:30:00Z') }])
  expect(rejected).toMatchObject([{ position: 1, reason: 'Falta a conta que publicou.' }])
})
