import { Button } from '@mantine/core'
import { IconDatabaseImport, IconFilterOff } from '@tabler/icons-react'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { asksForField, asksForWords } from '../../../../search-language/list-terms.ts'
import { parseSearch } from '../../../../search-language/parse.ts'
import { formatPlural } from '../../../format.ts'
import { Message } from '../../../ui/notices/message.tsx'
import { listChips } from '../filters/chips.ts'
import {
  clearFilters,
  FILTER_LABELS,
  type FilterName,
  joinLabels,
  LINK_LABELS,
  toPostsInput,
} from '../filters/filters.ts'
import type { QueryAddress } from '../state/address.ts'
import { quoteSearch } from '../state/quote-search.ts'
import { type CountedRelaxation, chooseOffers } from '../state/relaxations.ts'
import { useRelaxedFilterCounts } from '../state/relaxed-filter-counts.ts'
import { SilenceNote } from './coverage-note.tsx'
import { FormerNote, useFormerTotal } from './former-note.tsx'
import styles from './result-bar.module.css'
import { SearchSuggestion } from './search-suggestion.tsx'

export type EmptyResultProps = {
  address: QueryAddress
  options: PostOptions | undefined
  goTo: (next: QueryAddress) => void
}

/** Nothing beyond the collected posts can be known. */
const NO_WORDS = 'Nenhuma ocorrência no que foi coletado'

const ONLY_KNOWN_GENDER =
  'O gênero é o que a ficha da pessoa diz; de quem não tem ficha, ou cuja ficha não diz, ele é desconhecido.'

/** Nothing matches: which filter to remove, and how many results that would give. */
export function EmptyResult({ address, options, goTo }: EmptyResultProps) {
  const { ways, isCounting } = useRelaxedFilterCounts(address, options)
  const input = toPostsInput(address, options)
  const tree = parseSearch(address.search)
  const former = useFormerTotal(input)
  if (ways.length === 0) return <EmptyStore />
  const offers = isCounting ? null : chooseOffers(ways)
  const filters = ways.filter(({ part }) => part === undefined)
  return (
    <Message
      icon={<IconFilterOff aria-hidden />}
      title={asksForWords(tree) ? NO_WORDS : 'Nenhuma publicação encontrada'}
      actions={
        <>
          {offers?.map((way) => (
            <Button key={`${way.filter} ${way.part}`} variant="default" onClick={() => goTo(way.without)}>
              <bdi>{describeWay(way)}</bdi>
            </Button>
          ))}
          {filters.length > 1 && (
            <Button variant="subtle" color="gray" onClick={() => goTo(clearFilters(address))}>
              Limpar tudo
            </Button>
          )}
        </>
      }
    >
      <SearchSuggestion address={address} input={input} />
      <FormerNote total={former} address={address} goTo={goTo} />
      {offers?.some(takesGender) && <p className={styles.silence}>{ONLY_KNOWN_GENDER}</p>}
      <SilenceNote input={input} former={former} />
      {describeEmptiness(address, options, { filters, offers })}
    </Message>
  )
}

const takesGender = ({ filter, part }: CountedRelaxation) =>
  part === undefined ? filter === 'gender' : asksForField(parseSearch(part), 'genero')

const TAKEN_AWAY: Record<FilterName, string> = {
  search: 'o texto',
  public_person: 'a pessoa',
  party: 'o partido',
  uf: 'a UF',
  region: 'a região',
  role: 'o cargo',
  gender: 'o gênero',
  platform: 'a plataforma',
  date: 'a data',
  hate: 'o filtro de ódio e ofensa',
  reviewed: 'o filtro de revisão',
  checked: 'o filtro de checagem',
  state: 'a situação',
  found_in: 'o filtro de onde',
  language: 'o idioma',
  dossier: 'o dossiê',
  tag: 'a etiqueta',
  dossier_status: 'a situação do dossiê',
  unusual: 'o filtro “fora da curva”',
  misleading_links: 'o filtro de links',
  image: 'a imagem',
  face: 'o rosto',
  message_group: 'o filtro de mensagem',
  forwarded_from: 'a origem do encaminhamento',
  hashtag: 'a hashtag',
  domain: 'o site',
  link: 'o link',
}

function describeWay({ filter, part, total }: CountedRelaxation): string {
  const words = `Tirar ${part === undefined ? TAKEN_AWAY[filter] : quoteSearch(part, LONG_PART)}`
  return total === undefined ? words : `${words} (${formatPlural(total, 'publicação', 'publicações')})`
}

const NO_POST_IN_STATE: Readonly<Record<string, string>> = {
  ativo: 'Nenhuma publicação ativa.',
  editado: 'Nenhuma publicação editada.',
  apagado: 'Nenhuma publicação apagada.',
}

/** `offers`: null while they are being counted. */
type Ways = { filters: readonly CountedRelaxation[]; offers: readonly CountedRelaxation[] | null }

function describeEmptiness(address: QueryAddress, options: PostOptions | undefined, ways: Ways): string {
  const { filters, offers } = ways
  const all = describeAll(address, options, filters)
  const hasPart = offers?.some(({ part }) => part !== undefined)
  if (filters.length === 1) {
    const [state] = address.state
    const isState = filters[0]?.filter === 'state' && address.state.length === 1
    const noneInState = isState && NO_POST_IN_STATE[state ?? '']
    if (noneInState) return noneInState
    const advice = filters[0]?.filter === 'search' ? adviseOnText(address.search) : 'Tire o filtro.'
    return `Nenhuma publicação com ${all}. ${hasPart ? 'Tire uma parte do texto:' : advice}`
  }
  const none = `Nenhuma publicação com ${all} ao mesmo tempo.`
  if (offers === null) return none
  if (offers.length === 0) return `${none} Tirar um só não basta: limpe tudo e recomece com menos filtros.`
  if (offers[0]?.total === undefined) return `${none} Talvez ajude tirar um destes filtros:`
  return `${none} Tire ${hasPart ? 'uma parte do texto ou um dos filtros' : 'um dos filtros'}:`
}

const adviseOnText = (search: string): string =>
  asksForWords(parseSearch(search))
    ? 'Confira a grafia ou tente outras palavras.'
    : 'Mude ou tire um dos campos; ao lado de cada um está quantas publicações ele tem sozinho.'

function describeAll(
  address: QueryAddress,
  options: PostOptions | undefined,
  ways: readonly CountedRelaxation[],
): string {
  const chips = listChips(address, options)
  const describe = (filter: FilterName): string => {
    if (filter === 'search') return quoteSearch(address.search.trim(), LONG)
    if (filter === 'misleading_links' && address.misleading_links !== 'null')
      return LINK_LABELS[address.misleading_links]
    const labels = chips.filter((chip) => chip.filter === filter).map(({ label }) => label)
    return `${FILTER_LABELS[filter]} ${joinLabels(filter, labels)}`
  }
  return new Intl.ListFormat('pt-BR').format(ways.map(({ filter }) => describe(filter)))
}

/** Maximum characters of a search within a sentence, and within a button. */
const LONG = 200
const LONG_PART = 40

function EmptyStore() {
  return (
    <Message icon={<IconDatabaseImport aria-hidden />} title="Ainda não há publicações">
      Quem administra o LupaScan escolhe em <strong>Fontes</strong> os canais que ele lê sozinho, ou importa arquivos
      exportados.
    </Message>
  )
}
