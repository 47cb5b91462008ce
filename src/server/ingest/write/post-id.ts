import { hash } from 'node:crypto'
import { accountKey } from '../../../contract/people/account-key.ts'

/** Deterministic id of a post, wherever and whenever it is imported: a UUID of platform, account and native id. */
export function createPostId(post: { platform: string; account: string; native_id: string }): string {
  return createUuid(`${accountKey(post.platform, post.account)}\0${post.native_id}`)
}

/** An attachment is identified by its post and its position; its URL may change. */
export function createMediaId(postId: string, index: number): string {
  return createUuid(`${postId}\0${index}`)
}

/** Version 8 of RFC 9562: a UUID with custom bits, here of a SHA-256. */
export function createUuid(text: string): string {
  const hex = hash('sha256', text, 'hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
