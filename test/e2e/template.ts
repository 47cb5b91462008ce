/**
 * Runs once before all specs: a data directory with the demonstration set in it, of which each worker gets a copy. What the schedule
 * does with it in the first minutes is done as well, so that no worker spends its time on it again.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentOf, startProgram } from '../../scripts/start-program.ts'
import { ADMIN, ENVIRONMENT } from './program.ts'

const DO_JOBS = join(import.meta.dirname, 'do-jobs.ts')

export default async function makeTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-e2e-'))
  const dataDir = join(folder, 'data')
  const options = { dataDir, admin: ADMIN, env: ENVIRONMENT }
  const program = await startProgram({ ...options, env: { ...ENVIRONMENT, LUPASCAN_ROLES: 'api' } })
  await program.stop()
  execFileSync(process.execPath, [DO_JOBS], { env: environmentOf(options), stdio: ['ignore', 'ignore', 'inherit'] })
  // Playwright starts its workers with the environment of this process.
  process.env.E2E_TEMPLATE = dataDir
  return () => rmSync(folder, { recursive: true, force: true })
}
