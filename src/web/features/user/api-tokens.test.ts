import { expect, test } from 'vitest'
import { listDossiers } from '../../../contract/dossiers/dossiers.ts'
import { findScope } from '../../../contract/endpoint.ts'
import { listLists } from '../../../contract/lists/lists.ts'
import { listSavedSearches } from '../../../contract/users/saved-search.ts'
import { SCOPE_WORDS } from './api-tokens.ts'

test.each([
  [listDossiers, 'dossiês'],
  [listLists, 'listas'],
  [listSavedSearches, 'buscas salvas'],
])('whoever gives a program a key is told that it reads what is theirs: $path', (endpoint, word) => {
  expect(SCOPE_WORDS[findScope(endpoint) as keyof typeof SCOPE_WORDS].help).toContain(word)
})
