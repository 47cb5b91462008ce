import { expect, test } from 'vitest'
import { makePost } from '../../../test/factory.ts'
import { accountKey } from '../../contract/people/account-key.ts'
import type { ImportedPost } from '../../contract/sources/imported-post.ts'
import { enrichmentSteps, enrichPost } from './index.ts'
import { linkAccountsByName } from './person-by-name.ts'

const ana = { id: 7, name: 'Ana Beltrão', party: 'PTX', role: 'senador', uf: 'BA' }
const people = new Map([[accountKey('Telegram', 'AnaBeltrao'), ana]])

const enrich = (post: Partial<ImportedPost>) => enrichPost(makePost(post), enrichmentSteps({ people }))

test('a post belongs to the owner of its account, whatever the case, and takes over what the file does not say', () => {
  expect(enrich({ account: 'ANABELTRAO' })).toMatchObject({ person_id: 7, party: 'PTX', role: 'senador', uf: 'BA' })
})

test('what the file says counts', () => {
  const post = enrich({ account: 'anabeltrao', party: 'PAX', role: 'deputado federal', uf: 'sp' })
  expect(post).toMatchObject({ person_id: 7, party: 'PAX', role: 'deputado federal', uf: 'SP' })
})

test('a post without a name shows its person', () => {
  expect(enrich({ account: 'anabeltrao', full_name: 'anabeltrao' }).full_name).toBe('Ana Beltrão')
  expect(enrich({ account: 'anabeltrao', full_name: 'Ana na Bahia' }).full_name).toBe('Ana na Bahia')
})

test('the same handle elsewhere is another account', () => {
  expect(enrich({ platform: 'X', account: 'anabeltrao' })).toMatchObject({ person_id: null, party: null, uf: null })
})

test('a state that does not exist counts as not told', () => {
  expect(enrich({ account: 'anabeltrao', uf: 'XX' }).uf).toBe('BA')
  expect(enrich({ account: 'outra', uf: 'XX' }).uf).toBeNull()
})

test('what is searched is folded and stemmed', () => {
  const { folded, stems } = enrich({ content: 'As VACINAS, já!' })
  expect({ folded, stems }).toEqual({ folded: 'as vacinas ja', stems: expect.stringMatching(/\bvacina\b/) })
})

function linkByName(post: Partial<ImportedPost>, known = [ana]) {
  const { findPerson, linked } = linkAccountsByName(known)
  const draft = enrichPost(
    makePost({ platform: 'X', account: 'Ana_B', ...post }),
    enrichmentSteps({ people, findPerson }),
  )
  return { person: draft.person_id, linked }
}

test.each([
  'Ana Beltrão',
  'ANA BELTRAO',
  'Dep. Ana Beltrão 🇧🇷',
  'Deputada Federal Ana Beltrão',
  'Senadora Ana Beltrão',
])('by name, when asked: %s', (full_name) => {
  expect(linkByName({ full_name })).toEqual({ person: 7, linked: [{ person_id: 7, platform: 'X', handle: 'Ana_B' }] })
})

test('by name only when it is certain', () => {
  const nobody = { person: null, linked: [] }
  expect(linkByName({ full_name: 'Ana Beltrão Filha' })).toEqual(nobody)
  expect(linkByName({ full_name: 'Ana Beltrão', uf: 'SP' })).toEqual(nobody)
  expect(linkByName({ full_name: 'Ana Beltrão' }, [ana, { ...ana, id: 8 }])).toEqual(nobody)
})

test('an account linked by name stays linked when it shows another name later', () => {
  const { findPerson, linked } = linkAccountsByName([ana])
  const steps = enrichmentSteps({ people, findPerson })
  const names = ['Ana Beltrão', 'Ana pelo povo']
  const found = names.map((full_name) => enrichPost(makePost({ account: 'ana_b', full_name }), steps).person_id)
  expect(found).toEqual([7, 7])
  expect(linked).toHaveLength(1)
})

test('a post takes over what its person was on its day', () => {
  const until = new Date('2026-03-01T03:00:00Z')
  const moved = { ...ana, former: [{ party: 'PAX', role: 'deputado federal', uf: 'SP', until }] }
  const steps = enrichmentSteps({ people: new Map([[accountKey('Telegram', 'AnaBeltrao'), moved]]) })
  const read = (date: string) =>
    enrichPost(makePost({ account: 'anabeltrao', date_created: new Date(date) }), steps).party
  expect(read('2026-03-01T02:59:59Z')).toBe('PAX')
  expect(read('2026-03-01T03:00:00Z')).toBe('PTX')
})
