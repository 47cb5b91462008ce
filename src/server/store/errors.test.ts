import { expect, test } from 'vitest'
import { toStoreError } from './errors.ts'

const said = (code: string, message: string) => toStoreError(Object.assign(new Error(message), { code }))

test('a shard that dies under a question is a store that does not answer; a row that ends too soon is not', () => {
  const dying = 'Attempt to read after eof: while receiving packet from 127.0.0.1:9000: While executing Remote.'
  expect(said('32', dying)).toMatchObject({ fault: 'store_unavailable' })
  expect(said('32', 'Attempt to read after eof: (at row 1)')).not.toHaveProperty('fault')
})
