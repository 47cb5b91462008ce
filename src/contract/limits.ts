/** Numbers and closed lists that the browser needs at run time as well: no schema here, so that none is loaded there. */
export const PAGE_SIZES = [20, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]
export const DEFAULT_PAGE_SIZE: PageSize = 20
/** Numbered places in the paging bar. */
export const PAGE_SLOTS = 5
/** The last post a page may reach: deeper lists are what the CSV is for, and deep offsets cost the server. */
export const MAX_OFFSET = 100_000
/** Days that a filter takes. */
export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2199-12-31'
export const MAX_SEARCH_LENGTH = 10_000
export const MAX_FILTER_VALUES = 200
/** Hashtags, sites or links of one question, and how long one may be. */
export const MAX_SHARED_VALUES = 20
export const MAX_SHARED_LENGTH = 1_000
/** Of the beginning of a file that is looked at before it is imported. */
export const MAX_PREVIEW_BYTES = 1_000_000
/** Of a picture that is searched for. */
export const MAX_SEARCH_IMAGE_MB = 20
export const MAX_SEARCH_IMAGE_BYTES = MAX_SEARCH_IMAGE_MB * 1_000_000
/** Of a file of captions, unpacked: a day of them is two megabytes. */
export const MAX_CAPTION_BYTES = 20_000_000
/** Attachments, or faces, in one search. */
export const MAX_PICTURE_VALUES = 10

