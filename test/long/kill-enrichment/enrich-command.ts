import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { environmentOf } from '../../../scripts/start-program.ts'
import type { StepName } from '../../../src/server/enrich/index.ts'
import { ADMIN } from '../installation.ts'

export type Ended = { code: number | null; said: string }

/**
 * Runs `enrich --step` on a directory that no program has open.
 * @param killAfterMs absent: runs to its end
 */
export async function runStep(
  { dataDir, env }: { dataDir: string; env: Record<string, string> },
  step: StepName,
  killAfterMs?: number,
): Promise<Ended> {
  const args = ['src/server/cli.ts', 'enrich', '--step', step]
  const child = spawn(process.execPath, args, {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: environmentOf({ dataDir, admin: ADMIN, env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = once(child, 'exit')
  if (killAfterMs !== undefined) {
    await Promise.race([ended, sleep(killAfterMs)])
    child.kill('SIGKILL')
  }
  const [code] = await ended
  return { code, said }
}
