import type { Config } from '../config.ts'
import type { EnrichmentStep } from '../enrich/draft-post.ts'
import type { StepName } from '../enrich/index.ts'
import { SIGNATURE_VERSION } from '../enrich/message-signature.ts'
import { loadSteps } from '../enrichment.ts'
import { openHateClassifier } from '../hate-classifiers/open-hate-classifier.ts'
import { ANALYSED_BY } from '../ingest/attachments/attachment-files.ts'
import { processAgain } from '../ingest/attachments/process-attachments.ts'
import { FACES_BY } from '../ingest/attachments/process-faces.ts'
import { reanalyzeFaces } from '../ingest/attachments/reanalyze-faces.ts'
import { GROUPED_AT_ONCE, groupStoredPosts } from '../ingest/groups/group-posts.ts'
import { Authors, findAuthor, settleAuthors } from '../ingest/import/authors.ts'
import { rewritePosts } from '../ingest/rewrite/rewrite.ts'
import { classifyPosts } from '../ingest/scores/classify-posts.ts'
import type { PostPlace } from '../ingest/write/stored-posts.ts'
import { groupFace } from '../jobs/group-face.ts'
import { openMedia } from '../media/media.ts'
import { deleteFaceReferences, findRemovedFaces, getFaceSettings } from '../records/posts/faces.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Stores } from '../store/open.ts'

/** A step that runs over stored posts: processes a portion of them and returns how many it changed. */
export type StoredStep = {
  version: string
  /** Posts per portion; by default as many as are rewritten at once. */
  portion?: number
  run(places: readonly PostPlace[]): Promise<number>
}

type OpenStep = (stores: Pick<Stores, 'ch' | 'pg'>, config: Config) => Promise<StoredStep>

const IMAGE_PORTION = 50

/** How each step is opened. */
export const STORED_STEPS: Record<StepName, OpenStep> = {
  author: (stores) => findImportStep(stores, 'author'),
  links: (stores) => findImportStep(stores, 'links'),
  'canonical-links': (stores) => findImportStep(stores, 'canonical-links'),
  'misleading-links': (stores) => findImportStep(stores, 'misleading-links'),
  'fact-checks': (stores) => findImportStep(stores, 'fact-checks'),
  hate: openHateStep,
  language: (stores) => findImportStep(stores, 'language'),
  text: (stores) => findImportStep(stores, 'text'),
  images: openImagesStep,
  groups: async ({ ch }) => ({
    version: SIGNATURE_VERSION,
    portion: GROUPED_AT_ONCE,
    run: (places) => groupStoredPosts(ch, places),
  }),
}

/** Repeats only analyses made by an earlier version. In smaller batches: the pictures of a whole portion may take hours. */
async function openImagesStep({ ch, pg }: Pick<Stores, 'ch' | 'pg'>, config: Config): Promise<StoredStep> {
  const media = openMedia(config)
  const toTheEnd = new AbortController().signal
  const hasFaces = (await getFaceSettings(pg)).enabled
  return {
    version: hasFaces ? `${ANALYSED_BY}, ${FACES_BY}` : ANALYSED_BY,
    async run(places) {
      let looked = 0
      if (hasFaces)
        await reanalyzeFaces(ch, media, places, {
          signal: toTheEnd,
          findRemoved: (ids) => findRemovedFaces(pg, ids),
          onFace: (face) => groupFace(ch, pg, face),
          onGone: (ids) => deleteFaceReferences(pg, ids),
        })
      for (let from = 0; from < places.length; from += IMAGE_PORTION)
        looked += (await processAgain(ch, media, places.slice(from, from + IMAGE_PORTION), toTheEnd)).posts
      return looked
    },
  }
}

/** Uses the configured engine, otherwise our own model. */
async function openHateStep(stores: Pick<Stores, 'ch' | 'pg'>, config: Config): Promise<StoredStep> {
  const classifier = await openHateClassifier(config.hate)
  if (!classifier) return findImportStep(stores, 'hate')
  const toTheEnd = new AbortController().signal
  return { version: classifier.name, run: (places) => classifyPosts(stores.ch, classifier, places, toTheEnd) }
}

async function findImportStep({ ch, pg }: Pick<Stores, 'ch' | 'pg'>, name: StepName): Promise<StoredStep> {
  const step = (await loadSteps({ ch, pg })).find((one) => one.name === name)
  if (!step) throw new Error(`no step is called ${name}`)
  return openImportStep(ch, step)
}

/** Wraps a step of imports: run over the draft of a stored post, it gives the result it would give for a new one. */
export function openImportStep(ch: ClickHouse, step: EnrichmentStep): StoredStep {
  return {
    version: String(step.version),
    async run(places) {
      const authors = new Authors()
      const changed = await rewritePosts(ch, places, ({ draft, later }) => {
        step.run(draft)
        authors.add(findAuthor(draft))
        return { draft, later }
      })
      await settleAuthors([step], authors.list())
      return changed
    },
  }
}
