import type { Route } from '../http/route.ts'
import { alertChangeRoutes } from './alerts/alert-changes.ts'
import { alertRoutes } from './alerts/alerts.ts'
import { alertChannelRoutes } from './alerts/channels.ts'
import { alertFeedRoutes } from './alerts/feeds.ts'
import { newsRoutes } from './alerts/news.ts'
import { notificationRoutes } from './alerts/notifications.ts'
import { subscriptionRoutes } from './alerts/subscriptions.ts'
import { type BackupReporter, backupRoutes, createBackupReport } from './backups.ts'
import type { Deps } from './deps.ts'
import { dossierCommentRoutes } from './dossiers/dossier-comments.ts'
import { dossierItemRoutes } from './dossiers/dossier-items.ts'
import { dossierRoutes } from './dossiers/dossiers.ts'
import { newsroomTagRoutes } from './dossiers/newsroom-tags.ts'
import { healthRoutes } from './health.ts'
import { misleadingLinkRoutes } from './links/misleading-links.ts'
import { listMatrixRoutes } from './lists/list-matrix.ts'
import { searchListRoutes } from './lists/lists.ts'
import { listFileRoutes } from './lists/receive-list-file.ts'
import { captionRoutes } from './lives/captions.ts'
import { chapterCorrectionRoutes } from './lives/chapter-corrections.ts'
import { listeningRoutes } from './lives/listening.ts'
import { liveRoutes } from './lives/lives.ts'
import { watchedTermRoutes } from './lives/watched-terms.ts'
import { mcpRoutes } from './mcp/mcp.ts'
import { faceRoutes } from './media/faces.ts'
import { mediaRoutes } from './media/media.ts'
import { metricsInternalRoutes } from './metrics-internal.ts'
import { accountWithoutPersonRoutes } from './people/accounts-without-person.ts'
import { profileRoutes } from './people/profile.ts'
import { publicPersonRoutes } from './people/public-persons.ts'
import { attachmentRoutes } from './posts/attachments.ts'
import { countHistogramRoutes } from './posts/count-histogram.ts'
import { distinguishingRoutes } from './posts/distinguishing.ts'
import { downloadRoutes } from './posts/downloads.ts'
import { exampleRoutes } from './posts/examples.ts'
import { hateRoutes } from './posts/hate.ts'
import { imageSearchRoutes } from './posts/image-search.ts'
import { metricsRoutes } from './posts/metrics.ts'
import { nearCopyRoutes } from './posts/near-copies.ts'
import { postFacetRoutes } from './posts/post-facets.ts'
import { postHistoryRoutes } from './posts/post-history.ts'
import { postMarkRoutes } from './posts/post-marks.ts'
import { postOptionRoutes } from './posts/post-options.ts'
import { postSeriesRoutes } from './posts/post-series.ts'
import { postSuggestionRoutes } from './posts/post-suggestions.ts'
import { postListRoutes, postRoutes } from './posts/posts.ts'
import { relatedNewsRoutes } from './posts/related-news.ts'
import { searchTermRoutes } from './posts/search-terms.ts'
import { createDownloadPlaces, type Downloader } from './posts/send-csv.ts'
import { createSearchLine, inLine, type SearchLine } from './search-line.ts'
import { accessRequestRoutes } from './sharing/access-requests.ts'
import { folderRoutes } from './sharing/folders.ts'
import { shareNoticeRoutes } from './sharing/share-notices.ts'
import { shareRoutes } from './sharing/shares.ts'
import { userGroupRoutes } from './sharing/user-groups.ts'
import { coverageRoutes } from './sources/coverage.ts'
import { demoRoutes } from './sources/demo.ts'
import { importPreviewRoutes } from './sources/import-preview.ts'
import { importRoutes } from './sources/imports.ts'
import { sourceRoutes } from './sources/sources.ts'
import { apiTokenRoutes } from './users/api-tokens.ts'
import { auditRoutes } from './users/audit.ts'
import { handoverRoutes } from './users/handover.ts'
import { ownAccountRoutes } from './users/own-account.ts'
import { passwordLinkRoutes } from './users/password-link.ts'
import { savedSearchRoutes } from './users/saved-search.ts'
import { searchHistoryRoutes } from './users/search-history.ts'
import { tokenRoutes } from './users/token.ts'
import { userRoutes } from './users/users.ts'

