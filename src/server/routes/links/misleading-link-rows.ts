import { type ImportedRow, NewMisleadingLink } from '../../../contract/links/misleading-links.ts'
import { foldText } from '../../../text/fold.ts'
import { parseMisleadingAddress } from '../../../text/misleading-address.ts'
import type { MisleadingLinkInput } from '../../records/posts/misleading-links.ts'

export type ReadRow = MisleadingLinkInput | { problem: string }

/** Rows of a file as they can be stored, or the reason they cannot, in their order. */
export const readRows = (rows: readonly ImportedRow[]): ReadRow[] => rows.map(readRow)

const FIELDS: Record<string, string> = { kind: 'Tipo', address: 'Endereço', reason: 'Motivo', source: 'Fonte' }

function readRow({ kind, ...row }: ImportedRow): ReadRow {
  const parsed = NewMisleadingLink.safeParse({ ...row, ...(kind?.trim() && { kind: readKind(kind) }) })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { problem: `${FIELDS[String(issue?.path[0])] ?? 'Linha'}: ${issue?.message ?? 'não é válida.'}` }
  }
  const { address, reason, source } = parsed.data
  const judged = parseMisleadingAddress(address, parsed.data.kind)
  return 'reason' in judged ? { problem: judged.reason } : { ...judged, reason, source }
}

/** Files are written with and without accents; an unknown kind is refused with a list of the valid ones. */
function readKind(kind: string): string {
  const folded = foldText(kind)
  return folded === 'dominio' ? 'domínio' : folded === 'endereco' ? 'endereço' : kind
}
