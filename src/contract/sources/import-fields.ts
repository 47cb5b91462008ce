/**
 * Fields a table can have for a post or a person: the names used by `columns`, and their names on the screen. No
 * schema: the browser loads this file too.
 */
import { PLATFORMS } from '../labels.ts'

/** Names used by --columns and by our own CSV; help and error messages list them in this order. */
export const POST_FIELD_WORDS = {
  id: 'Identificador',
  account: 'Conta',
  full_name: 'Nome mostrado',
  date: 'Data',
  time: 'Hora, se não está na data',
  content: 'Texto',
  link: 'Link',
  views: 'Visualizações',
  likes: 'Curtidas',
  shares: 'Compartilhamentos',
  comments: 'Comentários',
  party: 'Partido',
  role: 'Cargo',
  uf: 'UF',
  platform: 'Plataforma',
  media: 'Anexos',
  duration: 'Duração',
  description: 'Descrição da imagem',
  hate: 'Avaliação de ódio',
  hate_score: 'Índice de ódio',
  misleading_links: 'Links enganosos',
  hidden_links: 'Links por trás de palavras',
  forwarded_from: 'Encaminhada de',
  forwarded_link: 'Link do original encaminhado',
  reply_to: 'Em resposta a',
  signature: 'Assinatura',
  extras: 'Outros dados do LupaScan',
} as const
export type PostField = keyof typeof POST_FIELD_WORDS

// Type: Object.keys returns string[]; these are the keys of the object above.
export const POST_FIELDS = Object.keys(POST_FIELD_WORDS) as readonly PostField[]

/** CrowdTangle leaves "User Name" empty for pages without one; only the account may be read from several columns. */
const WITH_FALLBACK: readonly string[] = ['account'] satisfies PostField[]

/** Whether a field may be taken from its second-best column in a row where the best one is empty. */
export const hasFallback = (field: string): boolean => WITH_FALLBACK.includes(field)

/** One field per platform, its name in lower case, for the accounts on that platform. */
export const ACCOUNT_FIELDS = PLATFORMS.map((platform) => ({ platform, field: platform.toLowerCase() }))

/** Fields of people. */
export const PERSON_FIELD_WORDS: Readonly<Record<string, string>> = {
  id: 'Identificador',
  name: 'Nome',
  role: 'Cargo',
  party: 'Partido',
  uf: 'UF',
  gender: 'Sexo',
  image: 'Endereço da foto',
  ...Object.fromEntries(ACCOUNT_FIELDS.map(({ platform, field }) => [field, `Contas: ${platform}`])),
}
export const PERSON_FIELDS: readonly string[] = Object.keys(PERSON_FIELD_WORDS)