/** All routes. A process without the api role serves only health and metrics. */
export function listRoutes(deps: Deps): Route[] {
  if (!deps.config.roles.includes('api')) return [...healthRoutes(deps), ...metricsInternalRoutes(deps)]
  const downloads = createDownloadPlaces()
  deps.meters?.watchPlaces('downloads', downloads.countPlaces)
  const searches = createSearchLine()
  deps.meters?.watchPlaces('searches', searches.countPlaces)
  const reportBackups = createBackupReport(deps.config)
  return [
    ...healthRoutes(deps),
    ...metricsInternalRoutes(deps),
    ...tokenRoutes(deps),
    ...profileRoutes(deps),
    ...ownAccountRoutes(deps),
    ...apiTokenRoutes(deps),
    ...auditRoutes(deps),
    ...passwordLinkRoutes(deps),
    ...userRoutes(deps),
    ...handoverRoutes(deps),
    ...postOptionRoutes(deps),
    ...postListRoutes(deps, downloads, searches),
    ...downloadRoutes(deps, downloads),
    ...inLine(searches, listSearchRoutes(deps)),
    ...listAlertRoutes(deps, reportBackups),
    ...listTogetherRoutes(deps, downloads, searches),
    ...metricsRoutes(deps),
    ...distinguishingRoutes(deps),
    ...listLiveRoutes(deps),
    ...accountWithoutPersonRoutes(deps),
    ...imageSearchRoutes(deps),
    ...mediaRoutes(deps),
    ...sourceRoutes(deps),
    ...importRoutes(deps),
    ...importPreviewRoutes(deps),
    ...coverageRoutes(deps),
    ...demoRoutes(deps),
    ...backupRoutes(reportBackups),
    ...exampleRoutes(deps),
    ...mcpRoutes(deps),
  ]
}

/** Routes that search posts; each request waits for its turn. */
const listSearchRoutes = (deps: Deps): Route[] => [
  ...postSuggestionRoutes(deps),
  ...searchTermRoutes(deps),
  ...postFacetRoutes(deps),
  ...countHistogramRoutes(deps),
  ...postSeriesRoutes(deps),
  ...postRoutes(deps),
  ...publicPersonRoutes(deps),
  ...relatedNewsRoutes(deps),
  ...misleadingLinkRoutes(deps),
  ...postHistoryRoutes(deps),
  ...nearCopyRoutes(deps),
  ...postMarkRoutes(deps),
  ...hateRoutes(deps),
  ...attachmentRoutes(deps),
  ...faceRoutes(deps),
]

/** Dossiers, sharing and saved searches. */
const listTogetherRoutes = (deps: Deps, downloads: Downloader['places'], searches: SearchLine): Route[] => [
  ...savedSearchRoutes(deps),
  ...searchHistoryRoutes(deps),
  ...dossierRoutes(deps),
  ...dossierItemRoutes(deps, downloads),
  ...dossierCommentRoutes(deps),
  ...newsroomTagRoutes(deps),
  ...shareRoutes(deps),
  ...accessRequestRoutes(deps),
  ...shareNoticeRoutes(deps),
  ...folderRoutes(deps),
  ...userGroupRoutes(deps),
  ...searchListRoutes(deps),
  ...listFileRoutes(),
  ...inLine(searches, listMatrixRoutes(deps)),
]

/** Alerts, notifications and other news for users. */
const listAlertRoutes = (deps: Deps, reportBackups: BackupReporter): Route[] => [
  ...newsRoutes(deps),
  ...alertRoutes(deps),
  ...alertChangeRoutes(deps),
  ...subscriptionRoutes(deps),
  ...alertChannelRoutes(deps),
  ...alertFeedRoutes(deps),
  ...notificationRoutes(deps, reportBackups),
]

const listLiveRoutes = (deps: Deps): Route[] => [
  ...liveRoutes(deps),
  ...listeningRoutes(deps),
  ...chapterCorrectionRoutes(deps),
  ...captionRoutes(deps),
  ...watchedTermRoutes(deps),
]
