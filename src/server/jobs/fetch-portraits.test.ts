import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawScene } from '../../../test/media/pictures.ts'
import { jobDeps } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import type { Media } from '../media/media.ts'
import { MediaRefused } from '../media/problems.ts'
import { findPortraits } from '../records/people/portraits.ts'
import { fetchPortraitsJob } from './fetch-portraits.ts'

let world: TestStores
let asked: string[]
/** Addresses that answer, with a picture. */
let alive: Set<string>
/** Addresses at which this installation itself fails: a full disk, a decoder that ends. */
let failing: Set<string>
beforeAll(async () => {
  world = await openTestStores()
})
beforeEach(async () => {
  ;[asked, alive, failing] = [[], new Set(), new Set()]
  await world.pg.deleteFrom('people').execute()
  await world.pg.deleteFrom('portraits').execute()
})
afterAll(() => world.close())

const address = (name: string, host = 'www.camara.leg.br') => `https://${host}/${name}.jpg`

async function addPerson(name: string, image: string | null) {
  await world.pg.insertInto('people').values({ name, name_key: name.toLowerCase(), image }).execute()
}

async function run(signal = new AbortController().signal) {
  asked = []
  const fetchBytes: Media['fetchBytes'] = async (url) => {
    asked.push(url)
    if (failing.has(url)) throw new Error('ENOSPC')
    if (url.includes('nota')) return Buffer.from('não é foto')
    if (!alive.has(url)) throw new MediaRefused('unreachable')
    return Buffer.from(await drawScene(5))
  }
  return fetchPortraitsJob({ ...jobDeps(world), media: { ...world.media, fetchBytes } }).run({}, signal)
}

const pass = (hours: number) =>
  sql`UPDATE portraits SET tried_at = tried_at - ${hours} * interval '1 hour'`.execute(world.pg)

test('a picture told by its address is kept once, small, for everybody who has it', async () => {
  alive.add(address('ana'))
  await addPerson('Ana', address('ana'))
  await addPerson('Ana de novo', address('ana'))
  await addPerson('Bia', `media/${'a'.repeat(64)}.webp`)
  await addPerson('Caio', null)
  expect(await run()).toBe('done')
  expect(asked).toEqual([address('ana')])
  const file = (await findPortraits(world.pg, [address('ana'), null])).get(address('ana'))
  expect(file).toMatch(/^media\/[0-9a-f]{64}\.webp$/)
  expect(await world.media.analyse(file?.replace('media/', '') ?? '')).toMatchObject({ kind: 'image' })
  await run()
  expect(asked).toEqual([])
})

test('one that cannot be had, or is no picture, is asked for again later, and more and more rarely', async () => {
  await addPerson('Ana', address('ana'))
  await addPerson('Bia', address('nota'))
  await run()
  expect(asked).toEqual([address('ana'), address('nota')])
  expect(await findPortraits(world.pg, 'all')).toEqual(new Map())
  await run()
  expect(asked).toEqual([])
  await pass(1.1)
  await run()
  expect(asked).toHaveLength(2)
  await pass(1.1)
  await run()
  expect(asked).toEqual([])
  alive.add(address('ana'))
  await pass(1.1)
  await run()
  expect([...(await findPortraits(world.pg, 'all')).keys()]).toEqual([address('ana')])
})

test('a host that does not answer is left alone for this time, another is still asked', async () => {
  for (let n = 0; n < 60; n += 1) await addPerson(`p${n}`, address(`p${n}`, 'lento.example'))
  alive.add(address('z', 'www.senado.leg.br'))
  await addPerson('z', address('z', 'www.senado.leg.br'))
  await run()
  expect(asked.filter((url) => url.includes('lento'))).toHaveLength(3)
  expect((await findPortraits(world.pg, 'all')).size).toBe(1)
})

test('an error that is no refusal keeps no other picture waiting, is told, and its address comes later the next time', async () => {
  for (const name of ['ana', 'bia', 'caio']) await addPerson(name, address(name))
  failing.add(address('ana'))
  alive.add(address('bia')).add(address('caio'))
  await expect(run()).rejects.toThrow('ENOSPC')
  expect([...(await findPortraits(world.pg, 'all')).keys()].sort()).toEqual([address('bia'), address('caio')])
  expect(await run()).toBe('done')
  expect(asked).toEqual([])
})

test('an address that is too long to be a key is left alone', async () => {
  await addPerson('Ana', address('ã'.repeat(1_900)))
  alive.add(address('bia'))
  await addPerson('Bia', address('bia'))
  await run()
  expect(asked).toEqual([address('bia')])
})

test('what was asked for when the process ends is no failure, and what nobody has any more is forgotten', async () => {
  await addPerson('Ana', address('ana'))
  const ending = new AbortController()
  ending.abort()
  expect(await run(ending.signal)).toBe('again')
  expect(asked).toEqual([])
  await run()
  await world.pg.deleteFrom('people').execute()
  await run()
  expect(await world.pg.selectFrom('portraits').selectAll().execute()).toEqual([])
})
