import { expect, test } from 'vitest'
import { inventPost } from '../../../../../../test/invented-post.ts'
import { formatCitation } from './citation.ts'

const now = new Date('2026-03-13T12:00:00Z')

test('a citation names who, where, when, the words, the address and the day of access, and no party that may be today’s', () => {
  expect(formatCitation(inventPost(), now)).toBe(
    'Aurora Lemos (@aurora_lemos), no Telegram, em 12/03/2026 às 14:05: “A vacina chegou.” ' +
      'Disponível em: https://t.me.example/aurora_lemos/7 Acesso em: 13/03/2026.',
  )
})

test('what is unknown is left out', () => {
  const post = inventPost({ party: null, uf: null, link: null, content: ' ', platform: 'Outra' })
  expect(formatCitation(post, now)).toBe(
    'Aurora Lemos (aurora_lemos), em outra plataforma, em 12/03/2026 às 14:05: (sem texto) Acesso em: 13/03/2026.',
  )
})

test('an account is written as its network does: no @ before the channel of a live or the address of a feed', () => {
  const live = { id: 3, title: 'Sessão', second: 12 }
  const spoken = inventPost({ author: 'TVCâmara', platform: 'YouTube', live })
  expect(formatCitation(spoken, now)).toMatch(/^Aurora Lemos \(TVCâmara\), no YouTube, /)
  const ofNobody = inventPost({ author: 'TVCâmara', fullName: 'TVCâmara', party: null, uf: null, live })
  expect(formatCitation(ofNobody, now)).toMatch(/^TVCâmara, no Telegram, /)
  const article = inventPost({ author: 'blog.example/feed', platform: 'Outra' })
  expect(formatCitation(article, now)).toMatch(/^Aurora Lemos \(blog\.example\/feed\), em outra plataforma, /)
})

test('a citation says that the publication is gone', () => {
  const post = inventPost({ deletedAfter: '2026-03-13T01:00:00Z', deletedBefore: '2026-03-14T12:00:00Z' })
  expect(formatCitation(post, new Date('2026-03-15T12:00:00Z'))).toMatch(
    / \(apagada até 14\/03\/2026 e vista pela última vez em 12\/03\/2026\)\. Cópia no LupaScan\. Acesso em: 15\/03\/2026\.$/,
  )
})
