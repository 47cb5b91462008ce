import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { openDataDirectory } from './data-directory.ts'

/** A truncated file is not used for signing; ours has 64 characters. */
const SHORTEST = 32

/** The secret for signing: the configured one, or one generated at the first start and readable only by its owner. */
export function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Uint8Array {
  if (secret) return new TextEncoder().encode(secret)
  openDataDirectory(dataDir)
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  }
  const kept = readFileSync(file, 'utf8').trim()
  if (kept.length < SHORTEST) {
    throw new ConfigError(
      `O arquivo ${file} está vazio ou é curto demais para assinar. Apague-o (um novo é criado e todos entram de novo) ou recupere-o da cópia.`,
    )
  }
  return new TextEncoder().encode(kept)
}
