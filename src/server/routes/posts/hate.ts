import { isDeepStrictEqual } from 'node:util'
import { getHate, type HateReport, reviewHate, withdrawHateReview } from '../../../contract/hate/hate.ts'
import { OWN_MODEL } from '../../../contract/labels.ts'
import type { HateModel } from '../../enrich/hate/model.ts'
import { nameModel } from '../../enrich/hate-step.ts'
import { notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { mirrorReview } from '../../ingest/scores/mirror-review.ts'
import { auditAction } from '../../records/audit.ts'
import * as reviews from '../../records/posts/hate-reviews.ts'
import { deleteReviewMirrors, listReviewMirrors } from '../../records/posts/review-mirrors.ts'
import { type EvaluatedPost, findEvaluatedPost } from '../../search/hate.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'

export const hateRoutes = (deps: Deps) => [
  route(getHate, async ({ params: { id }, caller }) => createReport(deps, await requirePost(deps, id), caller.userId)),

  route(reviewHate, async ({ params: { id }, body: { verdict, note }, caller, request, reply }) => {
    const { hate, hate_score, hate_by } = await requirePost(deps, id)
    if (hate === 'não avaliado')
      throw new ValidationError({ non_field_errors: ['Esta publicação não foi avaliada: não há rótulo a revisar.'] })
    const label = { hate, hateScore: hate_score, hateBy: hate_by }
    await inTransaction(deps.pg, async (tx) => {
      await reviews.createHateReview(tx, { postId: id, userId: caller.userId, verdict, note, label })
      await auditAction(tx, toActor(caller, request), 'hate_reviewed', `publicação ${id}: ${verdict}`)
    })
    reply.status(201)
    return showMirrored(deps, id, caller.userId)
  }),

  route(withdrawHateReview, async ({ params: { id }, caller, request }) => {
    await requirePost(deps, id)
    await inTransaction(deps.pg, async (tx) => {
      if (!(await reviews.withdrawHateReview(tx, id, caller.userId))) throw notFound()
      await auditAction(tx, toActor(caller, request), 'hate_review_withdrawn', `publicação ${id}`)
    })
    return showMirrored(deps, id, caller.userId)
  }),
]

/** After a review changed: updates the post to the latest valid verdict, even if an earlier update was interrupted. */
async function showMirrored(deps: Deps, id: string, userId: number): Promise<HateReport> {
  const place = await requirePost(deps, id)
  const notes = await listReviewMirrors(deps.pg, id)
  let last = await reviews.findLastVerdict(deps.pg, id)
  for (let mirrored: typeof last | undefined; !isDeepStrictEqual(mirrored, last); ) {
    await mirrorReview(deps.ch, place, last)
    // Another review may have been saved in between, and mirrored first.
    mirrored = last
    last = await reviews.findLastVerdict(deps.pg, id)
  }
  for (const note of notes) await deleteReviewMirrors(deps.pg, note)
  return createReport(deps, await requirePost(deps, id), userId)
}

async function createReport({ pg, hateModel }: Deps, post: EvaluatedPost, userId: number): Promise<HateReport> {
  // Another engine's reasons are unknown; for labels of an earlier version of our model, the current one explains.
  const explains = post.hate_by.startsWith(OWN_MODEL) ? hateModel : undefined
  return {
    hate: post.hate,
    hateScore: post.hate_score,
    hateKinds: post.hate_kinds,
    hateBy: post.hate_by,
    hateReview: post.hate_review || null,
    explainedBy: explains ? nameModel(explains) : null,
    marks: explains ? listMarks(explains, post.content) : [],
    reasons: explains ? explains.findReasons(post.content) : null,
    verdicts: await reviews.listHateReviews(pg, post.id, userId),
  }
}

/** Only words that contributed to the label: the reader asks why a post was marked. */
const listMarks = (model: HateModel, text: string) =>
  model.explain(text).flatMap(({ start, end, weight }) => (weight > 0 && end > start ? [{ start, end, weight }] : []))

async function requirePost({ ch }: Deps, id: string): Promise<EvaluatedPost> {
  const post = await findEvaluatedPost(ch, id)
  if (!post) throw notFound()
  return post
}
