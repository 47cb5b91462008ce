import { randomInt } from 'node:crypto'
import { createFirstUser, hasUsers } from '../records/users/users.ts'
import type { Postgres } from '../store/postgres.ts'
import { hashPassword } from './password.ts'
import { findPasswordProblem } from './password-rules.ts'

/** Excludes characters that are easily confused: 0 and o, 1, i and l. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** The operator chose a password that the password rules refuse; the message is the sentence shown to them. */
export class WeakFirstPassword extends Error {}

/**
 * Creates the first superuser when there is no user yet; of several processes that start at once, only one does.
 * @param given null: the name is "admin", the password is generated
 * @throws WeakFirstPassword
 * @returns the credentials, with the password in clear, to be shown once; null when a user already exists
 */
export async function createFirstSuperuser(
  pg: Postgres,
  given: { username: string | null; password: string | null },
): Promise<{ username: string; password: string } | null> {
  if (await hasUsers(pg)) return null
  const username = given.username ?? 'admin'
  const password = given.password ?? drawPassword()
  const problem = findPasswordProblem(password, username)
  if (problem) throw new WeakFirstPassword(`A senha de LUPASCAN_ADMIN_PASSWORD não foi aceita. ${problem}`)
  const created = await createFirstUser(pg, username, await hashPassword(password))
  return created ? { username, password } : null
}

/** Four groups of four letters and digits: 79 bits, and still possible to type. */
function drawPassword(): string {
  const drawLetter = () => LETTERS.charAt(randomInt(LETTERS.length))
  const drawGroup = () => Array.from({ length: GROUP_LENGTH }, drawLetter).join('')
  return Array.from({ length: GROUPS }, drawGroup).join('-')
}
