import { expect, test } from 'vitest'
import { createMediaId, createPostId } from './post-id.ts'

const post = { platform: 'Telegram', account: 'Canal', native_id: '12' }

test('ids never change: stored posts and shared addresses hold them', () => {
  expect(createPostId(post)).toBe('4ef445ca-27a3-891b-8207-47e385a620b6')
  expect(createMediaId(createPostId(post), 0)).toBe('03285943-03cc-8e49-8f5b-93317e7a134f')
})

test('case of the account does not matter, everything else does', () => {
  expect(createPostId({ ...post, account: 'CANAL' })).toBe(createPostId(post))
  const others = [
    { ...post, platform: 'X' },
    { ...post, account: 'Canal1', native_id: '2' },
    { ...post, native_id: '13' },
  ]
  expect(new Set([post, ...others].map(createPostId)).size).toBe(4)
})
