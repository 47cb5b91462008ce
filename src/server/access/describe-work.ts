import type { UserWork } from '../../contract/users/handover.ts'

const NAMES: Record<keyof UserWork, [one: string, many: string]> = {
  dossiers: ['dossiê', 'dossiês'],
  saved_searches: ['busca', 'buscas'],
  alerts: ['alerta', 'alertas'],
  lists: ['lista', 'listas'],
  folders: ['pasta', 'pastas'],
}

/** Describes, for the audit log, the work that passed to a new owner; kinds with no items are left out. */
export function describeWork(work: UserWork): string {
  const parts = Object.entries(NAMES).flatMap(([kind, [one, many]]) => {
    // Type: the keys of the table above.
    const count = work[kind as keyof UserWork]
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
  return parts.join(', ') || 'nada'
}
