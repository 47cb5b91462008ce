import { isDeepStrictEqual } from 'node:util'
import { getHate, type HateReport, reviewHate, withdrawHateReview } from '../../../contract/hate/hate.ts'
import { OWN_MODEL } from '../../../contract/labels.ts'
import type { HateModel } from '../../enrich/hate/model.ts'
import { nameModel, printLabelVersion } from '../../enrich/hate-step.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { isAbout, mirrorReview } from '../../ingest/scores/mirror-review.ts'
import { auditAction } from '../../records/audit.ts'
import * as reviews from '../../records/posts/hate-reviews.ts'
import { deleteReviewMirrors, listReviewMirrors } from '../../records/posts/review-mirrors.ts'
import { type EvaluatedPost, findEvaluatedPost } from '../../search/hate.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'

const CHANGED =
  'O texto ou o rótulo desta publicação mudou enquanto você a lia. Nada foi gravado: confira como está agora e decida de novo.'

export const hateRoutes = (deps: Deps) => [
  route(getHate, async ({ params: { id }, caller }) => {
    const post = await requirePost(deps, id)
    const report = await createReport(deps, post, caller.userId)
    // A label may have come back to what was reviewed before; an import does not know of reviews.
    return report.hateReview === (post.hate_review || null) ? report : showMirrored(deps, id, caller.userId)
  }),

  route(reviewHate, async ({ params: { id }, body: { verdict, note, version }, caller, request, reply }) => {
    const post = await requirePost(deps, id)
    const { hate, hate_score, hate_by } = post
    if (hate === 'não avaliado')
      throw new ValidationError({ non_field_errors: ['Esta publicação não foi avaliada: não há rótulo a revisar.'] })
    if (version !== printLabelVersion(post)) {
      const current = await createReport(deps, post, caller.userId)
      throw new HttpError(409, 'conflict', CHANGED, {}, { current })
    }
    const label = { hate, hateScore: hate_score, hateBy: hate_by, version }
    await inTransaction(deps.pg, async (tx) => {
      await reviews.createHateReview(tx, { postId: id, userId: caller.userId, verdict, note, label })
      const what = `publicação ${id}: ${verdict}, sobre “${hate}”`
      await auditAction(tx, toActor(caller, request), 'hate_reviewed', what)
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

/** After a review changed: updates the post to the verdict in force, even if an earlier update was interrupted. */
async function showMirrored(deps: Deps, id: string, userId: number): Promise<HateReport> {
  const place = await requirePost(deps, id)
  const notes = await listReviewMirrors(deps.pg, id)
  let standing = await reviews.listStandingVerdicts(deps.pg, id)
  for (let mirrored: typeof standing | undefined; !isDeepStrictEqual(mirrored, standing); ) {
    await mirrorReview(deps.ch, place, standing)
    // Another review may have been saved in between, and mirrored first.
    mirrored = standing
    standing = await reviews.listStandingVerdicts(deps.pg, id)
  }
  for (const note of notes) await deleteReviewMirrors(deps.pg, note)
  return createReport(deps, await requirePost(deps, id), userId)
}

async function createReport({ pg, hateModel }: Deps, post: EvaluatedPost, userId: number): Promise<HateReport> {
  // Another engine's reasons are unknown; for labels of an earlier version of our model, the current one explains.
  const explains = post.hate_by.startsWith(OWN_MODEL) ? hateModel : undefined
  const { hate, content } = post
  const now = { hate, version: printLabelVersion(post) }
  const inForce = (await reviews.listStandingVerdicts(pg, post.id)).find((verdict) => isAbout(verdict, now))
  const verdicts = (await reviews.listHateReviews(pg, post.id, userId)).map(({ version, ...verdict }) => {
    return { ...verdict, isCurrent: isAbout({ hate: verdict.hate, version }, now) }
  })
  return {
    hate,
    hateScore: post.hate_score,
    hateKinds: post.hate_kinds,
    hateBy: post.hate_by,
    hateReview: inForce?.verdict ?? null,
    content,
    version: now.version,
    explainedBy: explains ? nameModel(explains) : null,
    marks: explains ? listMarks(explains, content) : [],
    reasons: explains ? explains.findReasons(content) : null,
    verdicts,
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
