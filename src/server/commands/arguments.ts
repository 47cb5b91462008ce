import { parseArgs } from 'node:util'
import { Day } from '../../contract/posts/post-query.ts'
import { STEP_NAMES, type StepName } from '../enrich/index.ts'
import { SOURCE_FORMATS, type SourceFormat } from '../sources/index.ts'

/** The command line cannot be parsed; the message is shown as it is. */
export class UsageError extends Error {}

export type ImportPeople = { name: 'import people'; files: string[]; columns?: string }
/** Files or web addresses. */
export type ImportNews = { name: 'import news'; files: string[] }
export type ImportPosts = {
  name: 'import posts'
  files: string[]
  format: SourceFormat
  columns?: string
  platform?: string
  account?: string
  timeZone?: string
  linkAccountsByName: boolean
  report?: string
}
export type ImportCaptions = { name: 'import captions'; file: string; live: number }
/** `since`: a day, YYYY-MM-DD. */
export type Enrich = { name: 'enrich'; step: StepName; since?: string | undefined; restart: boolean }
/** Related news is not stored with posts, so there is nothing to update. */
export type EnrichNews = { name: 'enrich news' }
export type UserLink = { name: 'user link'; username: string }
/** `folder`: that of one backup. */
export type RestoreBackup = { name: 'restore-backup'; folder: string }
/** `head`: number and hash of an entry that was noted earlier. */
export type AuditVerify = { name: 'audit verify'; head?: { id: number; hash: string } | undefined }
export type Command =
  | UserLink
  | { name: 'help' }
  | { name: 'hate' }
  | { name: 'doctor' }
  | { name: 'copy-stores' }
  | { name: 'back-up' }
  | RestoreBackup
  | AuditVerify
  | { name: 'demo remove' }
  | ImportPeople
  | ImportPosts
  | ImportNews
  | ImportCaptions
  | Enrich
  | EnrichNews

const TEXT = { type: 'string' } as const
const SWITCH = { type: 'boolean' } as const

/** Option → kind, per command. */
const OPTIONS = {
  help: {},
  hate: {},
  doctor: {},
  'copy-stores': {},
  'back-up': {},
  'restore-backup': {},
  'audit verify': { head: TEXT },
  'demo remove': {},
  'user link': {},
  enrich: { step: TEXT, since: TEXT, restart: SWITCH },
  'import people': { columns: TEXT },
  'import news': {},
  'import captions': { live: TEXT },
  'import posts': {
    format: TEXT,
    columns: TEXT,
    platform: TEXT,
    account: TEXT,
    'time-zone': TEXT,
    'link-accounts-by-name': SWITCH,
    report: TEXT,
  },
} as const

/** Parses the words after `npm run lupascan --`. Throws UsageError. */
export function parseCommand(words: readonly string[]): Command {
  if (words.length === 0 || words.some((word) => ['help', '--help', '-h'].includes(word))) return { name: 'help' }
  const name = findCommand(words)
  if (!name) throw new UsageError(`O comando “${words.slice(0, 2).join(' ')}” não existe.`)
  const { options, positionals } = readOptions(name, words.slice(name.split(' ').length))
  if (name === 'import people') return { name, files: requireFiles(positionals), columns: options.get('columns') }
  if (name === 'import captions') return readImportCaptions(requireFiles(positionals), options)
  if (name === 'import news') return { name, files: requireFiles(positionals) }
  if (name === 'import posts') return readImportPosts(requireFiles(positionals), options)
  if (name === 'user link')
    return { name, username: requireOne(positionals, 'Falta o nome do usuário.', 'um link é de um usuário') }
  if (name === 'restore-backup')
    return { name, folder: requireOne(positionals, 'Falta a pasta da cópia.', 'só uma cópia é restaurada') }
  if (name === 'enrich') return readEnrich(positionals, options)
  if (name === 'audit verify') return { name, head: readHead(options.get('head')) }
  if (positionals[0] !== undefined) throw new UsageError(`“${positionals[0]}” sobra: ${name} não recebe nada mais.`)
  return { name }
}

