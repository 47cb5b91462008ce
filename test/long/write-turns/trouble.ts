/** Kills and pauses processes at random, and restarts them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { chance, pickInteger, pickOne, type Random } from '../../../src/server/sources/demo/random.ts'

export type Troubled = {
  /** Until then no process is killed or paused. */
  begin(): void
  /** From now on no process is killed or paused; paused ones continue. */
  calm(): Promise<void>
  end(): Promise<void>
  counts: { kills: number; pauses: number }
}

type Place = { name: string; child: ChildProcess | null; isLeftAlone: boolean }

/** @param leaseSeconds pauses are about as long or longer */
export function trouble(
  names: readonly string[],
  start: (name: string) => string[],
  { random, leaseSeconds }: { random: Random; leaseSeconds: number },
): Troubled {
  const counts = { kills: 0, pauses: 0 }
  let births = 0
  const run = (name: string) => {
    births += 1
    return spawn(process.execPath, start(`${name}-${births}`), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  }
  /** A starting process is left alone until it reports that it writes. */
  const revive = (place: Place): Place => {
    const child = run(place.name)
    place.child = child
    place.isLeftAlone = true
    child.on('message', (message) => {
      if (message === 'writes') place.isLeftAlone = false
      // A change is most easily lost between reading and writing.
      if (message === 'has read' && chance(random, 0.2)) strike(place)
    })
    return place
  }
  const places = names.map((name) => revive({ name, child: null, isLeftAlone: true }))
  const pauses = new Set<Promise<void>>()
  let isCalm = true

  const kill = (place: Place) => {
    counts.kills += 1
    place.child?.kill('SIGKILL')
    revive(place)
  }
  const pause = async (place: Place) => {
    counts.pauses += 1
    place.isLeftAlone = true
    place.child?.kill('SIGSTOP')
    await sleep(leaseSeconds * 1000 * (0.9 + random()))
    place.child?.kill('SIGCONT')
    place.isLeftAlone = false
  }
  const strike = (place: Place) => {
    if (isCalm || place.isLeftAlone) return
    if (chance(random, 0.35)) return kill(place)
    const over = pause(place).finally(() => pauses.delete(over))
    pauses.add(over)
  }
  const harass = async () => {
    while (!isCalm) {
      await sleep(pickInteger(random, 300, 1500))
      strike(pickOne(random, places))
    }
  }
  let harassing = Promise.resolve()
  return {
    counts,
    begin() {
      isCalm = false
      harassing = harass()
    },
    async calm() {
      isCalm = true
      await harassing
      await Promise.all(pauses)
    },
    async end() {
      await Promise.all(
        places.map(({ child }) => {
          const ended = new Promise((done) => child?.once('exit', done))
          return child?.kill('SIGKILL') ? ended : null
        }),
      )
    },
  }
}
