import type { UserWork } from '../../contract/users/handover.ts'

const NAMES: Record<keyof UserWork, [one: string, many: string]> = {
  dossiers: ['dossiê', 'dossiês'],
  saved_searches: ['busca', 'buscas'],
  alerts: ['alerta', 'alertas'],
  lists: ['lista', 'listas'],
  folders: ['pasta', 'pastas'],
}

/** What of somebody's became another's, for the record of who did what: what there was none of is left out. */
export function describeWork(work: UserWork): string {
  const parts = Object.entries(NAMES).flatMap(([kind, [one, many]]) => {
    // Type: the keys of the table above.
    const count = work[kind as keyof UserWork]
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
  return parts.join(', ') || 'nada'
}
