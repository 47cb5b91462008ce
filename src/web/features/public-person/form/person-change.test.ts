import { expect, test } from 'vitest'
import { isAffiliationChange, listRemoved, openForm, toCreateInput, toUpdateInput } from './person-change.ts'

const person = {
  id: '7',
  name: 'Ana Beltrão',
  role: null,
  party: 'PXA',
  gender: null,
  office: null,
  uf: 'BA',
  image: '/api/media/abc.webp?ends=1&signature=x',
  portrait: '/api/media/abc.webp?ends=1&signature=x',
  accounts: [{ platform: 'Telegram', handle: 'ana_b' }],
  posts: 3,
  last_post: null,
  posts_moving: false,
  demo: false,
  also_known_as: [],
  history: [],
  activity: { by_platform: [], first_post: null },
}
const form = openForm(person, '2026-05-01')

test('what was not touched is not sent', () => {
  expect(toUpdateInput(person, form, false)).toEqual({})
  expect(form.image).toBe('')
})

test('a change of party says since when, a correction says that it is one', () => {
  const changed = { ...form, party: ' PYB ' }
  expect(toUpdateInput(person, changed, false)).toEqual({ party: 'PYB', since: '2026-05-01' })
  expect(toUpdateInput(person, { ...changed, meaning: 'correction' }, false)).toEqual({
    party: 'PYB',
    correction: true,
  })
  // What was not known before is neither.
  expect(isAffiliationChange(person, { ...form, role: 'Senadora' })).toBe(false)
  expect(toUpdateInput(person, { ...form, role: 'Senadora' }, false)).toEqual({ role: 'Senadora' })
})

test('accounts are read from names and addresses, and those taken away are known', () => {
  const accounts = [
    { key: 1, platform: 'X', handle: 'https://x.com/@ana_b?s=1' },
    { key: 2, platform: 'X', handle: ' ' },
  ]
  const changed = { ...form, accounts }
  expect(toUpdateInput(person, changed, true)).toEqual({
    accounts: [{ platform: 'X', handle: 'ana_b' }],
    take_accounts: true,
  })
  expect(listRemoved(person, changed)).toEqual(person.accounts)
  expect(listRemoved(person, form)).toEqual([])
})

test('a new person is sent whole', () => {
  const filled = { ...openForm(undefined, '2026-05-01'), name: ' Beto Lima ', uf: 'SP' }
  const facts = { name: 'Beto Lima', gender: null, role: null, party: null, uf: 'SP', image: null, accounts: [] }
  expect(toCreateInput(filled, false)).toEqual({ ...facts, take_accounts: false })
})
