import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const { R_OK, W_OK, X_OK } = constants

/**
 * Tells a directory owned by another user, as after one start with other rights, from a damaged one: the engines do not.
 * @throws Node's error, with the path
 */
export function requireRights(directory: string): void {
  if (!existsSync(directory)) return
  accessSync(directory, R_OK | W_OK | X_OK)
  for (const name of readdirSync(directory)) accessSync(join(directory, name), R_OK | W_OK)
}
