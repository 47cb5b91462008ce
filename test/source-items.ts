import { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import type { ImportedPost, SourceItem } from '../src/contract/sources/imported-post.ts'

/** A stream of these bytes in chunks of the given size, so that chunk boundaries can fall anywhere. */
export function streamOf(content: string | Buffer, pieceSize = 65_536): Readable {
  const bytes = Buffer.from(content)
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceSize) }, (_, index) =>
    bytes.subarray(index * pieceSize, (index + 1) * pieceSize),
  )
  return Readable.from(pieces)
}

/** What a source yields from a file: the posts, and the positions it set aside. */
export async function collectItems(
  items: AsyncIterable<SourceItem>,
): Promise<{ posts: ImportedPost[]; positions: number[]; rejected: { position: number; reason: string }[] }> {
  const posts: ImportedPost[] = []
  const positions: number[] = []
  const rejected: { position: number; reason: string }[] = []
  for await (const item of items) {
    if ('post' in item) {
      posts.push(item.post)
      positions.push(item.position)
    } else rejected.push(item)
  }
  return { posts, positions, rejected }
}
