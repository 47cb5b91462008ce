import { expect, test } from 'vitest'
import { filterUsers, getUserName, getUserState } from './user-state.ts'

const NOW = new Date('2026-03-12T12:00:00Z')
const TOMORROW = '2026-03-13T12:00:00Z'
const YESTERDAY = '2026-03-11T12:00:00Z'

test('a user is active, waits for a password, has a link out of time, or is disabled', () => {
  const states = [
    { is_active: true, has_password: true, link_expires_at: null },
    { is_active: true, has_password: true, link_expires_at: TOMORROW },
    { is_active: true, has_password: false, link_expires_at: TOMORROW },
    { is_active: true, has_password: false, link_expires_at: YESTERDAY },
    { is_active: true, has_password: false, link_expires_at: null },
    { is_active: false, has_password: true, link_expires_at: null },
  ]
  expect(states.map((user) => getUserState(user, NOW))).toEqual([
    'active',
    'active',
    'invited',
    'expired',
    'expired',
    'disabled',
  ])
})

const user = (username: string, first_name = '', last_name = '', email = '') => ({
  username,
  first_name,
  last_name,
  email,
})

test('the list is searched by name, username and e-mail, without regard to case and accents', () => {
  const users = [user('ana', 'Ána', 'Conceição', 'ana@redacao.exemplo'), user('bia', 'Beatriz', 'Lima')]
  const find = (search: string) => filterUsers(users, search).map(({ username }) => username)
  expect(find('')).toEqual(['ana', 'bia'])
  expect(find('  conceicao ANA ')).toEqual(['ana'])
  expect(find('redacao.exemplo')).toEqual(['ana'])
  expect(find('bia')).toEqual(['bia'])
  expect(find('ana lima')).toEqual([])
})

test('a user without a name is called by the username', () => {
  expect(getUserName(user('bia', 'Beatriz'))).toBe('Beatriz')
  expect(getUserName(user('bia'))).toBe('bia')
})
