/** Two identical stores of an earlier version: in two directories, or in two databases on servers. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { createClickHouseDatabase, createDatabase } from '../../databases.ts'
import type { StoreAddresses } from '../places/place.ts'
import { startServers } from '../places/servers.ts'
import { type Former, fillFormerStores } from './fill-former-stores.ts'

export type FormerStores = {
  make(folder: string, former: Former): Promise<{ calm: StoreAddresses; disturbed: StoreAddresses }>
  /** Number of processes that may start at once. */
  starts: number
  close(): Promise<void>
}

export type OpenFormer = () => Promise<FormerStores>

export const openDirectories: OpenFormer = async () => ({
  async make(folder, former) {
    const embedded = (name: string) => ({ dataDir: join(folder, name), databaseUrl: null, clickhouseUrl: null })
    const [calm, disturbed] = [embedded('calm'), embedded('disturbed')]
    await fillFormerStores(calm, former)
    cpSync(calm.dataDir, disturbed.dataDir, { recursive: true })
    return { calm, disturbed }
  },
  starts: 1,
  close: async () => {},
})

export const openDatabases: OpenFormer = async () => {
  const servers = await startServers()
  let made = 0
  const make = async (folder: string, former: Former): Promise<StoreAddresses> => {
    made += 1
    const name = `former_${made}`
    const stores = {
      dataDir: join(folder, name),
      databaseUrl: await createDatabase(servers.databaseUrl, name),
      clickhouseUrl: await createClickHouseDatabase(servers.clickhouseUrl, name),
    }
    await fillFormerStores(stores, former)
    return stores
  }
  return {
    make: async (folder, former) => ({ calm: await make(folder, former), disturbed: await make(folder, former) }),
    starts: 2,
    close: servers.close,
  }
}
