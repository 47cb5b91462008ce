import type { Route } from '../http/route.ts'
import { accountWithoutPersonRoutes } from './accounts-without-person.ts'
import { attachmentRoutes } from './attachments.ts'
import { chapterCorrectionRoutes } from './chapter-corrections.ts'
import { coverageRoutes } from './coverage.ts'
import { demoRoutes } from './demo.ts'
import type { Deps } from './deps.ts'
import { downloadRoutes } from './downloads.ts'
import { exampleRoutes } from './examples.ts'
import { faceRoutes } from './faces.ts'
import { hateRoutes } from './hate.ts'
import { healthRoutes } from './health.ts'
import { imageSearchRoutes } from './image-search.ts'
import { importPreviewRoutes } from './import-preview.ts'
import { importRoutes } from './imports.ts'
import { listeningRoutes } from './listening.ts'
import { liveRoutes } from './lives.ts'
import { mediaRoutes } from './media.ts'
import { metricsRoutes } from './metrics.ts'
import { metricsInternalRoutes } from './metrics-internal.ts'
import { misleadingLinkRoutes } from './misleading-links.ts'
import { nearCopyRoutes } from './near-copies.ts'
import { ownAccountRoutes } from './own-account.ts'
import { passwordLinkRoutes } from './password-link.ts'
import { postHistoryRoutes } from './post-history.ts'
import { postMarkRoutes } from './post-marks.ts'
import { postOptionRoutes } from './post-options.ts'
import { postSuggestionRoutes } from './post-suggestions.ts'
import { postRoutes } from './posts.ts'
import { profileRoutes } from './profile.ts'
import { publicPersonRoutes } from './public-persons.ts'
import { relatedNewsRoutes } from './related-news.ts'
import { savedSearchRoutes } from './saved-search.ts'
import { createDownloadPlaces } from './send-csv.ts'
import { sourceRoutes } from './sources.ts'
import { tokenRoutes } from './token.ts'
import { userRoutes } from './users.ts'
import { watchedTermRoutes } from './watched-terms.ts'

/** Every call there is. A process without the api role answers only about its health and its figures. */
export function listRoutes(deps: Deps): Route[] {
  if (!deps.config.roles.includes('api')) return [...healthRoutes(deps), ...metricsInternalRoutes(deps)]
  const downloads = createDownloadPlaces()
  deps.meters?.watchPlaces('downloads', downloads.countPlaces)
  return [
    ...healthRoutes(deps),
    ...metricsInternalRoutes(deps),
    ...tokenRoutes(deps),
    ...profileRoutes(deps),
    ...ownAccountRoutes(deps),
    ...passwordLinkRoutes(deps),
    ...userRoutes(deps),
    ...postOptionRoutes(deps),
    ...postSuggestionRoutes(deps),
    ...postRoutes(deps, downloads),
    ...downloadRoutes(deps, downloads),
    ...savedSearchRoutes(deps),
    ...metricsRoutes(deps),
    ...liveRoutes(deps),
    ...listeningRoutes(deps),
    ...chapterCorrectionRoutes(deps),
    ...watchedTermRoutes(deps),
    ...publicPersonRoutes(deps),
    ...accountWithoutPersonRoutes(deps),
    ...relatedNewsRoutes(deps),
    ...misleadingLinkRoutes(deps),
    ...postHistoryRoutes(deps),
    ...nearCopyRoutes(deps),
    ...postMarkRoutes(deps),
    ...hateRoutes(deps),
    ...attachmentRoutes(deps),
    ...faceRoutes(deps),
    ...imageSearchRoutes(deps),
    ...mediaRoutes(deps),
    ...sourceRoutes(deps),
    ...importRoutes(deps),
    ...importPreviewRoutes(deps),
    ...coverageRoutes(deps),
    ...demoRoutes(deps),
    ...exampleRoutes(deps),
  ]
}
