/** Import after import: what the process holds of the system must not grow. */
import { readdirSync } from 'node:fs'
import { pickInteger } from '../../src/server/sources/demo/random.ts'
import { importPosts } from './cluster-answers.ts'
import { openInstallation } from './installation.ts'
import type { LongProgram, LongRun } from './long-program.ts'

const POSTS = 300
/**
 * Of the second quarter of the imports; by then every pool of threads has what it takes. In the middle: what stands open at a moment
 * are also the parts that an insertion or a merge has in hand, up to some hundreds of files, which are closed with it.
 */
const MOST_MORE = 0.1

export const openFiles: LongProgram = {
  proves: 'open files and threads of the program do not grow with imports',
  round: 'an import of new posts and of some that were there, with other dates and counts',
  rounds: 200,
  short: 20,
  run,
}

async function run(long: LongRun): Promise<void> {
  const it = await openInstallation()
  const [files, threads]: [number[], number[]] = [[], []]
  try {
    for (let round = long.from; round < long.to; round += 1) {
      const { status } = await importPosts(it, planPosts(long, round))
      if (status !== 201) long.wrong(round, `the import is answered ${status}`)
      files.push(readdirSync(`/proc/${it.pid}/fd`).length)
      threads.push(readdirSync(`/proc/${it.pid}/task`).length)
      if (files.length % 20 === 0) long.say(`${round}: ${files.at(-1)} open files, ${threads.at(-1)} threads`)
    }
  } finally {
    await it.close()
  }
  for (const [what, counts] of Object.entries({ files, threads })) {
    const [early, late] = [middleOf(counts, 0.25, 0.5), middleOf(counts, 0.75, 1)]
    if (late > early * (1 + MOST_MORE))
      long.wrong('end', `${what} grow: ${early} in the second quarter, ${late} in the last`)
    Object.assign(long.figures, {
      [`${what}_first`]: counts[0],
      [`${what}_second_quarter`]: early,
      [`${what}_last_quarter`]: late,
      [`${what}_most`]: Math.max(...counts),
    })
  }
}

function middleOf(counts: readonly number[], from: number, to: number): number {
  const some = counts.slice(Math.floor(counts.length * from), Math.ceil(counts.length * to)).sort((a, b) => a - b)
  return some[Math.floor(some.length / 2)] ?? 0
}

function planPosts(long: LongRun, round: number) {
  const random = long.random(round)
  return Array.from({ length: POSTS }, (_, i) => {
    const number = i % 3 === 0 ? pickInteger(random, 0, POSTS) : round * POSTS + i
    return {
      ...{ platform: 'X', account: `conta_${number % 40}`, id: String(number), views: pickInteger(random, 0, 9_999) },
      date: new Date(Date.UTC(2015, 0, 1 + pickInteger(random, 0, 4_000))).toISOString(),
      content: `Publicação ${number}, vacina e urna`,
    }
  })
}
