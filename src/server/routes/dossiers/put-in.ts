import type { DossierKind } from '../../../contract/limits.ts'
import { type Actor, auditAction } from '../../records/audit.ts'
import { addItems, type NewItem } from '../../records/dossiers/dossier-items.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'

const NAMES: Record<DossierKind, [one: string, many: string]> = {
  post: ['publicação', 'publicações'],
  image: ['imagem', 'imagens'],
  passage: ['trecho', 'trechos'],
  person: ['pessoa', 'pessoas'],
}

/** Adds things of one kind to a dossier, with an audit entry of how many. */
export function putIn(
  pg: Postgres,
  { dossier, by, actor }: { dossier: string; by: number; actor: Actor },
  items: readonly NewItem[],
): ReturnType<typeof addItems> {
  return inTransaction(pg, async (tx) => {
    const done = await addItems(tx, { dossier, by }, items)
    const [one, many] = NAMES[items[0]?.kind ?? 'post']
    if (done.added > 0)
      await auditAction(tx, actor, 'dossier_filled', `${dossier}: ${done.added} ${done.added === 1 ? one : many}`)
    return done
  })
}
