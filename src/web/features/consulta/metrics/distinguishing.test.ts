import { expect, test } from 'vitest'
import { parseSearch } from '../../../../search-language/parse.ts'
import { readAddress } from '../state/address.ts'
import { addToSearch, narrowTo } from './distinguishing.ts'

const found = (key: string | null) => ({ label: 'x', key, posts: 3, elsewhere: 0, ratio: null })

test('a click asks for the publications that were counted, beside what is asked for already', () => {
  const address = readAddress({ search: 'vacina', hashtag: 'sus', page: '3' })
  expect(narrowTo(address, 'words', found('"rio"'))).toMatchObject({ search: 'vacina "rio"', page: 1 })
  expect(narrowTo(address, 'mentions', found('@rio'))).toMatchObject({ search: 'vacina @rio' })
  expect(narrowTo(address, 'hashtags', found('rio'))).toMatchObject({ hashtag: ['sus', 'rio'] })
  expect(narrowTo(address, 'domains', found('rio.example'))).toMatchObject({ domain: ['rio.example'] })
  expect(narrowTo(address, 'accounts', found('7'))).toMatchObject({ public_person: ['7'] })
  expect(narrowTo(address, 'accounts', found('conta:ana'))).toMatchObject({ search: 'vacina conta:ana' })
  expect(narrowTo(address, 'accounts', found(null))).toBeNull()
})

test('what is added stands beside a whole alternative', () => {
  expect(addToSearch('', '"rio"')).toBe('"rio"')
  const both = parseSearch(addToSearch('vacina OU urna', '"rio"'))
  expect(both).toMatchObject({ type: 'and', children: [{ type: 'or' }, { type: 'phrase' }] })
})
