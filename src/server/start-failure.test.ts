import { expect, test } from 'vitest'
import { WeakFirstPassword } from './access/first-superuser.ts'
import { ConfigError } from './config.ts'
import { describeStartFailure } from './start-failure.ts'
import { StoreError } from './store/errors.ts'

const fault = (fields: object) => Object.assign(new Error('x'), fields)

test.each([
  [new ConfigError('A variável PORT está errada.'), 'A variável PORT está errada.'],
  [new WeakFirstPassword('A senha de LUPASCAN_ADMIN_PASSWORD não foi aceita.'), 'LUPASCAN_ADMIN_PASSWORD'],
  [fault({ code: 'EADDRINUSE', syscall: 'listen', port: 8080 }), 'PORT'],
  [fault({ code: 'EADDRNOTAVAIL', syscall: 'listen', address: '192.0.2.1', port: 80 }), 'HOST'],
  [fault({ code: 'EEXIST', syscall: 'mkdir', path: '/arquivo' }), 'LUPASCAN_DATA_DIR'],
  [fault({ code: 'EACCES', syscall: 'open', path: '/dados/secret' }), '/dados/secret'],
  [fault({ code: 'EROFS', syscall: 'chmod', path: '/dados' }), 'LUPASCAN_DATA_DIR'],
  [fault({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nenhum.invalid' }), 'nenhum.invalid'],
  [new StoreError('store_unavailable', new Error('connect ECONNREFUSED')), 'CLICKHOUSE_URL'],
  [fault({ code: 'ECONNREFUSED', syscall: 'connect' }), 'DATABASE_URL'],
  [fault({ code: '28P01' }), 'DATABASE_URL'],
])('what keeps the program from starting is told in one sentence (%#)', (error, name) => {
  const sentence = describeStartFailure(error)
  expect(sentence).toContain(name)
  expect(sentence).toMatch(/\.$/)
})

test('a mistake of ours is not explained away', () => {
  expect(describeStartFailure(new TypeError('x is not a function'))).toBeNull()
})