/** `copies`: by how many posts of the whole store have the same message. */
export const SORT_FIELDS = [
  'date_created',
  // In which order posts came to be known here, however old they are.
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

/** A post is out of the ordinary from this many times its account's usual counts on. */
export const UNUSUAL_FROM = 2

/**
 * What a reader is told of a live. Its listener: waits for the announced start; waits for a free place; hears it now; could
 * not hear it. Its text: none yet; some, and more to come; complete.
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
/** What the listener does with a live; `off`: nobody asked it to; `ended`: the live is over, or somebody stopped it. */
export const LISTENING_STATES = ['off', 'scheduled', 'queued', 'listening', 'ended', 'failed'] as const
export type ListeningState = (typeof LISTENING_STATES)[number]
/** A piece of a recording: to be written; written; nobody speaks in it; given up. */
export const SEGMENT_STATES = ['waiting', 'written', 'silent', 'failed'] as const
export type SegmentState = (typeof SEGMENT_STATES)[number]
/** Lives in one answer. */
export const LIVES_PAGE = 100
/** Chapters of one live: a day of automatic captions. */
export const MAX_CHAPTERS = 30_000
export const MAX_CHAPTERS_PER_CALL = 1_000

/** Terms that one installation is warned of, characters of one, and notices in one answer. */
export const MAX_WATCHED_TERMS = 500
export const MAX_WATCHED_TERM = 100
export const MENTIONS_PAGE = 50

/** Saved searches of one person, and characters of their names. */
export const MAX_SAVED_SEARCHES = 500
export const MAX_SAVED_TITLE = 200

/** Orders of the list of public persons: by name; most posts first; latest post first. */
export const PERSON_SORTS = ['name', 'posts', 'last_post'] as const
export type PersonSort = (typeof PERSON_SORTS)[number]

/** Related news of a post. */
export const NEWS_PAGE_SIZES = [10, 20, 50, 100] as const
export type NewsPageSize = (typeof NEWS_PAGE_SIZES)[number]
export const DEFAULT_NEWS_PAGE_SIZE: NewsPageSize = 10

/** What a personal token may be made for: look; bring data in; alerts; change whatever else its owner may. */
export const TOKEN_SCOPES = ['read', 'import', 'alerts', 'admin'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]
/** What each is called where people choose them, and where one is missing. */
export const SCOPE_NAMES: Readonly<Record<TokenScope, string>> = {
  read: 'Consultar',
  import: 'Importar',
  alerts: 'Alertas',
  admin: 'Mudar tudo',
}
/** Tokens of one person, characters of a name, and for how many days one may work. */
export const MAX_API_TOKENS = 20
export const MAX_API_TOKEN_NAME = 100
export const API_TOKEN_DAYS = [7, 30, 90, 365] as const

/** Characters of the note beside a verdict. */
export const MAX_NOTE_LENGTH = 1_000

/** Rows of a file of misleading links, and how many of them travel at once. */
export const MAX_IMPORTED_LINKS = 20_000
export const MAX_IMPORTED_LINKS_PER_CALL = 1_000

/** What can be shared with others. */
export const SHARED_KINDS = ['dossier', 'saved_search', 'list', 'alert', 'folder'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]
/** What others may do with it. */
export const SHARE_LEVELS = ['see', 'edit'] as const
export type ShareLevel = (typeof SHARE_LEVELS)[number]
/** What somebody may do with it: all of it, the owner. */
export const USE_LEVELS = ['see', 'edit', 'own'] as const
export type UseLevel = (typeof USE_LEVELS)[number]
/** People, and groups, one thing is shared with; groups there are, and characters of their names. */
export const MAX_SHARES = 200
/** What was shared with somebody and waits for them, in one answer. */
export const MAX_SHARE_NOTICES = 100
export const MAX_GROUPS = 200
export const MAX_GROUP_NAME = 80

/** What can be put into folders. */
export const FOLDER_KINDS = ['saved_search', 'dossier', 'list', 'alert'] as const
export type FolderKind = (typeof FOLDER_KINDS)[number]
/** Folders of one person, characters of a name, and things that one call moves. */
export const MAX_FOLDERS = 200
export const MAX_FOLDER_TITLE = 100
export const MAX_MOVED_PER_CALL = 100

/** Dossiers that one person owns, posts of one dossier, and posts added by one call. */
export const MAX_DOSSIERS = 500
export const MAX_DOSSIER_ITEMS = 10_000
export const MAX_ITEMS_PER_CALL = 100
/** What dossiers hold. */
export const DOSSIER_KINDS = ['post', 'image', 'passage', 'person'] as const
export type DossierKind = (typeof DOSSIER_KINDS)[number]
/** Of a passage of a live; and the last second that a chapter can name. */
export const MAX_PASSAGE_SECONDS = 3_600
export const MAX_LIVE_SECONDS = 359_999
export const DOSSIER_PAGE_SIZES = [20, 50] as const
export const MAX_DOSSIER_TITLE = 200
export const MAX_DOSSIER_PURPOSE = 2_000
export const MAX_ITEM_NOTE = 20_000
export const MAX_COMMENT = 4_000
export const MAX_COMMENTS = 2_000
/** Comments in one answer, and those that call somebody by name. */
export const COMMENTS_PAGE = 100
export const COMMENT_MENTIONS_PAGE = 50
/** Tags of the newsroom, of one post in a dossier, and characters of a name and of what it means. */
export const MAX_TAGS = 300
export const MAX_ITEM_TAGS = 20
export const MAX_TAG_NAME = 60
export const MAX_TAG_DESCRIPTION = 300
export const TAG_COLORS = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet'] as const
/** Searches that one person's history keeps. */
export const MAX_SEARCH_HISTORY = 200
/** Places of posts in dossiers that one search can ask for. */
export const MAX_PUT_ASIDE = 50_000
export const MAX_STATUSES = 20
export const MAX_STATUS_NAME = 40

/** Alerts that one person owns, channels by which one alert tells one person, notifications in one answer, finds in one. */
export const MAX_ALERTS = 100
export const MAX_CHANNELS = 10
export const NOTIFICATIONS_PAGE = 50
export const ALERT_FINDS_PAGE = 30
/** Characters of a post that an alert shows; one more is kept where the text goes on. */
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
/** How long what an alert found is shown: longer than a post may be news. */
export const ALERT_FIND_DAYS = 90
/** A spike: at least so many posts in an hour, and so many times the mean of the hours of so many days before. */
export const SPIKE_POSTS = 5
export const SPIKE_TIMES = 3
export const SPIKE_DAYS = 14

/** Lists of questions of one person, lines of one list, and characters of its name and of all its lines. */
export const MAX_LISTS = 100
export const MAX_LIST_LINES = 5_000
export const MAX_LIST_TITLE = 200
export const MAX_LIST_TEXT = 800_000
/** Of a file of lines; what is in it unpacked; and columns of it that can be chosen from. */
export const MAX_LIST_FILE_MB = 5
export const MAX_LIST_FILE_BYTES = MAX_LIST_FILE_MB * 1_000_000
export const MAX_LIST_UNPACKED_BYTES = 30_000_000
export const MAX_LIST_FILE_COLUMNS = 30
/** How a line is read: as words side by side (links, @contas and #hashtags as such), or as a search. */
export const LIST_READINGS = ['phrase', 'search'] as const
export type ListReading = (typeof LIST_READINGS)[number]
/** What the posts of a question are counted by. */
export const LIST_DIMENSIONS = ['party', 'public_person', 'uf', 'platform', 'month'] as const
export type ListDimension = (typeof LIST_DIMENSIONS)[number]
export const LIST_STATES = ['running', 'stopped', 'done'] as const
/** Count everything; add what came since. */
export const LIST_MODES = ['all', 'new'] as const
export type ListMode = (typeof LIST_MODES)[number]
/** Which lines are shown: all, with posts, with none, with other counts than before, those that cannot be asked. */
export const LIST_ONLY = ['all', 'found', 'none', 'changed', 'problem'] as const
export type ListOnly = (typeof LIST_ONLY)[number]
/** Lines, and columns, of one answer; columns of a file. */
export const LIST_PAGE = 100
export const LIST_COLUMNS = 40
export const MAX_LIST_FILE_CELLS = 500_000

/** Pinned on the time axis of a comparison, and kept with the search. */
export const MAX_EVENTS = 20
export const MAX_EVENT_TITLE = 80
