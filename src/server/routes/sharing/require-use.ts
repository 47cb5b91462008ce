import type { SharedKind, UseLevel } from '../../../contract/limits.ts'
import { findUse, reaches } from '../../access/can-use.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import type { Postgres } from '../../store/postgres.ts'

const WORDS: Record<SharedKind, { hidden: string; needs: Record<UseLevel, string> }> = {
  dossier: {
    hidden: 'Este dossiê não é compartilhado com você. Você pode pedir acesso.',
    needs: {
      see: '',
      edit: 'Você pode ver este dossiê, mas não mudar.',
      own: 'Só quem é dono do dossiê pode fazer isso.',
    },
  },
  saved_search: {
    hidden: 'Esta busca salva não é compartilhada com você. Você pode pedir acesso.',
    needs: {
      see: '',
      edit: 'Você pode usar esta busca, mas não mudar.',
      own: 'Só quem é dono da busca pode fazer isso.',
    },
  },
  list: {
    hidden: 'Esta lista não é compartilhada com você. Você pode pedir acesso.',
    needs: {
      see: '',
      edit: 'Você pode ver esta lista, mas não mudar.',
      own: 'Só quem é dono da lista pode fazer isso.',
    },
  },
  alert: {
    hidden: 'Este alerta não é compartilhado com você. Você pode pedir acesso.',
    needs: {
      see: '',
      edit: 'Você pode ver e receber este alerta, mas não mudar.',
      own: 'Só quem é dono do alerta pode fazer isso.',
    },
  },
  folder: {
    hidden: 'Esta pasta não é compartilhada com você. Você pode pedir acesso.',
    needs: {
      see: '',
      edit: 'Você pode ver esta pasta, mas não mudar.',
      own: 'Só quem é dono da pasta pode fazer isso.',
    },
  },
}

/**
 * Returns the caller's level of access to a thing, if it is sufficient.
 * @throws 404 when the id does not exist; 403 with a sentence that reveals nothing about the thing itself
 */
export async function requireUse(
  pg: Postgres,
  thing: { kind: SharedKind; id: string },
  { userId }: { userId: number },
  needed: UseLevel,
): Promise<UseLevel> {
  const level = await findUse(pg, thing, userId)
  if (level === undefined) throw notFound()
  const words = WORDS[thing.kind]
  if (level === null) throw new HttpError(403, 'not_allowed', words.hidden, {}, { can_ask: true })
  if (!reaches(level, needed)) throw new HttpError(403, 'not_allowed', words.needs[needed])
  return level
}
