/** Runs once before all specs: a data directory with the demonstration set in it, of which each worker gets a copy. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../../scripts/start-program.ts'
import { ADMIN, ENVIRONMENT } from './program.ts'

export default async function makeTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-e2e-'))
  const dataDir = join(folder, 'data')
  const program = await startProgram({ dataDir, admin: ADMIN, env: ENVIRONMENT })
  await program.stop()
  // Playwright starts its workers with the environment of this process.
  process.env.E2E_TEMPLATE = dataDir
  return () => rmSync(folder, { recursive: true, force: true })
}
