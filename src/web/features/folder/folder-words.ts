import type { FolderKind } from '../../../contract/limits.ts'
import { formatPlural } from '../../format.ts'

export const KIND_HEADINGS: Record<FolderKind, string> = {
  saved_search: 'Buscas salvas',
  dossier: 'Dossiês',
  list: 'Listas',
  alert: 'Alertas',
}

const KIND_NAMES: Record<FolderKind, string> = {
  saved_search: 'busca salva',
  dossier: 'dossiê',
  list: 'lista',
  alert: 'alerta',
}

const PLURALS: Record<FolderKind, string> = {
  saved_search: 'buscas salvas',
  dossier: 'dossiês',
  list: 'listas',
  alert: 'alertas',
}

/** “3 buscas salvas, 1 dossiê”. */
export function describeContents(things: readonly { kind: FolderKind }[]): string {
  const kinds: FolderKind[] = ['saved_search', 'dossier', 'list', 'alert']
  const parts = kinds.flatMap((kind) => {
    const count = things.filter((one) => one.kind === kind).length
    return count === 0 ? [] : formatPlural(count, KIND_NAMES[kind], PLURALS[kind])
  })
  return parts.length === 0 ? 'nada ainda' : parts.join(', ')
}
