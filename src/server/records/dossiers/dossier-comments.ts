/** Comments on a dossier, and the users they mention. */
import { COMMENT_MENTIONS_PAGE, COMMENTS_PAGE, MAX_COMMENTS } from '../../../contract/limits.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { nameOf } from '../sharing/colleagues.ts'
import { keyUsername } from '../users/users.ts'
import { recordDossierChange } from './dossiers.ts'

/**
 * A username after an @, up to the end of the word; a mail address mentions nobody. A trailing point or dash is not part of the
 * name.
 */
const CALLED = /(?<![\w.@+-])@([\w.@+-]*\w)/g
/** Maximum number of users mentioned per comment. */
const MAX_CALLED = 50

const COMMENT = ['dossier_comments.id', 'item_id', 'text', 'dossier_comments.created_at', 'author_id'] as const

/** Newest first. */
export function listComments(
  pg: Postgres,
  dossier: string,
  { item, before }: { item?: string | undefined; before?: number | undefined },
) {
  let query = selectComments(pg).where('dossier_id', '=', dossier)
  if (item !== undefined) query = query.where('item_id', '=', item)
  if (before !== undefined) query = query.where('dossier_comments.id', '<', before)
  return query.orderBy('dossier_comments.id', 'desc').limit(COMMENTS_PAGE).execute()
}

const selectComments = (pg: Postgres) =>
  pg
    .selectFrom('dossier_comments')
    .leftJoin('users', 'users.id', 'author_id')
    .select([...COMMENT, 'users.username', 'first_name', 'last_name'])

/** Users mentioned in a text, with their usernames as stored. */
export async function findCalled(pg: Postgres, text: string): Promise<{ id: number; username: string }[]> {
  const keys = [...new Set([...text.matchAll(CALLED)].map(([, name]) => keyUsername(name ?? '')))].slice(0, MAX_CALLED)
  if (keys.length === 0) return []
  return pg
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username_key', 'in', keys)
    .where('is_active', '=', true)
    .execute()
}

type NewComment = { dossier: string; itemId: string | null; authorId: number; text: string; called: readonly number[] }

/** Creates a comment with its mentions. @returns undefined when the dossier has reached the limit of comments */
export function createComment(pg: Postgres, { dossier, itemId, authorId, text, called }: NewComment) {
  return inTransaction(pg, async (tx) => {
    await tx.selectFrom('dossiers').select('id').where('id', '=', dossier).forNoKeyUpdate().execute()
    const { count } = await tx
      .selectFrom('dossier_comments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('dossier_id', '=', dossier)
      .executeTakeFirstOrThrow()
    if (count >= MAX_COMMENTS) return undefined
    const { id } = await tx
      .insertInto('dossier_comments')
      .values({ dossier_id: dossier, item_id: itemId, author_id: authorId, text })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (called.length > 0)
      await tx
        .insertInto('comment_mentions')
        .values(called.map((user_id) => ({ comment_id: id, user_id, seen_at: null })))
        .execute()
    await recordDossierChange(tx, dossier)
    return selectComments(tx).where('dossier_comments.id', '=', id).executeTakeFirstOrThrow()
  })
}

/** @returns whether the comment existed and this user may remove it */
export async function deleteComment(
  pg: Postgres,
  { dossier, id, author }: { dossier: string; id: number; author: number | null },
): Promise<boolean> {
  let query = pg.deleteFrom('dossier_comments').where('id', '=', id).where('dossier_id', '=', dossier)
  if (author !== null) query = query.where('author_id', '=', author)
  const deleted = await query.returning('id').executeTakeFirst()
  if (deleted) await recordDossierChange(pg, dossier)
  return deleted !== undefined
}

/** The dossier of each unseen comment that mentions the user; at most one page. */
export async function listUnseenMentions(pg: Postgres, userId: number): Promise<string[]> {
  const unseen = await pg
    .selectFrom('comment_mentions')
    .innerJoin('dossier_comments', 'dossier_comments.id', 'comment_id')
    .select('dossier_id')
    .where('comment_mentions.user_id', '=', userId)
    .where('seen_at', 'is', null)
    .orderBy('comment_id', 'desc')
    .limit(COMMENT_MENTIONS_PAGE)
    .execute()
  return unseen.map(({ dossier_id }) => dossier_id)
}

/** Comments that mention a user, in dossiers that they still see; newest first. */
export function listCommentMentions(pg: Postgres, userId: number, dossiers: readonly string[]) {
  if (dossiers.length === 0) return Promise.resolve([])
  return pg
    .selectFrom('comment_mentions')
    .innerJoin('dossier_comments', 'dossier_comments.id', 'comment_id')
    .innerJoin('dossiers', 'dossiers.id', 'dossier_id')
    .leftJoin('users as writer', 'writer.id', 'author_id')
    .select(['comment_id', 'dossier_id', 'title', 'item_id', 'text', 'dossier_comments.created_at', 'seen_at'])
    .select(nameOf('writer').as('author'))
    .where('comment_mentions.user_id', '=', userId)
    .where('dossier_id', 'in', [...dossiers])
    .orderBy('comment_id', 'desc')
    .limit(COMMENT_MENTIONS_PAGE)
    .execute()
}

export async function seeCommentMentions(pg: Postgres, userId: number, until: number): Promise<void> {
  await pg
    .updateTable('comment_mentions')
    .set({ seen_at: new Date() })
    .where('user_id', '=', userId)
    .where('comment_id', '<=', until)
    .where('seen_at', 'is', null)
    .execute()
}
