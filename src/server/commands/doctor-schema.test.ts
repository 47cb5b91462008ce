/** `doctor` leaves stores of another version unchanged. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { testConfig } from '../../../test/world.ts'
import { quietLog } from '../log.ts'
import { listMissing } from '../store/migrate.ts'
import { connectStores } from '../store/open.ts'
import { runDoctor } from './doctor.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('stores without the tables of this version are told to lack them, and get none', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lupascan-doctor-'))
  vi.stubEnv('LUPASCAN_DATA_DIR', directory)
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)))
  await runDoctor()
  const stores = await connectStores(testConfig(directory), quietLog)
  try {
    const { rows } = await sql`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`.execute(stores.pg)
    expect(rows).toEqual([])
    const missing = await listMissing(stores)
    expect(missing.length).toBeGreaterThan(60)
    expect(said.join('\n')).toContain(
      `aviso  Bancos: Respondem, mas não têm as tabelas desta versão (passos que faltam: ${missing.length}).`,
    )
  } finally {
    await stores.close()
    rmSync(directory, { recursive: true })
  }
})
