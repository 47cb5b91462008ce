import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** How the copies of the embedded stores stand. */
export const BackupReport = z.object({
  /**
   * `off`: nobody named a folder, or servers copy their own; `fresh`; `late`: there should be a newer one; `none`: none yet;
   * `unwritable`: the folder is not there, cannot be written to, or does not answer; `untimely`: all have a time still to come.
   */
  state: z.enum(['off', 'fresh', 'late', 'none', 'unwritable', 'untimely']),
  /** When the newest was made, where that is known. */
  last_at: z.string().nullable(),
  every_hours: z.int().nullable(),
  /** Whether somebody has to do something about it. */
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
