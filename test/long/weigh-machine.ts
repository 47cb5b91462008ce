import { setTimeout as sleep } from 'node:timers/promises'

const WEIGH_MS = 300
const WORK_MS = 5

/** Slowdown relative to an idle machine: repeats a few milliseconds of work until `isOver`. */
export async function weighMachine(isOver: () => boolean): Promise<number> {
  let [passed, worked] = [0, 0]
  do {
    const [begin, before] = [performance.now(), process.cpuUsage()]
    let used = 0
    while (used < WORK_MS) {
      const { user, system } = process.cpuUsage(before)
      used = (user + system) / 1000
    }
    passed += performance.now() - begin
    worked += used
    await sleep(WEIGH_MS)
  } while (!isOver())
  return Math.max(1, passed / worked)
}
