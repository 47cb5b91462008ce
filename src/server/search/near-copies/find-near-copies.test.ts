import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { StoreError } from '../../store/errors.ts'
import { sql } from '../../store/sql.ts'
import { findNearCopies } from './find-near-copies.ts'

const TEXT =
  'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês, e nenhuma família foi ouvida. ' +
  'Quem decide isso nunca pegou o ônibus das cinco da manhã com os filhos no colo, nem sabe o que é estudar longe de casa.'
const at = (time: string) => new Date(`2026-03-${time}:00Z`)

let world: TestStores
const ids = new Map<string, string>()
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, [
    { account: 'primeiro', date_created: at('12T08:00'), content: TEXT },
    { account: 'copia', date_created: at('12T09:00'), content: `${TEXT} 🚨` },
    { account: 'cortado', date_created: at('12T10:00'), content: TEXT.slice(0, 130) },
    {
      account: 'comentado',
      date_created: at('12T11:00'),
      content: `Olhem só o que mandaram hoje cedo no grupo: ${TEXT}`,
    },
    { account: 'trocado', date_created: at('12T12:00'), content: TEXT.replace('Serra Branca', 'Porto Aurora') },
    { account: 'outro', date_created: at('12T13:00'), content: 'As escolas do campo precisam de ônibus da prefeitura' },
    { account: 'vazio', date_created: at('12T14:00'), content: '' },
  ])
  const rows = await world.ch.rows(
    'test',
    sql`SELECT account, toString(id) AS id FROM posts`,
    z.object({ account: z.string(), id: z.string() }),
  )
  for (const { account, id } of rows) ids.set(account, id)
})
afterAll(() => world.close())

const find = async (account: string) => {
  const found = await findNearCopies(world.ch, ids.get(account) ?? '')
  return found?.items.map(({ author, likeness }) => [author, likeness])
}

test('copies of a message, the oldest first, with what they are to it', async () => {
  expect(await find('primeiro')).toEqual([
    ['copia', 'mesmo texto'],
    ['cortado', 'trecho deste texto'],
    ['comentado', 'texto maior'],
    ['trocado', 'mesmo modelo, outros dados'],
  ])
})

test('the same form about something else is counted, and stands after all copies whatever its date', async () => {
  await storePosts(world.ch, [
    { account: 'antes', date_created: at('11T08:00'), content: TEXT.replace('três escolas', 'nove escolas') },
  ])
  const found = await findNearCopies(world.ch, ids.get('primeiro') ?? '')
  expect(found?.items.map(({ author }) => author).slice(-2)).toEqual(['antes', 'trocado'])
  expect(found).toMatchObject({ total: 5, sameForm: 2 })
})

test('from a part one finds the whole', async () => {
  expect(await find('cortado')).toContainEqual(['primeiro', 'texto maior'])
})

test('a text of its own and no text have none; no publication is no answer', async () => {
  expect(await find('outro')).toEqual([])
  expect(await find('vazio')).toEqual([])
  expect(await findNearCopies(world.ch, '00000000-0000-8000-8000-000000000000')).toBeUndefined()
})

test('where there was no time to look everywhere, the posts of its group are told all the same, and that there may be more', async () => {
  const rows: ClickHouse['rows'] = (label, ...rest) =>
    label === 'list-near-copies'
      ? Promise.reject(new StoreError('query_too_heavy', new Error('too slow')))
      : world.ch.rows(label, ...rest)
  const found = await findNearCopies({ ...world.ch, rows }, ids.get('primeiro') ?? '')
  expect(found?.missing).toBe('time')
  expect(found?.items.map(({ author }) => author)).toEqual(['copia', 'cortado', 'comentado'])
  expect((await findNearCopies(world.ch, ids.get('primeiro') ?? ''))?.missing).toBeNull()
})
