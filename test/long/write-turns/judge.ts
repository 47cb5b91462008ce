/** Compares acknowledged increments with stored ones. */
import { type CountedPost, listIncrements } from './counted-post.ts'

export type Verdict = { begun: number; kept: number; lostLocks: number; failures: string[]; wrong: string[] }

type Key = { id: string; version: number }

/** @param lines written by the processes: `begun NAME ID…`, `kept NAME`, `failed NAME WHY` */
export function judge(lines: readonly string[], posts: readonly CountedPost[], keys: readonly Key[]): Verdict {
  const begun = new Map<string, string[]>()
  const kept: string[] = []
  const failures: string[] = []
  for (const line of lines) {
    const [what, name = '', ...rest] = line.split(' ')
    if (what === 'begun') begun.set(name, rest)
    if (what === 'kept') kept.push(name)
    if (what === 'failed') failures.push(rest.join(' '))
  }
  const wrong: string[] = []
  const stored = new Map(posts.map((post) => [post.id, new Set(listIncrements(post))]))
  for (const name of kept) {
    for (const id of begun.get(name) ?? []) if (!stored.get(id)?.has(name)) wrong.push(`lost: ${name} of ${id}`)
  }
  for (const post of posts) {
    const increments = listIncrements(post)
    if (new Set(increments).size !== increments.length) wrong.push(`twice in ${post.id}`)
    if (increments.length !== post.views) wrong.push(`${post.id} counts ${post.views} for ${increments.length}`)
    for (const name of increments) if (!begun.get(name)?.includes(post.id)) wrong.push(`nobody made ${name}`)
    // A kill in between leaves the key behind the post; it must never be ahead of it.
    const key = keys.find(({ id }) => id === post.id)
    if (key && key.version > post.version) wrong.push(`the key of ${post.id} is ahead`)
  }
  const lostLocks = failures.filter((why) => why.startsWith('LostWriteLockError')).length
  return { begun: begun.size, kept: kept.length, lostLocks, failures, wrong }
}
