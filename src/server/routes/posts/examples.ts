import { type Example, listExamples } from '../../../contract/examples.ts'
import { hasDemo } from '../../demo/remove.ts'
import { route } from '../../http/route.ts'
import { findExamples } from '../../search/options/examples.ts'
import type { Deps } from '../deps.ts'

/** A public call: results are cached. */
const FRESH_MS = 5 * 60_000

export const exampleRoutes = ({ ch, pg }: Deps) => {
  const known = new Map<string, { at: number; answer: Promise<Example[]> }>()
  const ask = (isInside: boolean, demo: boolean) => {
    // Removing the demonstration set changes the key, so its cached examples are dropped.
    const key = `${isInside} ${demo}`
    const before = known.get(key)
    if (before && performance.now() - before.at < FRESH_MS) return before.answer
    const answer = findExamples(ch, { demoOnly: !isInside })
    known.set(key, { at: performance.now(), answer })
    answer.catch(() => known.delete(key))
    return answer
  }
  return [
    route(listExamples, async ({ caller }) => {
      const demo = await hasDemo(pg)
      const isInside = caller !== null
      return { demo, examples: isInside || demo ? await ask(isInside, demo) : [] }
    }),
  ]
}
