import { basename } from 'node:path'
import { ConfigError } from '../config.ts'
import { LockError } from '../lock.ts'
import { SourceError } from '../net/source-error.ts'
import { BackupError } from '../store/backup/manifest.ts'
import { StoreError } from '../store/errors.ts'
import { UsageError } from './arguments.ts'

const FILE_FAULTS: Record<string, string> = {
  ENOENT: 'não existe',
  EACCES: 'não pode ser lido: falta permissão',
  EPERM: 'não pode ser lido: falta permissão',
  ENOSPC: 'não pode ser gravado: o disco está cheio',
  Z_DATA_ERROR: 'está danificado: a compactação não pôde ser desfeita',
  Z_BUF_ERROR: 'está incompleto: a compactação termina antes do fim',
}

/** Errors whose message is written for the user. */
const MESSAGES = [UsageError, ConfigError, LockError, BackupError]

/** One Portuguese sentence for the user who typed the command; `path` is the file being read, if any. */
export function describeFailure(error: unknown, path?: string): string {
  if (!(error instanceof Error)) return `Ocorreu um erro: ${error}`
  if (MESSAGES.some((kind) => error instanceof kind)) return error.message
  const place = path === undefined ? '' : `${basename(path)}: `
  if (error instanceof SourceError) return `${place}${error.message}`
  if (error instanceof StoreError && error.fault === 'no_space')
    return 'Não há espaço em disco. O que o relatório conta está gravado; libere espaço e repita o comando.'
  if (error instanceof StoreError) {
    return `O banco de dados não respondeu (${error.message}). O que o relatório conta está gravado; repita o comando mais tarde.`
  }
  const fault = 'code' in error ? FILE_FAULTS[String(error.code)] : undefined
  if (fault) return `O arquivo ${'path' in error ? error.path : path} ${fault}.`
  return `${place}Ocorreu um erro: ${error.message}`
}
