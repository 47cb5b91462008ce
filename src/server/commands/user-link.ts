import { issuePasswordLink } from '../access/password-links.ts'
import { recordAct } from '../records/audit.ts'
import { findUserByUsername } from '../records/users/users.ts'
import type { UserLink } from './arguments.ts'
import { withStores } from './open-stores.ts'

/** Creates a link with which a user chooses a password: the way back in when no superuser can log in. Returns the exit code. */
export async function runUserLink({ username }: UserLink): Promise<number> {
  return withStores(async ({ pg }, { publicUrl, port }) => {
    const user = await findUserByUsername(pg, username)
    if (!user) {
      console.error(`Não há usuário com o nome “${username}”.`)
      return 1
    }
    const now = new Date()
    const written = {
      actor: '',
      action: 'password_link_created',
      subject: user.username,
      address: 'linha de comando',
    } as const
    const { token } = await recordAct(
      pg,
      (tx) => issuePasswordLink(tx, user.id, now),
      () => written,
      now,
    )
    console.log(`${publicUrl ?? `http://127.0.0.1:${port}`}/senha/${token}`)
    console.log(`Com este link ${user.username} escolhe uma nova senha. Ele vale por 7 dias e uma única vez.`)
    if (!user.is_active) console.log('O usuário está desativado: um superusuário precisa reativá-lo antes.')
    return 0
  })
}
