/**
 * npm run bench:steps
 *
 * Posts per second of processor time in each step of an import, one after the other on one core, and in all of them;
 * posts without labels of their own, so that each is classified.
 */
import { cpus } from 'node:os'
import { createDraft, type DraftPost } from '../src/server/enrich/draft-post.ts'
import { enrichmentSteps } from '../src/server/enrich/index.ts'
import { createMessageSignature } from '../src/server/enrich/message-signature.ts'
import { loadHateModel } from '../src/server/load-hate-model.ts'
import { createPosts } from './posts/posts.ts'
import { toImported } from './posts/to-imported.ts'

const GOAL = 2_000
const POSTS = 20_000

const drafts: DraftPost[] = []
for await (const post of createPosts(POSTS)) drafts.push(createDraft(toImported(post)))
const steps = [
  ...enrichmentSteps({ people: new Map(), hateModel: loadHateModel() }),
  { name: 'groups', run: (post: DraftPost) => void createMessageSignature(post.content) },
]

console.log(`${cpus()[0]?.model}, Node ${process.version}; ${POSTS} posts`)
let total = 0
for (const step of steps) {
  const before = process.cpuUsage()
  for (const draft of drafts) step.run(draft)
  const { user, system } = process.cpuUsage(before)
  total += (user + system) / 1e6
  print(step.name, (user + system) / 1e6)
}
print('together', total)
console.log(`goal ${GOAL.toLocaleString('en-US')}${POSTS / total < GOAL ? ' (missed)' : ''}`)

function print(name: string, seconds: number): void {
  console.log(`${name.padEnd(18)}${Math.round(POSTS / seconds).toLocaleString('en-US')} posts/s`)
}
