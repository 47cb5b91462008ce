/** Captures lives of the list into the real stores, with a stand-in for yt-dlp. */
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { CaptureDeps } from '../../src/server/lives/capture-live.ts'
import { createLive } from '../../src/server/records/lives/lives.ts'
import { jobDeps } from '../run-jobs.ts'
import type { TestStores } from '../world.ts'
import type { HlsServer } from './hls-server.ts'

/** Dependencies for capturing a live; its streams come from the server. */
export function captureDeps(
  world: TestStores,
  server: HlsServer,
  fields: Partial<CaptureDeps> = {},
  ytDlp: { path: string; hosts: string[] } | null = null,
): CaptureDeps {
  const { pg, media, config, log } = jobDeps(world)
  const allowed = { ...config, privateHosts: [server.host], lives: { ...config.lives, ytDlp } }
  return { pg, media, config: allowed, log, onSegment: async () => {}, pace: 0.01, ...fields }
}

/** Adds a live and returns its id. */
export async function addLive(world: TestStores, url: string): Promise<number> {
  const none = { title: null, description: null, channel_title: null }
  const live = await createLive(world.pg, { url, listen: true, ...none }, {})
  if (!live) throw new Error('the address is there already')
  return live.id
}

export const listSegments = (world: TestStores, id: number) =>
  world.pg.selectFrom('live_segments').selectAll().where('live_id', '=', id).orderBy('number').execute()

export const isTriedAgain = (world: TestStores, id: number) =>
  world.pg
    .selectFrom('lives')
    .select(sql<boolean>`stream_position->>'retry_at' IS NOT NULL`.as('is'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Writes a program that stands in for yt-dlp and returns its path. */
export function writeYtDlp(world: TestStores, name: string, script: string): string {
  const path = join(world.dataDir, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}
