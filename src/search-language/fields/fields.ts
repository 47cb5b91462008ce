/**
 * The single definition of the search fields: their names, accepted values, wording in the sentence, and source of
 * completions. How a field maps to the store is in `server/search/conditions/field-conditions.ts`; the types ensure
 * that no field is missing there.
 */
import { foldText } from '../../text/fold.ts'
import {
  type FieldChoice,
  GENDER_CHOICES,
  HAS_CHOICES,
  HATE_CHOICES,
  LANGUAGE_CHOICES,
  PLACE_CHOICES_LIST,
  PLATFORM_CHOICES,
  REGION_CHOICES,
  STATE_CHOICES,
  UF_CHOICES,
} from './choices.ts'

/** Kinds of value after the colon. `text`: anything; `yes-or-text`: "sim", or a name. */
export type FieldKind =
  | { type: 'choice'; choices: readonly FieldChoice[] }
  | { type: 'text' | 'yes-or-text' | 'handle' | 'hashtag' | 'number' | 'count' | 'days' | 'hours' }

/** Filter option lists (`contract/posts/post-options.ts`) that supply a field's values, with counts. */
export type OptionList =
  | 'public_persons'
  | 'parties'
  | 'ufs'
  | 'roles'
  | 'platforms'
  | 'hates'
  | 'dossiers'
  | 'tags'
  | 'dossier_statuses'

export type Field = {
  /** English names and other spellings, folded. */
  readonly aliases: readonly string[]
  readonly kind: FieldKind
  /** Precedes the values in a sentence: "vacina, do partido PT". */
  readonly said: string
  /** How values are shown, if not as they are written. */
  readonly unit?: string
  readonly example: string
  readonly options?: OptionList
}

const choice = (choices: readonly FieldChoice[]): FieldKind => ({ type: 'choice', choices })
const count = (aliases: readonly string[], unit: string, example: string): Field => ({
  ...{ aliases, kind: { type: 'count' }, said: 'com ', unit, example },
})

