import type { FindChecks } from './checked-claims.ts'
import type { LinkStep } from './link-facts.ts'

/** Adds the fact-checks of claims that the text repeats. */
export const factChecksStep = (findChecks: FindChecks): LinkStep => ({
  name: 'fact-checks',
  version: 1,
  run(post) {
    post.fact_checks = findChecks(post.content)
  },
})
