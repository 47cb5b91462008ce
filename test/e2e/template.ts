/**
 * Runs once before all specs: creates a data directory with the demonstration set, which each worker copies. The
 * scheduled work of the first minutes is done here too, so that no worker repeats it.
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

/** Sets its location; reuses the one `npm test` has already made. */
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
