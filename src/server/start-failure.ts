import { WeakFirstPassword } from './access/first-superuser.ts'
import { ConfigError } from './config.ts'
import { LockError } from './lock.ts'
import { BackupError } from './store/backup/manifest.ts'
import { findFault, StoreError, UnreadableStoreError } from './store/errors.ts'

type NodeFault = Error & { code?: string; syscall?: string; port?: number; path?: string; hostname?: string }

/** Errors whose message is for the reader. */
const MESSAGES = [ConfigError, LockError, WeakFirstPassword, UnreadableStoreError, BackupError]

/** Why the program cannot start, in one sentence that names what to change; null for a fault of our own. */
export function describeStartFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (MESSAGES.some((kind) => error instanceof kind)) return error.message
  if (findFault(error) === 'no_space') return 'O disco está cheio. Libere espaço e inicie o LupaScan de novo.'
  if (error instanceof StoreError) {
    return 'O ClickHouse não respondeu. Confira se está no ar e se CLICKHOUSE_URL está certa.'
  }
  const { code, syscall, port, path, hostname }: NodeFault = error
  if (code === 'EADDRINUSE') return `A porta ${port} já está em uso. Encerre quem a usa ou escolha outra com PORT.`
  if (syscall === 'listen') return `Este computador não pode atender no endereço pedido (${code}). Confira HOST e PORT.`
  if (syscall === 'mkdir') {
    return `O diretório ${path} não pôde ser criado (${code}). Escolha outro com LUPASCAN_DATA_DIR.`
  }
  if (path !== undefined && ['EACCES', 'EPERM', 'EROFS', 'EISDIR', 'ENOTDIR'].includes(code ?? '')) {
    return `${path} não pôde ser aberto ou escrito (${code}). Confira as permissões, ou escolha outro diretório com LUPASCAN_DATA_DIR.`
  }
  if (syscall === 'getaddrinfo') {
    return `O nome ${hostname} não foi encontrado na rede. Confira HOST, DATABASE_URL e CLICKHOUSE_URL.`
  }
  if (findFault(error) === 'store_unavailable' || code?.startsWith('28')) {
    return `O Postgres não respondeu ou recusou a entrada (${code}). Confira se está no ar e se DATABASE_URL está certa.`
  }
  return null
}
