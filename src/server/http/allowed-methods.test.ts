import { expect, it } from 'vitest'
import { describeAllowed } from './allowed-methods.ts'

const ENDPOINTS = [
  { method: 'GET', path: '/api/users/' },
  { method: 'POST', path: '/api/users/' },
  { method: 'GET', path: '/api/users/profile/' },
  { method: 'PUT', path: '/api/users/{username}/' },
] as const

it.each([
  ['/api/users/', 'GET, HEAD, POST'],
  ['/api/users/?page=2', 'GET, HEAD, POST'],
  ['/api/users/profile/', 'GET, HEAD, PUT'],
  ['/api/users/ana/', 'PUT'],
  ['/api/users/ana/x/', null],
  ['/api/users', null],
  ['/users', null],
])('tells what %s may be asked with', (url, allowed) => {
  expect(describeAllowed(ENDPOINTS, url)).toBe(allowed)
})
