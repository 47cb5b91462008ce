import * as contract from '../../../contract/dossiers/dossier-comments.ts'
import { MAX_COMMENTS } from '../../../contract/limits.ts'
import { findUse, listUsable } from '../../access/can-use.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import {
  createComment,
  deleteComment,
  findCalled,
  listCommentMentions,
  listComments,
  seeCommentMentions,
} from '../../records/dossiers/dossier-comments.ts'
import { hasItem } from '../../records/dossiers/dossier-items.ts'
import { toColleague } from '../../records/sharing/colleagues.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from '../sharing/require-use.ts'
import { asDossier } from './dossiers.ts'

export const dossierCommentRoutes = ({ pg }: Deps) => [
  route(contract.listDossierComments, async ({ params: { id }, query, caller }) => {
    await requireUse(pg, asDossier(id), caller, 'see')
    return (await listComments(pg, id, query)).map((row) => show(row, caller.userId))
  }),
  route(contract.createDossierComment, async ({ params: { id }, body: { text, item_id }, caller, request, reply }) => {
    await requireUse(pg, asDossier(id), caller, 'see')
    if (item_id !== null && !(await hasItem(pg, { dossier: id, item: item_id }))) throw notFound()
    const called = (await findCalled(pg, text)).filter((user) => user.id !== caller.userId)
    const levels = await Promise.all(called.map((user) => findUse(pg, asDossier(id), user.id)))
    const told = called.filter((_, i) => levels[i])
    const comment = { dossier: id, itemId: item_id, authorId: caller.userId, text }
    const created = await inTransaction(pg, async (tx) => {
      const done = await createComment(tx, { ...comment, called: told.map((user) => user.id) })
      if (!done) throw tooMany()
      await auditAction(tx, toActor(caller, request), 'dossier_commented', `${id}, comentário ${done.id}`)
      return done
    })
    reply.status(201)
    const untold = called.filter((user) => !told.includes(user)).map(({ username }) => username)
    return { ...show(created, caller.userId), untold }
  }),
  route(contract.deleteDossierComment, async ({ params: { id, comment_id }, caller, request, reply }) => {
    const level = await requireUse(pg, asDossier(id), caller, 'see')
    const author = level === 'own' ? null : caller.userId
    await inTransaction(pg, async (tx) => {
      if (!(await deleteComment(tx, { dossier: id, id: comment_id, author }))) throw notFound()
      await auditAction(tx, toActor(caller, request), 'dossier_comment_removed', `${id}, comentário ${comment_id}`)
    })
    return reply.status(204).send()
  }),
  route(contract.listCommentMentions, async ({ caller }) => {
    const usable = await listUsable(pg, 'dossier', caller.userId)
    const rows = await listCommentMentions(pg, caller.userId, [...usable.keys()])
    return rows.map(({ dossier_id, title, created_at, seen_at, ...row }) => ({
      ...row,
      dossier: { id: dossier_id, title },
      created_at: created_at.toISOString(),
      is_seen: seen_at !== null,
    }))
  }),
  route(contract.seeCommentMentions, async ({ body: { until }, caller, reply }) => {
    await seeCommentMentions(pg, caller.userId, until)
    return reply.status(204).send()
  }),
]

const tooMany = () =>
  new HttpError(409, 'quota_reached', `O dossiê tem ${MAX_COMMENTS.toLocaleString('pt-BR')} comentários, o máximo.`)

type Row = Awaited<ReturnType<typeof listComments>>[number]

const show = ({ id, item_id, author_id, text, created_at, ...author }: Row, userId: number) => ({
  id,
  item_id,
  author:
    author.username === null
      ? null
      : toColleague({
          username: author.username,
          first_name: author.first_name ?? '',
          last_name: author.last_name ?? '',
        }),
  text,
  created_at: created_at.toISOString(),
  is_own: author_id === userId,
})
