import { type AuditCheck, findAuditHash, verifyAudit } from '../records/audit-chain.ts'
import type { AuditVerify } from './arguments.ts'
import { withStores } from './open-stores.ts'

/** Verifies the hash chain of the audit log and prints the result. Returns the exit code. */
export function runAuditVerify({ head }: AuditVerify): Promise<number> {
  return withStores(async ({ pg }) => {
    const check = await verifyAudit(pg)
    console.log(describeCheck(check))
    if (check.outcome === 'broken') return 1
    if (!head || head.id <= check.removed_id) return 0
    if ((await findAuditHash(pg, head.id)) === head.hash) return 0
    console.log(`A entrada ${head.id} não é mais a que foi anotada: o registro foi refeito depois.`)
    return 1
  })
}

function describeCheck(check: AuditCheck): string {
  if (check.outcome === 'broken') {
    return check.id === null
      ? `Faltam entradas no fim: a última que confere é a ${check.last_good_id}.`
      : `A entrada ${check.id} não confere: ela mudou, ou falta o que estava entre ela e a ${check.last_good_id}.`
  }
  const removed = check.removed_id > 0 ? ` As entradas até a ${check.removed_id} foram removidas pelo prazo.` : ''
  const end = check.last_id > 0 ? ` A última: ${check.last_id}:${check.last_hash}` : ''
  return `O registro confere: ${check.entries} entradas.${removed}${end}`
}
