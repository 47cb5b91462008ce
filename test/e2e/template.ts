/**
 * Runs once before all specs: a data directory with the demonstration set in it, of which each worker gets a copy. What the schedule
 * does with it in the first minutes is done as well, so that no worker spends its time on it again.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { environmentOf, startProgram } from '../../scripts/start-program.ts'
import { makeRoom } from '../room.ts'
import { ADMIN, ENVIRONMENT } from './program.ts'

const DO_JOBS = join(import.meta.dirname, 'do-jobs.ts')

/** Sets where it is; the one that `npm test` has made already is taken. */
export default async function makeTemplate(): Promise<() => void> {
  if (process.env.E2E_TEMPLATE) return () => {}
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-e2e-'))
  const dataDir = join(folder, 'data')
  const options = { dataDir, admin: ADMIN, env: ENVIRONMENT, nodeArguments: makeRoom(512) }
  const program = await startProgram({ ...options, env: { ...ENVIRONMENT, LUPASCAN_ROLES: 'api' } })
  await program.stop()
  await promisify(execFile)(process.execPath, [...options.nodeArguments, DO_JOBS], { env: environmentOf(options) })
  // Playwright starts its workers with the environment of this process.
  process.env.E2E_TEMPLATE = dataDir
  return () => rmSync(folder, { recursive: true, force: true })
}
