/**
 * Closed vocabularies. The value is also the label: the same Portuguese words are used in the column, the address bar,
 * the CSV and on the screen, so nothing needs translating in between.
 */
import { GENDERS } from './people/offices.ts'

export const PLATFORMS = [
  'Telegram',
  'X',
  'Facebook',
  'Instagram',
  'YouTube',
  'TikTok',
  'WhatsApp',
  'Kwai',
  'Bluesky',
  'Threads',
  'Gettr',
  'Outra',
] as const
export type Platform = (typeof PLATFORMS)[number]

export const HATES = ['discurso de ódio', 'ofensivo', 'sem indício', 'não avaliado'] as const
export type Hate = (typeof HATES)[number]

/** Federative units of Brazil (IBGE). */
export const UFS = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const
export type Uf = (typeof UFS)[number]

/** The IBGE regions and their states. */
export const REGIONS = ['Norte', 'Nordeste', 'Centro-Oeste', 'Sudeste', 'Sul'] as const
export type Region = (typeof REGIONS)[number]
export const UFS_OF_REGION: Readonly<Record<Region, readonly Uf[]>> = {
  Norte: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'],
  Nordeste: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
  'Centro-Oeste': ['DF', 'GO', 'MS', 'MT'],
  Sudeste: ['ES', 'MG', 'RJ', 'SP'],
  Sul: ['PR', 'RS', 'SC'],
}

export const findRegion = (uf: string): Region | null =>
  REGIONS.find((region) => UFS_OF_REGION[region].some((one) => one === uf)) ?? null

export const ATTACHMENT_TYPES = ['image', 'video', 'audio', 'document'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

/** Language of a text; unknown: too short to tell, or not analysed. */
export const LANGUAGES = ['pt', 'es', 'en', 'other', 'unknown'] as const
export type Language = (typeof LANGUAGES)[number]

/** State of the link filter; 'null' means no filter, as in the specification's form. */
export const MISLEADING_LINKS = ['null', 'true', 'false'] as const
export type MisleadingLinks = (typeof MISLEADING_LINKS)[number]

/** Whether a fact-check examined what a post says. */
export const CHECKED = ['true', 'false'] as const
export type Checked = (typeof CHECKED)[number]

/** Targets of hateful words, where the text names them. */
export const HATE_KINDS = ['racismo', 'misoginia', 'lgbtfobia', 'xenofobia', 'religião', 'política'] as const
export type HateKind = (typeof HATE_KINDS)[number]

/** A person's verdict on the label of a post. */
export const HATE_REVIEWS = ['confirmado', 'rejeitado'] as const
export type HateReview = (typeof HATE_REVIEWS)[number]

/** The review filter: the last verdict, or that there is none. */
export const REVIEWED = [...HATE_REVIEWS, 'sem revisão'] as const
export type Reviewed = (typeof REVIEWED)[number]

/** What the articles of a followed feed become: news or posts. */
export const FEED_CONTENTS = ['notícias', 'publicações'] as const
export type FeedContent = (typeof FEED_CONTENTS)[number]

/** Coverage state of an account: all is well; read with a gap or no longer read; never read. */
export const COVERAGES = ['em dia', 'com falhas', 'sem coleta'] as const
export type Coverage = (typeof COVERAGES)[number]

/**
 * Type of an imported file: a format of posts; a list of people (CSV, or a response of the Câmara or the Senado); news
 * and fact-checks (feeds, ClaimReview).
 */
export const IMPORT_FORMATS = ['telegram-export', 'csv', 'jsonl', 'people', 'news'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

export const IMPORT_STATES = ['em andamento', 'concluída', 'interrompida', 'com erro'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** State of a followed account. */
export const SOURCE_STATES = ['nova', 'ativa', 'sem prévia', 'não existe', 'com erro'] as const
export type SourceState = (typeof SOURCE_STATES)[number]

/** Values of the filter of followed accounts. */
export const SOURCE_FILTERS = [...SOURCE_STATES, 'pausada'] as const
export type SourceFilter = (typeof SOURCE_FILTERS)[number]

/** Where matching words are now: written in the post, shown by its pictures, spoken in a live. */
export const PRESENT_PLACES = ['texto', 'imagem', 'fala'] as const
/** Where matching words were: in a former text of the post, and no longer in it. */
export const FORMER_PLACE = 'versão anterior'
export const FOUND_IN = [...PRESENT_PLACES, FORMER_PLACE] as const
export type FoundIn = (typeof FOUND_IN)[number]

/** Whether a post is as first seen, has another text now, or is deleted; one that is both edited and deleted counts as deleted. */
export const POST_STATES = ['ativo', 'editado', 'apagado'] as const
export type PostState = (typeof POST_STATES)[number]

/** What an entry of the misleading links covers: a domain with everything under it, or one page. */
export const MISLEADING_LINK_KINDS = ['domínio', 'endereço'] as const
export type MisleadingLinkKind = (typeof MISLEADING_LINK_KINDS)[number]

/** Prefix of our own model's name where the origin of a hate label is given; its version follows. */
export const OWN_MODEL = 'lupa@'

/** In the filters party, UF, region, role and gender, and in charts: posts for which it is unknown. Stored as an empty text. */
export const UNSPECIFIED = 'não informado'

/** Values of the region filter. */
export const REGION_VALUES = [...REGIONS, UNSPECIFIED] as const
/** Gender of the author according to the person's record; UNSPECIFIED for accounts without a person. */
export const GENDER_VALUES = [...GENDERS, UNSPECIFIED] as const

/** The chart series that sums the platforms with the fewest posts. */
export const OTHER_PLATFORMS = 'outras'
/** The bar or line that sums the remaining parties, UFs or offices. */
export const OTHERS = 'outros'

/** The counts of a post that can be used as a condition. */
export const COUNTS = ['views', 'likes', 'shares', 'comments'] as const
export type Count = (typeof COUNTS)[number]
