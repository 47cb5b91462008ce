import argon2 from '@node-rs/argon2'

/** argon2id, the package's default kind, with the smallest cost OWASP's password storage guide names. Memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a random password that nobody kept: what is verified when there is no user, so that it takes as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$lCYotC7XoRXZWrGZVeUqAQ$USJNrzfu6KfcL+OYIdCfHP93ifGtVQkxkMBvNnZY1eg'

/** @returns a PHC string with its own random salt */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(normalizePassword(password), COST)
}

/**
 * @param stored the user's hash; null when there is no such user, or none that may enter: never true then, and never faster
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await argon2.verify(stored ?? NOBODY, normalizePassword(password))
  return matches && stored !== null
}

/** The same accented letter may be typed as one character or as two, depending on the keyboard. */
function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}
