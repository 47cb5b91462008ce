/** kill -9 of the real program while it backs up its stores during an import; every backup with its final name is restored and compared. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pickInteger, pickOne } from '../../src/server/sources/demo/random.ts'
import { listBackups } from '../../src/server/store/backup/backup-folders.ts'
import { restoreBackup } from '../../src/server/store/backup/restore-backup.ts'
import { type Installation, openInstallation } from './installation.ts'
import { judgeStored, type Promised } from './kill-imports/judge-stored.ts'
import { KINDS, type PostState, planFile } from './kill-imports/planned-post.ts'
import { sendAndKill, sendWhole } from './kill-imports/send-file.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { startInTime } from './start-in-time.ts'

const FILE_SIZE = 12_000
const MAX_POSTS = 40_000
const OF_STORED = KINDS.filter((kind) => kind !== 'new' && kind !== 'everything')
const SHOWN = 5
/** Time within which a backup begun at startup is complete. */
const BACKUP_MS = 120_000

export const killBackups: LongProgram = {
  proves: 'a copy of the stores made while an import runs is one moment of them, whenever the program is killed',
  round:
    'a start that begins a copy, an import beside it, a kill; the copy, where it is whole, brought back and compared',
  rounds: 50,
  short: 1,
  run,
}

async function run(long: LongRun): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'lupascan-backups-'))
  const it = await openInstallation({ LUPASCAN_BACKUP_DIR: root })
  const kept = new Map<number, PostState>()
  const ready: number[] = []
  const tally = { kills: 0, backups_cut_short: 0, backups_restored: 0, posts_restored: 0, lost_or_doubled: 0 }
  try {
    await sendWhole(it, planFile(long.random('first'), kept, 'new', FILE_SIZE), kept)
    for (let round = long.from; round < long.to; round += 1) {
      const random = long.random(round)
      await it.kill()
      rmSync(root, { recursive: true, force: true })
      mkdirSync(root)
      ready.push(await startInTime(long, round, () => it.start()))
      await sleep(random() * 2_500)
      const file = planFile(
        random,
        kept,
        pickOne(random, kept.size < MAX_POSTS ? KINDS : OF_STORED),
        pickInteger(random, 500, FILE_SIZE),
      )
      const isAwaited = random() < 0.6
      if (isAwaited) {
        const sent = sendWhole(it, file, new Map())
        await waitForBackup(root)
        await sent
        await it.kill()
      } else await sendAndKill(it, file, { random, most: 4_000 })
      tally.kills += 1
      const promised: Promised = { kept, pending: file }
      const found = await judgeBackup(root, promised)
      if (found === null) tally.backups_cut_short += 1
      else {
        tally.backups_restored += 1
        tally.posts_restored += found.posts
        tally.lost_or_doubled += found.wrong.length
        for (const one of found.wrong.slice(0, SHOWN)) long.wrong(round, `in the copy: ${one}`)
      }
      if (found === null && isAwaited) long.wrong(round, `no copy after ${BACKUP_MS} ms`)
      await startInTime(long, round, () => it.start())
      for (const one of (await judgeStored(it, promised, true)).slice(0, SHOWN))
        long.wrong(round, `after the start: ${one}`)
      await sendWhole(it, file, kept)
      long.say(
        `${round}: ${file.size} posts; ${found === null ? 'cut short' : `${found.posts} posts in the copy`}; ${kept.size} posts`,
      )
    }
    Object.assign(long.figures, tally, { ready: describeTimes(ready) })
  } finally {
    await it.close()
    rmSync(root, { recursive: true, force: true })
  }
}

async function waitForBackup(root: string): Promise<void> {
  const end = performance.now() + BACKUP_MS
  while (performance.now() < end && (await listBackups(root)).length === 0) await sleep(50)
}

/** null: there is none. */
async function judgeBackup(root: string, promised: Promised): Promise<{ posts: number; wrong: string[] } | null> {
  const [newest] = await listBackups(root)
  if (newest === undefined) return null
  let restored: Installation | undefined
  try {
    restored = await openInstallation({}, async (dataDir) => {
      await restoreBackup(join(root, newest.name), dataDir, () => {})
    })
    const { json } = await restored.ask('/api/posts/')
    const posts = (json as { total_items: number }).total_items
    return { posts, wrong: await judgeStored(restored, promised, true) }
  } finally {
    await restored?.close()
  }
}
