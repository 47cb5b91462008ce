import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** State of the backups of the embedded stores. */
export const BackupReport = z.object({
  /**
   * `off`: no folder is configured, or the stores are servers, which make their own; `fresh`; `late`: a newer one is
   * overdue; `none`: none yet; `unwritable`: the folder is missing, not writable or does not answer; `untimely`: all
   * backups are dated in the future.
   */
  state: z.enum(['off', 'fresh', 'late', 'none', 'unwritable', 'untimely']),
  /** When the newest was made, if known. */
  last_at: z.string().nullable(),
  every_hours: z.int().nullable(),
  /** Whether someone has to act. */
  is_trouble: z.boolean(),
})
export type BackupReport = z.infer<typeof BackupReport>

export const getBackups = defineEndpoint({
  method: 'GET',
  path: '/api/backups/',
  access: 'superuser',
  summary: 'Dizer de quando é a última cópia de segurança e se falta alguma',
  reply: BackupReport,
})
