/**
 * The browser loads pictures without a token, so their addresses are signed and expire. All addresses made on one day are the
 * same (the browser can cache the file), and they are refused two days later.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Attachment, Post } from '../../contract/posts/post.ts'

const DAY_MS = 86_400_000
const STORED = /^media\/([0-9a-f]{64}\.[a-z0-9]{1,5})$/

/** Signs the address of a stored file under /api/media/; returns anything else unchanged. */
export function signMediaUrl(secret: Uint8Array, url: string | null, now = new Date()): string | null {
  const name = url === null ? undefined : STORED.exec(url)?.[1]
  if (name === undefined) return url
  const ends = Math.floor(now.getTime() / DAY_MS) + 2
  return `/api/media/${name}?ends=${ends}&signature=${sign(secret, name, ends)}`
}

/** Address of the stored copy of a person's picture; null when there is none. @param portraits copies by source address */
export function signPortrait(
  secret: Uint8Array,
  image: string | null,
  portraits: ReadonlyMap<string, string>,
): string | null {
  if (image === null) return null
  return signMediaUrl(secret, STORED.test(image) ? image : (portraits.get(image) ?? null))
}

/** Returns the stored file that one of our own addresses refers to; returns anything else unchanged. */
export function readMediaUrl(url: string): string {
  const name = /^\/api\/media\/([0-9a-f]{64}\.[a-z0-9]{1,5})(\?|$)/.exec(url)?.[1]
  return name === undefined ? url : `media/${name}`
}

/** The post with signed addresses, so that a browser can load its stored pictures. */
export function signPost(secret: Uint8Array, post: Post): Post {
  return {
    ...post,
    previewImageUrl: signMediaUrl(secret, post.previewImageUrl),
    media: post.media.map((attachment) => signAttachment(secret, attachment)),
  }
}

export function signAttachment(secret: Uint8Array, attachment: Attachment): Attachment {
  return {
    ...attachment,
    url: signMediaUrl(secret, attachment.url),
    thumbnail: signMediaUrl(secret, attachment.thumbnail),
    faces: attachment.faces.map((face) => ({ ...face, url: signMediaUrl(secret, face.url) })),
  }
}

export function isMediaSignature(
  secret: Uint8Array,
  name: string,
  ends: number,
  signature: string,
  now = new Date(),
): boolean {
  const expected = Buffer.from(sign(secret, name, ends))
  const given = Buffer.from(signature)
  return ends * DAY_MS > now.getTime() && given.length === expected.length && timingSafeEqual(given, expected)
}

const sign = (secret: Uint8Array, name: string, ends: number) =>
  createHmac('sha256', secret).update(`media:${name}:${ends}`).digest('base64url')
