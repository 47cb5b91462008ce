import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const { R_OK, W_OK, X_OK } = constants

/**
 * What belongs to another user, as after one start with other rights, is not damaged: the engines do not tell the two apart.
 * @throws Node's error, with the path
 */
export function requireRights(directory: string): void {
  if (!existsSync(directory)) return
  accessSync(directory, R_OK | W_OK | X_OK)
  for (const name of readdirSync(directory)) accessSync(join(directory, name), R_OK | W_OK)
}
