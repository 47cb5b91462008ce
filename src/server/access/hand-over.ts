/** Rules for transferring the work of a user who leaves, and its audit entries. */
import type { UserWork } from '../../contract/users/handover.ts'
import { type Actor, auditAction } from '../records/audit.ts'
import { handOver } from '../records/sharing/hand-over.ts'
import { findUserByUsername } from '../records/users/users.ts'
import { inTransaction, type Postgres } from '../store/postgres.ts'
import { describeWork } from './describe-work.ts'

export type HandoverResult =
  | { outcome: 'handed_over'; work: UserWork }
  | { outcome: 'not_found' | 'still_active' | 'no_receiver' }
  | { outcome: 'full'; of: keyof UserWork }

type Wanted = { from: string; to: string; dossiers: boolean; savedSearches: boolean; lists: boolean; folders: boolean }

/** Allowed only from users who can no longer log in: work is never taken from an active user. */
export function handOverWork(pg: Postgres, actor: Actor, { from, to, ...what }: Wanted): Promise<HandoverResult> {
  return inTransaction(pg, async (tx): Promise<HandoverResult> => {
    const [giver, receiver] = [await findUserByUsername(tx, from), await findUserByUsername(tx, to)]
    if (!giver) return { outcome: 'not_found' }
    if (giver.is_active) return { outcome: 'still_active' }
    if (!receiver?.is_active) return { outcome: 'no_receiver' }
    const work = await handOver(tx, { from: giver.id, to: receiver.id, ...what })
    if (typeof work === 'string') return { outcome: 'full', of: work }
    const subject = `${giver.username} → ${receiver.username}: ${describeWork(work)}`
    await auditAction(tx, actor, 'work_handed_over', subject)
    return { outcome: 'handed_over', work }
  })
}
