import { expect, test } from 'vitest'
import { inventPost } from '../../../../../../test/invented-post.ts'
import type { Platform } from '../../../../../contract/labels.ts'
import { describeGroup } from './message-group.tsx'

const first = { id: '1', author: 'serra_livre', fullName: 'Serra Livre', date: '2026-03-12T11:12:00Z' }

test('who else posted a message, and who was first', () => {
  const describe = (size: number, channels: number, change: object = {}, platforms: Platform[] = ['Telegram']) =>
    describeGroup(inventPost({ id: '7', group: { size, channels, platforms, first: { ...first, ...change } } }))
  expect(describe(30, 23)).toBe('Mesma mensagem em 23 canais (30 publicações), 1º: Serra Livre, 12/03/2026 às 08:12')
  expect(describe(2, 2, { fullName: '' })).toBe('Mesma mensagem em 2 canais, 1º: serra_livre, 12/03/2026 às 08:12')
  expect(describe(2, 2, { id: '7' })).toBe('Mesma mensagem em 2 canais, 1º: esta publicação, 12/03/2026 às 08:12')
  expect(describe(1_200, 1)).toBe('Mesma mensagem 1.200 vezes neste canal, 1ª: 12/03/2026 às 08:12')
  expect(describe(2, 2, {}, ['X'])).toBe('Mesma mensagem em 2 contas, 1ª: Serra Livre, 12/03/2026 às 08:12')
  expect(describe(3, 1, {}, ['X'])).toBe('Mesma mensagem 3 vezes nesta conta, 1ª: 12/03/2026 às 08:12')
  const both = describe(3, 3, {}, ['Telegram', 'X'])
  expect(both).toBe('Mesma mensagem em 3 canais e contas, 1º: Serra Livre, 12/03/2026 às 08:12')
  expect(describeGroup(inventPost())).toBeNull()
})
