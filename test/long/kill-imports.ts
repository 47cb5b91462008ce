/** kill -9 of the real program at random moments of imports; after each restart everything is compared with what was acknowledged. */
import { pickInteger, pickOne } from '../../src/server/sources/demo/random.ts'
import { type Installation, openInstallation } from './installation.ts'
import { judgeStored, type Promised } from './kill-imports/judge-stored.ts'
import { KINDS, type Kind, type PostFile, type PostState, planFile } from './kill-imports/planned-post.ts'
import { type Import, keepTold, sendAndKill, sendWhole } from './kill-imports/send-file.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { READY_WITHIN_MS, startInTime } from './start-in-time.ts'

/** Two batches and part of a third; in the beginning less is stored. */
const FILE_SIZE = 28_000
const MAX_POSTS = 40_000
/** A kill is most likely to lose or duplicate a post that moves to another year: half of all files. */
const DRAWN = [...KINDS, ...KINDS.map((): Kind => 'dates')]
const OF_STORED = DRAWN.filter((kind) => kind !== 'new' && kind !== 'everything')
const SHOWN = 5

export const killImports: LongProgram = {
  proves:
    'no post that was acknowledged is missing or there twice, whenever an import is killed; the next one is taken',
  round: 'an import of up to 30,800 posts that is killed, a start, and the whole file again',
  rounds: 200,
  short: 1,
  run,
}

async function run(long: LongRun): Promise<void> {
  const it = await openInstallation()
  const kept = new Map<number, PostState>()
  const ready: number[] = []
  const tally = {
    kills: 0,
    killed_in_import: 0,
    told_ahead: 0,
    lost_or_doubled: 0,
    refused_next: 0,
    looks_while_writing: 0,
  }
  let lastImportMs = 2_500
  try {
    await sendWhole(it, planFile(long.random('first'), kept, 'new', 12_000), kept)
    for (let round = long.from; round < long.to; round += 1) {
      const random = long.random(round)
      const kind = pickOne(random, kept.size < MAX_POSTS ? DRAWN : OF_STORED)
      const file = planFile(random, kept, kind, pickInteger(random, 500, FILE_SIZE))
      const told = await sendAndKill(it, file, { random, most: lastImportMs * 1.1 })
      tally.kills += 1
      if (told.state !== 'concluída') tally.killed_in_import += 1
      ready.push(await startInTime(long, round, () => it.start()))
      const promised: Promised = { kept: keepTold(kept, file, told), pending: file }
      const wrong = await judgeStored(it, promised, true)
      tally.lost_or_doubled += wrong.length
      for (const one of wrong.slice(0, SHOWN))
        long.wrong(round, `${describe(kind, file, told)} after the start: ${one}`)
      const watched = watch(it, promised)
      const begin = performance.now()
      const next = await sendWhole(it, file, kept)
      lastImportMs = performance.now() - begin
      const seen = await watched.end()
      tally.looks_while_writing += seen.looks
      for (const one of seen.wrong.slice(0, SHOWN)) long.wrong(round, `${describe(kind, file, told)} meanwhile: ${one}`)
      if (next !== 201) tally.refused_next += 1
      if (next !== 201) long.wrong(round, `the next import is answered ${next}`)
      for (const one of (await judgeStored(it, { kept, pending: new Map() }, true)).slice(0, SHOWN))
        long.wrong(round, `${describe(kind, file, told)} when repeated: ${one}`)
      long.say(
        `${round}: ${describe(kind, file, told)}; ready in ${Math.round(ready.at(-1) ?? 0)} ms; ${kept.size} posts`,
      )
    }
    const late = ready.filter((ms) => ms > READY_WITHIN_MS).length
    Object.assign(long.figures, tally, {
      ready: describeTimes(ready),
      [`ready_later_than_${READY_WITHIN_MS}_ms`]: late,
    })
  } finally {
    await it.close()
  }
}

const describe = (kind: Kind, file: PostFile, told: Import) =>
  `${kind} (${file.size} posts, killed when ${told.read} were told as read: ${told.stored} stored, ${told.updated} changed)`

/** Reads repeatedly during writes. */
function watch(it: Installation, promised: Promised) {
  let isOver = false
  const wrong: string[] = []
  let looks = 0
  const looking = (async () => {
    while (!isOver) {
      wrong.push(...(await judgeStored(it, promised, false)))
      looks += 1
    }
  })()
  return {
    async end() {
      isOver = true
      await looking
      return { wrong, looks }
    },
  }
}
