/** Every setting as the program reads it; the allowed values of each variable are in environment.ts. */
import { existsSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { loadEnvFile } from 'node:process'
import type { z } from 'zod'
import { Environment, type ROLES, WORDS } from './environment.ts'

export type Role = (typeof ROLES)[number]

export type MediaConfig = {
  /** A bucket, `s3://KEY:SECRET@host/bucket`. null: the folder `media` of the data directory. */
  url: string | null
  /** Of one file, stored or uploaded. */
  maxBytes: number
  /** Programs: a path, or a name that is looked up in PATH. */
  ffmpeg: string
  ffprobe: string
  /** Service for picture descriptions: an address with OpenAI's chat completions. null: none. */
  vision: { url: string; model: string; key: string | null } | null
}

/** Transcription engine for lives: an address with OpenAI's transcriptions, or a model of transformers.js. */
export type SpeechConfig = {
  /** Of `/v1/audio/transcriptions`. */
  url: string | null
  /** With an address, the name of its model; without one, a hub id or a directory. */
  model: string | null
  key: string | null
}

export type YtDlpConfig = {
  /** A path, or a name that is looked up in PATH. */
  path: string
  /** The only sites it is used for, including their subdomains; empty: all that it supports. */
  hosts: readonly string[]
}

export type LivesConfig = {
  /** null: only addresses of streams and files are supported. */
  ytDlp: YtDlpConfig | null
  /** Lives captured in parallel; further ones wait. */
  atOnce: number
  /** Days that audio is kept after transcription; 0: not at all. */
  audioDays: number
  speech: SpeechConfig
}

export type CopyTarget = { databaseUrl: string; clickhouseUrl: string; clickhouseCluster: string | null }

export type BackupConfig = {
  /** Absolute, outside the data directory. */
  folder: string
  /** Hours between backups; divides 24. */
  everyHours: number
  /** How many backups are kept. */
  keep: number
}

export type CollectConfig = {
  /** Of the web preview of Telegram, without a trailing slash. */
  telegramWebBase: string
  /** Requests per second to all networks together. */
  perSecond: number
}

/** All settings from the environment, read once at start. Passed down as a value; no other code reads process.env. */
export type Config = {
  port: number
  host: string
  /** Absolute. Holds the embedded stores, the media files and the generated secret. */
  dataDir: string
  /** Signs tokens and media addresses. null: generated once and kept in the data directory. */
  secret: string | null
  roles: readonly Role[]
  /** null: PGlite under the data directory. */
  databaseUrl: string | null
  /** null: chDB under the data directory. */
  clickhouseUrl: string | null
  /** Name of the cluster that the server belongs to. null: a single server. */
  clickhouseCluster: string | null
  /** Target servers of `copy-stores`. null: none are configured. */
  copyTo: CopyTarget | null
  /** Where the embedded stores are backed up while the program runs. null: nowhere. */
  backup: BackupConfig | null
  /** Fill a fresh store with the demonstration set. */
  demo: boolean
  admin: { username: string | null; password: string | null }
  /** IANA name; days of filters and of the CSV are days there. */
  timeZone: string
  /** Number of trusted proxies in front, for the caller's address; 0 trusts none. */
  trustedProxies: number
  /** Public address of LupaScan, without a trailing slash; for links in mails. null: only the browser knows it. */
  publicUrl: string | null
  /** The mail server; null: nothing is mailed, links are shown to the users who create them. */
  smtpUrl: string | null
  /** Sender of the mails; set whenever there is a mail server. */
  mailFrom: string | null
  media: MediaConfig
  /** Query shorteners for the targets of their links. */
  followLinks: boolean
  /** A stronger engine for hate labels: a classifier's address, or a model's id or directory. Both null: our own model. */
  hate: { url: string | null; model: string | null }
  collect: CollectConfig
  lives: LivesConfig
  /** Of an uploaded file of posts. */
  importMaxBytes: number
  /** Hosts, with their port, that may be requested although they are not on the public internet. */
  privateHosts: readonly string[]
  /** Token for the program's own metrics; null: they are not available. */
  metricsToken: string | null
  /** Queries to a store that take longer are logged. */
  slowQueryMs: number
  /** Calls per minute for each personal token. */
  tokenCalls: number
  /** Days that the audit log is kept; 0: forever. */
  auditDays: number
}

/** Names the invalid variable and its allowed values; the message is shown unchanged. */
export class ConfigError extends Error {}

/**
 * Reads the environment (and `.env` beside package.json when there is one; the environment wins).
 * An empty variable counts as absent. Throws ConfigError with one Portuguese sentence that names the variable.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data: env, error } = Environment.safeParse(given)
  if (error) {
    const issue = error.issues[0]
    const name = String(issue?.path[0])
    throw new ConfigError(`A variável de ambiente ${name} está errada: ${WORDS[name] ?? issue?.message}.`)
  }
  refuseContradictions(env)
  const publicUrl = env.LUPASCAN_PUBLIC_URL?.replace(/\/+$/, '') ?? null
  const onServers = env.DATABASE_URL !== undefined || env.CLICKHOUSE_URL !== undefined
  return {
    port: Number(env.PORT),
    host: env.HOST,
    dataDir: resolve(env.LUPASCAN_DATA_DIR),
    secret: env.LUPASCAN_SECRET ?? null,
    roles: env.LUPASCAN_ROLES,
    databaseUrl: env.DATABASE_URL ?? null,
    clickhouseUrl: env.CLICKHOUSE_URL ?? null,
    clickhouseCluster: env.CLICKHOUSE_CLUSTER ?? null,
    copyTo: readCopyTarget(env),
    backup: readBackup(env),
    followLinks: env.LUPASCAN_FOLLOW_LINKS === '1',
    demo: env.LUPASCAN_DEMO === undefined ? !onServers : env.LUPASCAN_DEMO === '1',
    admin: { username: env.LUPASCAN_ADMIN_USERNAME ?? null, password: env.LUPASCAN_ADMIN_PASSWORD ?? null },
    timeZone: env.LUPASCAN_TIME_ZONE,
    trustedProxies: Number(env.LUPASCAN_TRUSTED_PROXIES),
    publicUrl,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.LUPASCAN_MAIL_FROM ?? (publicUrl && `LupaScan <lupascan@${new URL(publicUrl).hostname}>`),
    media: {
      url: env.LUPASCAN_MEDIA_URL ?? null,
      maxBytes: Number(env.LUPASCAN_MEDIA_MAX_MB) * 1_000_000,
      ffmpeg: env.FFMPEG_PATH,
      ffprobe: join(dirname(env.FFMPEG_PATH), 'ffprobe'),
      vision: readVision(env.LUPASCAN_VISION_URL, env.LUPASCAN_VISION_MODEL, env.LUPASCAN_VISION_KEY),
    },
    hate: { url: env.LUPASCAN_HATE_URL ?? null, model: env.LUPASCAN_HATE_MODEL ?? null },
    collect: {
      telegramWebBase: (env.LUPASCAN_TELEGRAM_WEB_BASE ?? 'https://t.me').replace(/\/+$/, ''),
      perSecond: Number(env.LUPASCAN_COLLECT_PER_SECOND),
    },
    lives: {
      ytDlp: env.YTDLP_PATH ? { path: env.YTDLP_PATH, hosts: listHosts(env.YTDLP_HOSTS?.toLowerCase()) } : null,
      atOnce: Number(env.LUPASCAN_LIVES_AT_ONCE),
      audioDays: Number(env.LUPASCAN_LIVE_AUDIO_DAYS),
      speech: readSpeech(env),
    },
    importMaxBytes: Number(env.LUPASCAN_IMPORT_MAX_MB) * 1_000_000,
    privateHosts: listHosts(env.LUPASCAN_PRIVATE_HOSTS, env.LUPASCAN_TELEGRAM_WEB_BASE),
    metricsToken: env.LUPASCAN_METRICS_TOKEN ?? null,
    slowQueryMs: Number(env.LUPASCAN_SLOW_QUESTION_MS),
    tokenCalls: Number(env.LUPASCAN_TOKEN_CALLS),
    auditDays: Number(env.LUPASCAN_AUDIT_DAYS),
  }
}

/** Variables that are valid alone and contradictory together. @throws ConfigError */
function refuseContradictions(env: z.infer<typeof Environment>): void {
  if (Number(env.PORT) > 65535)
    throw new ConfigError('A variável de ambiente PORT está errada: deve ser um número de porta, de 0 a 65535.')
  // The caller's Host header may be anything; links in mails must not be built from it.
  if (env.SMTP_URL && !env.LUPASCAN_PUBLIC_URL)
    throw new ConfigError(
      'A variável de ambiente LUPASCAN_PUBLIC_URL está errada: com SMTP_URL ela é necessária, para os links dos e-mails.',
    )
  if (env.CLICKHOUSE_CLUSTER && !env.CLICKHOUSE_URL)
    throw new ConfigError(
      'A variável de ambiente CLICKHOUSE_URL está errada: com CLICKHOUSE_CLUSTER ela é necessária, para um dos servidores do cluster.',
    )
  if (env.LUPASCAN_VISION_URL && !env.LUPASCAN_VISION_MODEL)
    throw new ConfigError(
      'A variável de ambiente LUPASCAN_VISION_MODEL está errada: com LUPASCAN_VISION_URL ela é necessária.',
    )
  if (env.LUPASCAN_HATE_URL && env.LUPASCAN_HATE_MODEL)
    throw new ConfigError(
      'A variável de ambiente LUPASCAN_HATE_MODEL está errada: com LUPASCAN_HATE_URL ela deve ficar vazia; escolha uma das duas.',
    )
}

function readVision(address?: string, model?: string, key?: string): MediaConfig['vision'] {
  return address && model ? { url: address, model, key: key ?? null } : null
}

const readSpeech = (env: z.infer<typeof Environment>): SpeechConfig => ({
  url: env.LUPASCAN_SPEECH_URL ?? null,
  model: env.LUPASCAN_SPEECH_MODEL ?? null,
  key: env.LUPASCAN_SPEECH_KEY ?? null,
})

/** Both stores belong together: a copy of only one of them is useless. */
function readCopyTarget(env: z.infer<typeof Environment>): CopyTarget | null {
  const [databaseUrl, clickhouseUrl] = [env.LUPASCAN_COPY_DATABASE_URL, env.LUPASCAN_COPY_CLICKHOUSE_URL]
  if (databaseUrl === undefined || clickhouseUrl === undefined) return null
  return { databaseUrl, clickhouseUrl, clickhouseCluster: env.LUPASCAN_COPY_CLICKHOUSE_CLUSTER ?? null }
}

/** @throws ConfigError */
function readBackup(env: z.infer<typeof Environment>): BackupConfig | null {
  if (env.LUPASCAN_BACKUP_DIR === undefined) return null
  const refuse = (reason: string) =>
    new ConfigError(`A variável de ambiente LUPASCAN_BACKUP_DIR está errada: ${reason}.`)
  if (env.DATABASE_URL || env.CLICKHOUSE_URL)
    throw refuse('só os bancos embutidos são copiados; bancos em servidores se copiam neles')
  const folder = resolve(env.LUPASCAN_BACKUP_DIR)
  const dataDir = resolve(env.LUPASCAN_DATA_DIR)
  if (`${folder}${sep}`.startsWith(`${dataDir}${sep}`))
    throw refuse('a pasta das cópias não pode ficar dentro do diretório de dados')
  return { folder, everyHours: Number(env.LUPASCAN_BACKUP_HOURS), keep: Number(env.LUPASCAN_BACKUP_KEEP) }
}

/** A configured base address is thereby allowed. */
const listHosts = (list?: string, base?: string) => [
  ...(list?.split(/,\s*/) ?? []),
  ...(base ? [new URL(base).host] : []),
]

/** The configuration of this process. @throws ConfigError */
export function readConfig(): Config {
  if (existsSync('.env')) loadFile('.env')
  return parseConfig(process.env)
}

function loadFile(path: string): void {
  try {
    loadEnvFile(path)
  } catch {
    throw new ConfigError(`O arquivo ${path} não pôde ser lido. Confira as permissões e se é um arquivo de texto.`)
  }
}
