import { whole } from '../report.ts'
import type { Beside } from './compare.ts'

const GOAL_MEAN = 10
const GOAL_WORST = 1

export function printBeside({ version, table, indexes, comparisons }: Beside, fillSeconds: number): void {
  console.log(
    `\nBeside PostgreSQL ${version}: its own full text search (GIN over the same folded and stemmed words), the same posts and lists with exact ` +
      'totals, asked in turn; ours through HTTP with everything that a screen shows, PostgreSQL through its client without any program in between.',
  )
  console.log(
    `its table: ${whole(table / 1e6)} MB, its indexes: ${whole(indexes / 1e6)} MB; filled in ${whole(fillSeconds)} s`,
  )
  console.log('| question | same answers | ours p50 / p95 ms | PostgreSQL p50 / p95 ms | times faster (p50) |')
  console.log('|---|---|---|---|---|')
  for (const { name, differ, ours, theirs } of comparisons) {
    const same = differ === 0 ? 'yes' : `${differ} differ`
    console.log(
      `| ${name} | ${same} | ${describe(ours)} | ${describe(theirs)} | ${(theirs.p50 / ours.p50).toFixed(2)} |`,
    )
  }
  for (const { name, firstDifference } of comparisons)
    if (firstDifference) console.log(`DIFFERENT, left out of what follows: ${name}: ${firstDifference}`)
  const ratios = comparisons.filter(({ differ }) => differ === 0).map(({ ours, theirs }) => theirs.p50 / ours.p50)
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)
  const worst = Math.min(...ratios)
  const missed = mean >= GOAL_MEAN && worst >= GOAL_WORST ? '' : ' (missed)'
  console.log(
    `geometric mean ${mean.toFixed(2)} times (goal ${GOAL_MEAN}), worst ${worst.toFixed(2)} (goal ${GOAL_WORST})${missed}`,
  )
}

const describe = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`
