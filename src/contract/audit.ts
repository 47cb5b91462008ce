/** The audit record, for superusers. Beyond the specification. */
import { z } from 'zod'
import { AUDIT_ACTION_NAMES } from './audit-actions.ts'
import { defineEndpoint } from './endpoint.ts'
import { PAGE_SIZES } from './limits.ts'
import { pageSize } from './paging.ts'
import { Day } from './posts/post-query.ts'

const Text = (most: number) => z.string().max(most, `Use até ${most} caracteres.`).optional()

export const AuditQuery = z
  .strictObject({
    /** Exact username of the actor. */
    actor: Text(150),
    action: z
      .array(z.enum(AUDIT_ACTION_NAMES, { error: 'Esta ação não existe.' }))
      .max(AUDIT_ACTION_NAMES.length)
      .optional(),
    /** Part of the subject's text. */
    subject: Text(200),
    /** Beginning of the client's address. */
    address: Text(50),
    start_date: Day.optional(),
    end_date: Day.optional(),
    /** `next_cursor` of the previous page. */
    cursor: z
      .string()
      .regex(/^[1-9][0-9]{0,14}$/, 'O cursor não é válido.')
      .transform(Number)
      .optional(),
    page_size: pageSize(PAGE_SIZES, 50),
    format: z.enum(['json', 'csv'], { error: 'Use json ou csv.' }).default('json'),
  })
  .refine((q) => !q.start_date || !q.end_date || q.start_date <= q.end_date, {
    path: ['end_date'],
    error: 'A data final vem antes da inicial.',
  })
export type AuditQuery = z.output<typeof AuditQuery>

export const AuditItem = z.object({
  id: z.int(),
  /** ISO 8601. */
  at: z.string(),
  /** Empty if the actor is unknown. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** Current names of the things in `subject` that the reader may see; `part` is the piece of the text that stands for one. */
  names: z.array(z.object({ part: z.string(), name: z.string() })),
  address: z.string(),
})
export type AuditItem = z.infer<typeof AuditItem>

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/audit/',
  access: 'superuser',
  summary:
    'O registro de quem fez o quê, do mais recente ao mais antigo, em páginas por cursor, ou todo em CSV (format=csv)',
  query: AuditQuery,
  reply: z.object({
    items: z.array(AuditItem),
    /** null on the last page. */
    next_cursor: z.string().nullable(),
    /** Days after which entries are removed; 0: never. */
    kept_days: z.int(),
  }),
})
