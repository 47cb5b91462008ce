/** Every call and its responses, on the demonstration set: differences between servers and the embedded engine show up here. */
const EVERY_CALL = 'test/api-examples.test.ts'

/** The same engine produces these results in the same way: on servers each query is covered once, by `EVERY_CALL`. */
const SEARCHES = [
  ...['accounts/coverage', 'alerts/phrases', 'conditions/field-conditions', 'conditions/found-in'],
  ...['conditions/language', 'conditions/second-reading'],
  ...['distinguishing/distinguishing', 'facets/count-histogram', 'facets/facets', 'metrics/deletion-charts'],
  ...['metrics/metrics', 'metrics/people-chart', 'metrics/top-hashtags', 'near-copies/find-near-copies'],
  ...['news/related-news', 'options/field-values', 'options/options', 'options/suggest-searches', 'posts/arrival'],
  ...['posts/count-copies', 'posts/former-texts', 'posts/message-groups', 'posts/post-history', 'posts/post-states'],
  ...['posts/posts', 'posts/posts-by-copies', 'series/series', 'terms/search-terms'],
]

/** Tests without concurrency: `EVERY_CALL` sends their queries to servers. */
const CALLS = [
  ...['alerts/news', 'dossiers/dossier-things', 'dossiers/search-dossiers', 'links/misleading-links'],
  ...['lives/captions', 'lives/lives', 'lives/watched-terms', 'mcp/mcp', 'media/faces'],
  ...['media/media', 'people/portrait', 'posts/examples', 'posts/metrics', 'posts/related-news'],
  ...['sharing/access-requests', 'sources/coverage', 'sources/sources', 'users/audit'],
  ...['users/audit-names', 'users/handover', 'users/link-delivery', 'users/search-history'],
]

const ATTACHMENTS = 'src/server/ingest/attachments/attachment-trouble.test.ts'
/** The segments of a live, their leases and their chapters. */
const WRITING = 'src/server/jobs/write-live.test.ts'

/** Uses the embedded engine: on servers and clusters nothing is cached. */
export const MATCH_CACHE = 'src/server/store/posts/match-cache.test.ts'

/**
 * Test files that open stores and gain nothing from a second run on servers; each with the file that covers their
 * queries there. They are about something else: pictures, file readers, programs, pages, or the meaning of a search.
 */
export const EMBEDDED_ONLY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SEARCHES.map((name) => [`src/server/search/${name}.test.ts`, EVERY_CALL])),
  ...Object.fromEntries(CALLS.map((name) => [`src/server/routes/${name}.test.ts`, EVERY_CALL])),
  // Session renewal and audit retention are covered by refresh.test.ts and audit-chain.test.ts.
  'test/calendar.test.ts': 'src/server/jobs/remove-expired.test.ts',
  'test/chart-clicks.test.ts': EVERY_CALL,
  'test/generated-client.test.ts': EVERY_CALL,
  'src/server/commands/enrich.test.ts': 'src/server/ingest/rewrite/rewrite.test.ts',
  'src/server/demo/demo.test.ts': EVERY_CALL,
  'src/server/demo/demo-cut-short.test.ts': EVERY_CALL,
  'src/server/imports/read-posts.test.ts': 'src/server/enrichment.test.ts',
  'src/server/http/observe-requests.test.ts': 'src/server/routes/metrics-internal.test.ts',
  'src/server/ingest/attachments/delete-faces.test.ts': EVERY_CALL,
  'src/server/ingest/attachments/describe-pictures.test.ts': ATTACHMENTS,
  'src/server/ingest/attachments/process-attachments.test.ts': ATTACHMENTS,
  'src/server/ingest/attachments/video-copies.test.ts': 'src/server/search/pictures/similar-files.test.ts',
  'src/server/jobs/collecting/collect-extras.test.ts': 'src/server/jobs/collecting/collect-feeds.test.ts',
  'src/server/jobs/collecting/collect-feed-posts.test.ts': 'src/server/jobs/collecting/collect-feeds.test.ts',
  'src/server/jobs/collecting/real-sources.test.ts': 'src/server/jobs/collecting/collect-feeds.test.ts',
  'src/server/jobs/write-gaps.test.ts': WRITING,
  'src/server/lives/capture-page.test.ts': 'src/server/lives/capture-live.test.ts',
  'src/server/routes/dossiers/dossier-callers.test.ts': 'src/server/routes/dossiers/dossiers.test.ts',
  'src/server/routes/lists/lists.test.ts': 'src/server/search/lists/count-searches.test.ts',
  'src/server/routes/posts/image-search.test.ts': 'src/server/search/pictures/similar-files.test.ts',
  'src/server/routes/search-line.test.ts': EVERY_CALL,
  'src/server/routes/users/token.test.ts': 'src/server/access/refresh.test.ts',
  'src/server/search/conditions/compile-many.test.ts': 'test/many-values.test.ts',
  [MATCH_CACHE]: EVERY_CALL,
  'test/app.test.ts': EVERY_CALL,
}
