/** Users who stay logged in for the whole test. */
import { callProgram, type Installation, logIn } from '../installation.ts'

export type Newsroom = {
  /** Headers for calls of the n-th user. */
  authorize(n: number): Record<string, string>
  close(): void
}

/** Before an access token expires, with time for a login on a busy machine. */
const RENEWED_MS = 120_000
const PASSWORD = 'goiabeira-no-quintal'

export async function openNewsroom(it: Installation, size: number): Promise<Newsroom> {
  const names = Array.from({ length: size }, (_, n) => `reporter_${n}`)
  for (const username of names) await createUser(it, username)
  const tokens: string[] = []
  const renew = async () => {
    for (const [n, username] of names.entries()) {
      // The existing token is still valid for a while.
      const token = await logIn(it.address, { username, password: PASSWORD }).catch(() => tokens[n])
      if (token) tokens[n] = token
    }
  }
  await renew()
  const renewing = setInterval(() => void renew(), RENEWED_MS)
  return {
    authorize: (n) => ({ authorization: `Bearer ${tokens[n % size]}`, 'accept-encoding': 'identity' }),
    close: () => clearInterval(renewing),
  }
}

async function createUser(it: Installation, username: string): Promise<void> {
  const made = await it.ask('/api/users/', { method: 'POST', json: { username } })
  if (made.status !== 201) throw new Error(`a user is answered ${made.status}: ${made.text}`)
  const { password_link } = made.json as { password_link: { link: string } }
  const json = { token: password_link.link.split('/').at(-1), new_password: PASSWORD }
  const chosen = await callProgram(it.address, '/api/password-link/', { method: 'POST', json })
  if (chosen.status >= 300) throw new Error(`a password is answered ${chosen.status}: ${chosen.text}`)
}
