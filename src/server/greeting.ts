import type { AddressInfo } from 'node:net'
import type { Config } from './config.ts'
import { REPAIR_OF_HATE_MODEL } from './load-hate-model.ts'
import type { Log } from './log.ts'
import { CONFINEMENTS, readConfinement } from './processes/confine/confinement.ts'

/** Prints the first superuser. A generated password is shown only this once. */
export function introduce({ username, password }: { username: string; password: string }, chosen: boolean): void {
  const lines = chosen
    ? [`Primeiro superusuário: ${username}, com a senha de LUPASCAN_ADMIN_PASSWORD.`]
    : [
        'Primeiro superusuário criado. Para entrar:',
        `  usuário: ${username}`,
        `  senha:   ${password}`,
        'Anote a senha: ela não será mostrada de novo.',
      ]
  console.log(['', ...lines].join('\n'))
}

/** On standard error, separate from a command's output. */
export function logCopied(copied: number, total: number): void {
  if (total === 0) return
  const count = (posts: number) => posts.toLocaleString('pt-BR')
  console.error(`Passando as publicações para o formato desta versão: ${count(copied)} de ${count(total)}`)
}

/** Logged at the start: the program continues, and posts are stored as not evaluated. */
export function warnOfMissingModel(log: Log, error: unknown): void {
  log.error({ error }, 'the hate model cannot be read')
  console.error(
    [
      'O modelo próprio de ódio falta ou está danificado: até lá, publicações novas ficam como “não avaliado”.',
      REPAIR_OF_HATE_MODEL,
      'Quando o programa voltar com o modelo, avalia sozinho as que chegaram.',
    ].join('\n'),
  )
}

/** Logged at the start if files from strangers are opened with more rights than intended. */
export async function warnOfWeakConfinement(log: Log): Promise<void> {
  const confinement = await readConfinement()
  if (confinement === 'whole') return
  log.warn({ confinement }, 'what opens files of strangers is not confined by the kernel')
  console.error(CONFINEMENTS[confinement])
}

export const GROUPS_ARE_STALE =
  'As publicações guardadas por uma versão anterior ainda não foram comparadas de novo: cópias cortadas ou reescritas delas não são reconhecidas.'
export const GROUP_ANEW = 'npm run lupascan -- enrich --step groups'

/** Logged at the start; nothing else waits for it. */
export function warnOfStaleGroups(log: Log): void {
  log.warn({ command: GROUP_ANEW }, 'stored posts wait to be grouped anew')
  console.error(`${GROUPS_ARE_STALE}\nQuando puder, encerre o LupaScan e rode: ${GROUP_ANEW}`)
}

/** Logged at the start: the program continues without backups. */
export function warnOfBackups(log: Log, error: unknown): void {
  log.error({ error }, 'the folder of the backups cannot be read')
  console.error(
    'A pasta de LUPASCAN_BACKUP_DIR não existe ou não pode ser lida: nenhuma cópia de segurança é feita. Crie-a, ou monte o disco em que ela fica.',
  )
}

/** Prints the address of the program. The end-to-end tests wait for this line. */
export function greet(addresses: AddressInfo[], { roles }: Pick<Config, 'roles'>): void {
  const how = roles.includes('api')
    ? 'Abra o endereço no navegador e entre com o seu usuário e a sua senha.'
    : 'Este processo não tem o papel "api": atende apenas às perguntas de saúde.'
  console.log(
    ['', `LupaScan pronto em ${addresses.map(toUrl).join(' e ')}`, how, 'Para encerrar: Ctrl-C', ''].join('\n'),
  )
}

/** IPv6 addresses are in brackets. */
export const toUrl = ({ address, family, port }: AddressInfo) =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
