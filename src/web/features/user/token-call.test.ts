import { expect, test } from 'vitest'
import { printExampleCall } from './token-call.ts'

test.each([
  [['read', 'admin'], '/api/posts/?search=vacina&page_size=5'],
  [['import', 'alerts'], '/api/notifications/'],
  [['import'], '/api/imports/'],
] as const)('a token that may %j is tried by %j', (scopes, path) => {
  expect(printExampleCall('https://lupa.exemplo', { token: 'lupascan_abc', scopes })).toBe(
    `curl -H "Authorization: Bearer lupascan_abc" "https://lupa.exemplo${path}"`,
  )
})

test('one that may read nothing by none', () => {
  expect(printExampleCall('https://lupa.exemplo', { token: 'lupascan_abc', scopes: ['admin'] })).toBeNull()
})
