import argon2 from '@node-rs/argon2'

/** argon2id, the package's default variant, with the lowest cost in OWASP's password storage guide. Memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a discarded random password, verified when there is no such user, so that the response takes as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$lCYotC7XoRXZWrGZVeUqAQ$USJNrzfu6KfcL+OYIdCfHP93ifGtVQkxkMBvNnZY1eg'

/** @returns a PHC string with its own random salt */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(normalizePassword(password), COST)
}

/**
 * @param stored the user's hash; null when there is no such user, or none that may log in: the result is then false, in the same
 * time
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await argon2.verify(stored ?? NOBODY, normalizePassword(password))
  return matches && stored !== null
}

/** Depending on the keyboard, an accented letter is typed as one code point or as two. */
function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}
