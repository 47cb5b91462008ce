/** Runs independent steps concurrently, because none of them keeps every processor busy all the time. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Count } from './test-steps.ts'

export type Step = { title: string; command: string; args: readonly string[] }

/** Runs all of them. Each counts as one test; its output is shown in one piece when it has ended. */
export function countSideBySide(steps: readonly Step[]): Promise<Count[]> {
  return Promise.all(steps.map(count))
}

async function count({ title, command, args }: Step): Promise<Count> {
  const begin = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  // A program that cannot be started emits an error instead of ending.
  const ended = once(child, 'close').then(
    ([code]) => ({ isGood: code === 0, problem: '' }),
    (error: Error) => ({ isGood: false, problem: error.message }),
  )
  const [out, err, { isGood, problem }] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const said = `${out}${err}${problem}`.trim()
  console.log(`\n── ${title}: ${Math.round((performance.now() - begin) / 1000)} s${said === '' ? '' : `\n${said}`}`)
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
