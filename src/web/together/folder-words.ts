import type { Folder } from './folders.ts'

/** A folder's owner and audience. */
export function describeFolder({ level, owner, is_shared }: Folder): string {
  if (level === null) return `de ${owner.name} · não é mais compartilhada com você`
  if (level === 'see') return `de ${owner.name} · você pode ver, mas não mudar`
  if (level === 'edit') return `de ${owner.name} · você pode mudar`
  return is_shared ? 'sua · compartilhada' : 'só você vê'
}
