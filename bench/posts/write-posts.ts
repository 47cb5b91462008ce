import { once } from 'node:events'
import { createWriteStream, existsSync, renameSync } from 'node:fs'
import { createPosts } from './posts.ts'

/** Writes the file of posts, one JSON object per line. Returns false if an earlier run left it. */
export async function writePosts(file: string, count: number): Promise<boolean> {
  if (existsSync(file)) return false
  const output = createWriteStream(`${file}.part`)
  let lines = ''
  for await (const post of createPosts(count)) {
    lines += `${JSON.stringify(post)}\n`
    if (lines.length < 1_000_000) continue
    if (!output.write(lines)) await once(output, 'drain')
    lines = ''
  }
  output.end(lines)
  await once(output, 'close')
  renameSync(`${file}.part`, file)
  return true
}
