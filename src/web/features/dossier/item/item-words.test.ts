import { expect, test } from 'vitest'
import type { PostAsSeen } from '../../../../contract/dossiers/item-facts.ts'
import { listChanges } from './item-words.ts'

const THEN: PostAsSeen = {
  ...{ content: 'a', fullName: 'Canal', author: 'canal', platform: 'Telegram', dateCreated: '2026-03-12T12:00:00Z' },
  ...{ link: null, views: 1_000, viewsStep: 1, likes: 5, shares: null, comments: 2, state: 'ativo', versions: 1 },
  media: [],
}

test('what changed since is said with how much; an unknown count says nothing', () => {
  expect(listChanges(THEN, THEN)).toEqual([])
  expect(listChanges(THEN, { ...THEN, shares: 9 })).toEqual([])
  expect(listChanges(THEN, { ...THEN, content: 'b', views: 2_500, likes: 3, state: 'apagado' })).toEqual([
    'apagada na rede',
    'o texto mudou',
    '+1.500 visualizações',
    '−2 curtidas',
  ])
  expect(listChanges(THEN, { ...THEN, comments: 3 })).toEqual(['+1 comentário'])
})
