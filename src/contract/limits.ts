/** Limits and closed lists that the browser needs at run time too: no schemas here, so that it does not load a schema library. */
export const PAGE_SIZES = [20, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]
export const DEFAULT_PAGE_SIZE: PageSize = 20
/** Number of page slots in the paging bar. */
export const PAGE_SLOTS = 5
/** The highest post offset a page may reach: the CSV is for longer lists, and deep offsets are expensive for the server. */
export const MAX_OFFSET = 100_000
/** First and last day that a filter accepts. */
export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2199-12-31'
export const MAX_SEARCH_LENGTH = 10_000
export const MAX_FILTER_VALUES = 200
/** Hashtags, sites or links in one query, and the length of each. */
export const MAX_SHARED_VALUES = 20
export const MAX_SHARED_LENGTH = 1_000
/** Bytes from the start of a file that are analysed before it is imported. */
export const MAX_PREVIEW_BYTES = 1_000_000
/** Maximum size of an uploaded picture to search for. */
export const MAX_SEARCH_IMAGE_MB = 20
export const MAX_SEARCH_IMAGE_BYTES = MAX_SEARCH_IMAGE_MB * 1_000_000
/** Maximum size of a caption file, uncompressed: a day of captions takes two megabytes. */
export const MAX_CAPTION_BYTES = 20_000_000
/** Attachments, or faces, in one search. */
export const MAX_PICTURE_VALUES = 10

