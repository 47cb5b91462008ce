/**
 * Access to owned things: dossiers, saved searches, lists, alerts, folders. All such decisions are made here; the table is in
 * docs/security.md. Being a superuser grants nothing here: superusers manage users and groups, not what people work on.
 */
import type { SharedKind, UseLevel } from '../../contract/limits.ts'
import { findGrants, type Grants, listGrants, listGrantsOf } from '../records/sharing/use-levels.ts'
import type { Postgres } from '../store/postgres.ts'

/** The highest level granted to the caller; null for none. */
function decideUse({ ownerId, levels }: Grants, userId: number): UseLevel | null {
  if (ownerId === userId) return 'own'
  if (levels.includes('edit')) return 'edit'
  return levels.includes('see') ? 'see' : null
}

/** The same for one thing; undefined when the id does not exist. */
export async function findUse(
  pg: Postgres,
  thing: { kind: SharedKind; id: string },
  userId: number,
): Promise<UseLevel | null | undefined> {
  const grants = await findGrants(pg, thing, userId)
  return grants && decideUse(grants, userId)
}

/** The same for many people and things of a kind, in one query; pairs without access are left out. */
export async function listUses(
  pg: Postgres,
  kind: SharedKind,
  asked: readonly { id: string; userId: number }[],
): Promise<{ id: string; userId: number; level: UseLevel }[]> {
  return (await listGrantsOf(pg, kind, asked)).flatMap((grants) => {
    const level = decideUse(grants, grants.userId)
    return level ? [{ id: grants.id, userId: grants.userId, level }] : []
  })
}

/** All things of a kind that the caller may see, with their levels. */
export async function listUsable(pg: Postgres, kind: SharedKind, userId: number): Promise<Map<string, UseLevel>> {
  const usable = new Map<string, UseLevel>()
  for (const grants of await listGrants(pg, kind, userId)) {
    const level = decideUse(grants, userId)
    if (level) usable.set(grants.id, level)
  }
  return usable
}

const ORDER: Record<UseLevel, number> = { see: 1, edit: 2, own: 3 }

/** Whether `level` includes `needed`. */
export const reaches = (level: UseLevel, needed: UseLevel): boolean => ORDER[level] >= ORDER[needed]