const NAMES = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]

const findCommand = (words: readonly string[]) =>
  NAMES.find((name) => name.split(' ').every((word, index) => words[index] === word))

function readOptions(name: keyof typeof OPTIONS, args: string[]) {
  const kinds: Record<string, { type: 'string' | 'boolean' }> = OPTIONS[name]
  // Not strict: the parser's own messages are in English.
  const { tokens, positionals } = parseArgs({
    args,
    options: kinds,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const options = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const kind = kinds[token.name]
    if (!kind) throw new UsageError(`A opção ${token.rawName} não existe em ${name}.`)
    const missing = token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))
    if (kind.type === 'string' && missing) throw new UsageError(`A opção ${token.rawName} precisa de um valor.`)
    options.set(token.name, token.value ?? '')
  }
  return { options, positionals }
}

function requireFiles(files: string[]): string[] {
  if (files.length === 0) throw new UsageError('Falta o arquivo a importar.')
  return files
}

function requireOne([first, second]: string[], missing: string, rule: string): string {
  if (!first) throw new UsageError(missing)
  if (second !== undefined) throw new UsageError(`“${second}” sobra: ${rule}.`)
  return first
}

function readImportPosts(files: string[], options: Map<string, string>): ImportPosts {
  const format = SOURCE_FORMATS.find((known) => known === options.get('format'))
  if (!format) {
    const given = options.get('format')
    const problem = given === undefined ? 'Falta a opção --format' : `O formato “${given}” não existe`
    throw new UsageError(`${problem}: use um destes: ${SOURCE_FORMATS.join(', ')}.`)
  }
  return {
    name: 'import posts',
    files,
    format,
    columns: options.get('columns'),
    platform: options.get('platform'),
    account: options.get('account'),
    timeZone: checkTimeZone(options.get('time-zone')),
    linkAccountsByName: options.has('link-accounts-by-name'),
    report: options.get('report'),
  }
}

function readImportCaptions([file = '', second]: string[], options: Map<string, string>): ImportCaptions {
  if (second !== undefined) throw new UsageError(`“${second}” sobra: uma live recebe um arquivo de legendas.`)
  const given = options.get('live')
  if (given === undefined) throw new UsageError('Falta a opção --live com o número da live.')
  const live = /^\d{1,9}$/.test(given) ? Number(given) : 0
  if (live === 0) throw new UsageError(`“${given}” não é o número de uma live: ele está no endereço da tela dela.`)
  return { name: 'import captions', file, live }
}

function readEnrich([extra]: string[], options: Map<string, string>): Enrich | EnrichNews {
  if (extra !== undefined) throw new UsageError(`“${extra}” sobra: enrich recebe só opções.`)
  const given = options.get('step')
  if (given === 'news') return { name: 'enrich news' }
  const step = STEP_NAMES.find((known) => known === given)
  const problem = given === undefined ? 'Falta a opção --step' : `O passo “${given}” não existe`
  if (!step) throw new UsageError(`${problem}: use um destes: ${STEP_NAMES.join(', ')}.`)
  const since = options.get('since')
  if (since !== undefined && !Day.safeParse(since).success)
    throw new UsageError(`A data “${since}” não existe; use o formato AAAA-MM-DD, como 2026-03-12.`)
  return { name: 'enrich', step, since, restart: options.has('restart') }
}

function readHead(given: string | undefined): AuditVerify['head'] {
  if (given === undefined) return undefined
  const [, id, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(given) ?? []
  if (id === undefined || hash === undefined)
    throw new UsageError('A opção --head recebe o que uma conferência anterior mostrou, como 120:3fa0….')
  return { id: Number(id), hash }
}

function checkTimeZone(name: string | undefined): string | undefined {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: name })
    return name
  } catch {
    throw new UsageError(`O fuso “${name}” não existe; use um como America/Sao_Paulo.`)
  }
}