export const FIELDS = {
  pessoa: {
    ...{ aliases: ['person', 'people'], kind: { type: 'text' }, said: 'de ', options: 'public_persons' },
    example: 'pessoa:"Ana Lima"',
  },
  conta: { aliases: ['account', 'user'], kind: { type: 'handle' }, said: 'da conta ', example: 'conta:@anal' },
  partido: {
    ...{ aliases: ['party'], kind: { type: 'text' }, said: 'do partido ', options: 'parties' },
    example: 'partido:PT,PL',
  },
  uf: { aliases: ['state', 'estado'], kind: choice(UF_CHOICES), said: 'da UF ', options: 'ufs', example: 'uf:SP' },
  regiao: { aliases: ['region'], kind: choice(REGION_CHOICES), said: 'da região ', example: 'regiao:Nordeste' },
  cargo: {
    ...{ aliases: ['role', 'office'], kind: { type: 'text' }, said: 'do cargo ', options: 'roles' },
    example: 'cargo:"deputado federal"',
  },
  genero: {
    ...{ aliases: ['gender', 'sexo'], kind: choice(GENDER_CHOICES), said: 'de pessoas do gênero ' },
    example: 'genero:feminino',
  },
  plataforma: {
    ...{ aliases: ['platform', 'rede'], kind: choice(PLATFORM_CHOICES), said: 'da plataforma ', options: 'platforms' },
    example: 'plataforma:Telegram',
  },
  de: { aliases: ['since', 'after', 'desde'], kind: { type: 'days' }, said: 'desde ', example: 'de:2026-03-01' },
  ate: { aliases: ['until', 'before'], kind: { type: 'days' }, said: 'até ', example: 'ate:ontem' },
  em: { aliases: ['on', 'data'], kind: { type: 'days' }, said: 'em ', example: 'em:2026-03' },
  hora: { aliases: ['hour'], kind: { type: 'hours' }, said: 'publicadas às ', example: 'hora:22..5' },
  dominio: {
    ...{ aliases: ['domain', 'site'], kind: { type: 'text' }, said: 'com link para ' },
    example: 'dominio:g1.globo.com',
  },
  link: { aliases: ['url'], kind: { type: 'text' }, said: 'com o link ', example: 'link:g1.globo.com/a' },
  hashtag: { aliases: ['tag'], kind: { type: 'hashtag' }, said: 'com a hashtag ', example: '#eleicao' },
  mencao: { aliases: ['mention'], kind: { type: 'handle' }, said: 'que mencionam ', example: '@fulana' },
  tem: { aliases: ['has'], kind: choice(HAS_CHOICES), said: 'com ', example: 'tem:vídeo' },
  onde: {
    ...{ aliases: ['where', 'in'], kind: choice(PLACE_CHOICES_LIST), said: 'procurado só em ' },
    example: 'onde:imagem',
  },
  odio: {
    ...{ aliases: ['hate'], kind: choice(HATE_CHOICES), said: 'avaliadas como ', options: 'hates' },
    example: 'odio:ofensivo',
  },
  idioma: {
    ...{ aliases: ['language', 'lingua', 'lang'], kind: choice(LANGUAGE_CHOICES), said: 'em ' },
    example: 'idioma:espanhol',
  },
  situacao: {
    aliases: ['post-status'],
    kind: choice(STATE_CHOICES),
    said: 'com a situação ',
    example: 'situacao:apagada',
  },
  encaminhada: {
    ...{ aliases: ['forwarded', 'encaminhado'], kind: { type: 'yes-or-text' }, said: 'encaminhadas' },
    example: 'encaminhada:sim',
  },
  responde: {
    ...{ aliases: ['reply', 'resposta'], kind: { type: 'yes-or-text' }, said: 'que respondem' },
    example: 'responde:sim',
  },
  grupo: { aliases: ['group'], kind: { type: 'number' }, said: 'da mensagem de número ', example: 'grupo:123456' },
  dossie: {
    ...{ aliases: ['dossier'], kind: { type: 'text' }, said: 'do dossiê ', options: 'dossiers' },
    example: 'dossie:"Caso Alfa"',
  },
  etiqueta: {
    ...{ aliases: ['label'], kind: { type: 'text' }, said: 'com a etiqueta ', options: 'tags' },
    example: 'etiqueta:urgente',
  },
  status: {
    ...{ aliases: ['dossier-status'], kind: { type: 'text' }, said: 'de dossiês na situação ' },
    ...{ options: 'dossier_statuses', example: 'status:"em apuração"' },
  },
  curtidas: count(['likes'], 'curtidas', 'curtidas:>1000'),
  visualizacoes: count(['views'], 'visualizações', 'visualizacoes:10mil..1mi'),
  comentarios: count(['comments'], 'comentários', 'comentarios:>=50'),
  compartilhamentos: count(['shares', 'reposts'], 'compartilhamentos', 'compartilhamentos:>100'),
  'contas-no-grupo': count(
    ['pessoas-no-grupo', 'accounts-in-group'],
    'contas com a mesma mensagem',
    'contas-no-grupo:>5',
  ),
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof FIELDS

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

export const describeField = (name: FieldName): Field => FIELDS[name]

const BY_ALIAS = new Map<string, FieldName>(
  FIELD_NAMES.flatMap((name) => [name, ...FIELDS[name].aliases].map((alias) => [foldName(alias), name] as const)),
)

/** Folds a name: without accents, case and hyphens. */
export function foldName(text: string): string {
  return foldText(text).replaceAll(' ', '-')
}

/** The field that a name before a colon means, in Portuguese or English. */
export const findField = (name: string): FieldName | undefined => BY_ALIAS.get(foldName(name))

export const listFieldWords = (): string[] => [...BY_ALIAS.keys()]
