import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The secret that signs: the configured one, or one made at the first start and kept readable by its owner only. */
export function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Uint8Array {
  if (secret) return new TextEncoder().encode(secret)
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  }
  return new TextEncoder().encode(readFileSync(file, 'utf8').trim())
}