/** `copies` sorts by how many posts of the whole store have the same message. */
export const SORT_FIELDS = [
  'date_created',
  // The order in which posts were first collected here, however old they are.
  'arrival',
  'views',
  'likes',
  'shares',
  'comments',
  'hate_score',
  'unusual',
  'copies',
] as const
export type SortField = (typeof SORT_FIELDS)[number]
export const SORT_ORDERS = ['desc', 'asc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** A post is out of the ordinary from this multiple of its account's usual counts. */
export const UNUSUAL_FROM = 2

/**
 * State of a live as shown to the reader. Listening: waiting for the announced start; waiting for a free slot;
 * listening now; failed to listen. Its text: none yet; partial, with more to come; complete.
 */
export const LIVE_STATES = [
  'scheduled',
  'queued',
  'listening',
  'failed',
  'waiting',
  'transcribing',
  'transcribed',
] as const
export type LiveState = (typeof LIVE_STATES)[number]
/** State of the listener of a live; `off`: not requested; `ended`: the live is over, or someone stopped it. */
export const LISTENING_STATES = ['off', 'scheduled', 'queued', 'listening', 'ended', 'failed'] as const
export type ListeningState = (typeof LISTENING_STATES)[number]
/** A segment of a recording: waiting for transcription; transcribed; without speech; given up. */
export const SEGMENT_STATES = ['waiting', 'written', 'silent', 'failed'] as const
export type SegmentState = (typeof SEGMENT_STATES)[number]
/** Lives per page. */
export const LIVES_PAGE = 100
/** Maximum chapters of one live: a day of automatic captions. */
export const MAX_CHAPTERS = 30_000
export const MAX_CHAPTERS_PER_CALL = 1_000

/** Watched terms of one installation, characters of one term, and mentions per page. */
export const MAX_WATCHED_TERMS = 500
export const MAX_WATCHED_TERM = 100
export const MENTIONS_PAGE = 50

/** Saved searches per person, and characters of their names. */
export const MAX_SAVED_SEARCHES = 500
export const MAX_SAVED_TITLE = 200

/** Sort orders of public people: by name; most posts first; latest post first. */
export const PERSON_SORTS = ['name', 'posts', 'last_post'] as const
export type PersonSort = (typeof PERSON_SORTS)[number]

/** Page sizes of a post's related news. */
export const NEWS_PAGE_SIZES = [10, 20, 50, 100] as const
export type NewsPageSize = (typeof NEWS_PAGE_SIZES)[number]
export const DEFAULT_NEWS_PAGE_SIZE: NewsPageSize = 10

/** Scopes of a personal token: read; import data; alerts; change whatever else its owner may. */
export const TOKEN_SCOPES = ['read', 'import', 'alerts', 'admin'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]
/** Names of the scopes, shown where they are chosen and where one is missing. */
export const SCOPE_NAMES: Readonly<Record<TokenScope, string>> = {
  read: 'Consultar',
  import: 'Importar',
  alerts: 'Alertas',
  admin: 'Mudar tudo',
}
/** Tokens per person, characters of a name, and lifetimes in days. */
export const MAX_API_TOKENS = 20
export const MAX_API_TOKEN_NAME = 100
export const API_TOKEN_DAYS = [7, 30, 90, 365] as const

/** Maximum characters of the note on a verdict. */
export const MAX_NOTE_LENGTH = 1_000

/** Rows of a file of misleading links, and rows per request. */
export const MAX_IMPORTED_LINKS = 20_000
export const MAX_IMPORTED_LINKS_PER_CALL = 1_000

/** Kinds of things that can be shared. */
export const SHARED_KINDS = ['dossier', 'saved_search', 'list', 'alert', 'folder'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]
/** What others may do with a shared thing. */
export const SHARE_LEVELS = ['see', 'edit'] as const
export type ShareLevel = (typeof SHARE_LEVELS)[number]
/** What a user may do with a thing; `own`: everything, as its owner. */
export const USE_LEVELS = ['see', 'edit', 'own'] as const
export type UseLevel = (typeof USE_LEVELS)[number]
/** People and groups that one thing is shared with. Below: number of groups, and characters of their names. */
export const MAX_SHARES = 200
/** Unseen share notices per response. */
export const MAX_SHARE_NOTICES = 100
export const MAX_GROUPS = 200
export const MAX_GROUP_NAME = 80

/** Kinds of things that folders can contain. */
export const FOLDER_KINDS = ['saved_search', 'dossier', 'list', 'alert'] as const
export type FolderKind = (typeof FOLDER_KINDS)[number]
/** Folders per person, characters of a name, and things moved per call. */
export const MAX_FOLDERS = 200
export const MAX_FOLDER_TITLE = 100
export const MAX_MOVED_PER_CALL = 100

/** Dossiers one person owns, items of one dossier, and items added per call. */
export const MAX_DOSSIERS = 500
export const MAX_DOSSIER_ITEMS = 10_000
export const MAX_ITEMS_PER_CALL = 100
/** Kinds of dossier items. */
export const DOSSIER_KINDS = ['post', 'image', 'passage', 'person'] as const
export type DossierKind = (typeof DOSSIER_KINDS)[number]
/** Maximum length of a passage of a live, and the last second that a chapter's time can express. */
export const MAX_PASSAGE_SECONDS = 3_600
export const MAX_LIVE_SECONDS = 359_999
export const DOSSIER_PAGE_SIZES = [20, 50] as const
export const MAX_DOSSIER_TITLE = 200
export const MAX_DOSSIER_PURPOSE = 2_000
export const MAX_ITEM_NOTE = 20_000
export const MAX_COMMENT = 4_000
export const MAX_COMMENTS = 2_000
/** Comments per page, and mentions per page. */
export const COMMENTS_PAGE = 100
export const COMMENT_MENTIONS_PAGE = 50
/** Tags of the newsroom, tags of one post in a dossier, and characters of a tag's name and description. */
export const MAX_TAGS = 300
export const MAX_ITEM_TAGS = 20
export const MAX_TAG_NAME = 60
export const MAX_TAG_DESCRIPTION = 300
export const TAG_COLORS = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet'] as const
/** Searches kept in one person's history. */
export const MAX_SEARCH_HISTORY = 200
/** Maximum dossier entries of posts that one search can match against. */
export const MAX_DOSSIER_FILTER_POSTS = 50_000
export const MAX_STATUSES = 20
export const MAX_STATUS_NAME = 40

/** Alerts one person owns, channels of one alert for one person, notifications per page, matches in one notification. */
export const MAX_ALERTS = 100
export const MAX_CHANNELS = 10
export const NOTIFICATIONS_PAGE = 50
export const ALERT_FINDS_PAGE = 30
/** Characters of a post that an alert shows; one more is kept if the text continues. */
export const MAX_ALERT_TEXT = 300
/** Every message; the first post of an account; more posts than `threshold` in a window; many more than usual; an edit or deletion. */
export const ALERT_RULES = ['every', 'first', 'more', 'spike', 'changed'] as const
export type AlertRule = (typeof ALERT_RULES)[number]
export const ALERT_SPANS = ['hour', 'day'] as const
export type AlertSpan = (typeof ALERT_SPANS)[number]
export const CADENCES = ['now', 'hourly', 'daily', 'weekly'] as const
export type Cadence = (typeof CADENCES)[number]
export const CHANNEL_KINDS = ['email', 'webhook', 'slack', 'discord', 'telegram', 'mattermost'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]
export const DELIVERY_STATES = ['waiting', 'done', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
/** Days for which an alert's matches are shown: longer than a post is likely to be news. */
export const ALERT_FIND_DAYS = 90
/** A spike: at least this many posts in an hour, and this many times the hourly mean of this many preceding days. */
export const SPIKE_POSTS = 5
export const SPIKE_TIMES = 3
export const SPIKE_DAYS = 14

/** Lists per person, lines of one list, and characters of its name and of all its lines. */
export const MAX_LISTS = 100
export const MAX_LIST_LINES = 5_000
export const MAX_LIST_TITLE = 200
export const MAX_LIST_TEXT = 800_000
/** Size of a list file, its uncompressed size, and selectable columns. */
export const MAX_LIST_FILE_MB = 5
export const MAX_LIST_FILE_BYTES = MAX_LIST_FILE_MB * 1_000_000
export const MAX_LIST_UNPACKED_BYTES = 30_000_000
export const MAX_LIST_FILE_COLUMNS = 30
/** How a line is interpreted: as a phrase (links, @contas and #hashtags as such), or as a search. */
export const LIST_READINGS = ['phrase', 'search'] as const
export type ListReading = (typeof LIST_READINGS)[number]
/** Dimensions by which the posts of a question are counted. */
export const LIST_DIMENSIONS = ['party', 'public_person', 'uf', 'platform', 'month'] as const
export type ListDimension = (typeof LIST_DIMENSIONS)[number]
export const LIST_STATES = ['running', 'stopped', 'done'] as const
/** Count everything again, or only add what arrived since. */
export const LIST_MODES = ['all', 'new'] as const
export type ListMode = (typeof LIST_MODES)[number]
/** Which lines are shown: all, with posts, without posts, with changed counts, those that cannot be counted. */
export const LIST_ONLY = ['all', 'found', 'none', 'changed', 'problem'] as const
export type ListOnly = (typeof LIST_ONLY)[number]
/** Lines per page, and columns per page; cells of a file. */
export const LIST_PAGE = 100
export const LIST_COLUMNS = 40
export const MAX_LIST_FILE_CELLS = 500_000

/** Events pinned on the time axis of a comparison and saved with the search. */
export const MAX_EVENTS = 20
export const MAX_EVENT_TITLE = 80
