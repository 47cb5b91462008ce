import type { FastifyBaseLogger } from 'fastify'
import type { PasswordLink } from '../../../contract/users/users.ts'
import { showMomentIn } from '../../../text/show-moment.ts'
import type { IssuedLink } from '../../access/password-links.ts'
import type { User } from '../../records/users/users.ts'
import type { Deps } from '../deps.ts'

/** Mails a link to its user. If that is not possible, it is returned for the superuser to hand over. */
export async function deliverLink(
  { config, sendMail }: Pick<Deps, 'config' | 'sendMail'>,
  user: Pick<User, 'username' | 'email' | 'first_name' | 'password_hash'>,
  { token, expiresAt }: IssuedLink,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<PasswordLink> {
  const link = `${config.publicUrl ?? ''}/senha/${token}`
  const expires_at = expiresAt.toISOString()
  if (!sendMail || !user.email) return { delivery: 'shown', link, expires_at }
  try {
    await sendMail({ to: user.email, ...writeMail(user, link, showMomentIn(config.timeZone, expiresAt)) })
    return { delivery: 'mailed', link: null, expires_at }
  } catch (error) {
    log.warn({ err: error }, 'mail not sent')
    return { delivery: 'mail_failed', link, expires_at }
  }
}

function writeMail(user: Pick<User, 'username' | 'first_name' | 'password_hash'>, link: string, until: string) {
  const isNew = user.password_hash === null
  const text = [
    `Olá${user.first_name ? `, ${user.first_name}` : ''}.`,
    '',
    isNew
      ? `Seu cadastro no LupaScan foi feito com o nome de usuário ${user.username}.`
      : `Foi pedida uma nova senha para o seu nome de usuário no LupaScan, ${user.username}.`,
    'Para escolher a senha, abra este endereço:',
    '',
    link,
    '',
    `Ele vale uma única vez, até ${until}. Não o repasse: quem o tem pode entrar no seu lugar.`,
    ...(isNew ? [] : ['Se você não pediu uma nova senha, fale com quem administra o LupaScan na sua redação.']),
  ]
  return { subject: isNew ? 'Seu acesso ao LupaScan' : 'Nova senha no LupaScan', text: text.join('\n') }
}
