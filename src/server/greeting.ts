import type { AddressInfo } from 'node:net'
import type { Config } from './config.ts'

export type FirstUser = { username: string; password: string }

/** Tells whoever started the program where it is and how to get in. The first password is shown this once. */
export function greet(
  addresses: AddressInfo[],
  config: Pick<Config, 'admin' | 'roles'>,
  firstUser: FirstUser | null,
): void {
  const lines = ['', `LupaScan pronto em ${addresses.map(toUrl).join(' e ')}`]
  if (!config.roles.includes('api'))
    lines.push('Este processo não tem o papel "api": atende apenas às perguntas de saúde.')
  else if (firstUser) lines.push(...introduce(firstUser, config.admin.password !== null))
  else lines.push('Entre com o seu nome de usuário e a sua senha.')
  console.log([...lines, 'Para encerrar: Ctrl-C', ''].join('\n'))
}

function introduce({ username, password }: FirstUser, chosen: boolean): string[] {
  if (chosen) return [`Entre com o usuário ${username} e a senha de LUPASCAN_ADMIN_PASSWORD.`]
  return [
    'Entre com:',
    `  usuário: ${username}`,
    `  senha:   ${password}`,
    'Anote a senha: ela não será mostrada de novo.',
  ]
}

const toUrl = ({ address, family, port }: AddressInfo) =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
