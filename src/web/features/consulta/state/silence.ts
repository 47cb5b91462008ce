/** What an empty list proves, in words. Pure. */
import type { CoverageSummary } from '../../../../contract/sources/coverage.ts'
import type { SearchNode } from '../../../../search-language/ast.ts'
import { asksForWords } from '../../../../search-language/list-terms.ts'
import { parseSearch } from '../../../../search-language/parse.ts'
import { hasFields } from '../../../../search-language/separate-fields.ts'
import { formatNumber } from '../../../format.ts'
import type { PostsInput } from '../filters/filters.ts'
import { countAccounts, describePeriod } from './coverage.ts'

/** Coverage of the search; silence is only claimed if complete coverage of the period proves it, and no earlier text matches either. */
export function describeSilence(summary: CoverageSummary, input: PostsInput, former: number | undefined): string {
  const { total, covered } = summary
  if (total === 0) return 'Nenhuma conta conhecida está entre as que a busca abrange.'
  const collected = describeCollected(summary, describePeriod(input))
  if (covered < total)
    return `${collected} O vazio não prova que ${asksForWords(parseSearch(input.search ?? '')) ? 'ninguém disse isso' : 'não houve publicação'}.`
  if (former !== 0 || !asksWordsAlone(input)) return collected
  return `Ninguém escreveu isso${describePeriod(input)}, salvo o que tenha sido apagado entre duas leituras. ${collected}`
}

function describeCollected(summary: CoverageSummary, when: string): string {
  const { total, covered, partly, imported, missing, unowned } = summary
  const nobodys = unowned > 0 ? ` (${formatNumber(unowned)} sem pessoa cadastrada)` : ''
  const whole = `que a busca abrange${nobodys}`
  const all = `${total === 1 ? 'A única conta' : `As ${countAccounts(total)}`} ${whole}`
  const ofAll = `${total === 1 ? 'Da única conta' : `Das ${countAccounts(total)}`} ${whole}`
  if (covered === total) return `${all} ${read(total, 'por inteiro', when)}.`
  if (partly === total) return `${all} ${read(total, 'só em parte', when)}.`
  if (imported === total) return `${ofAll} há só o que veio em arquivos importados.`
  if (missing === total) return `${ofAll} nada foi coletado${when}.`
  const parts = [
    covered > 0 && `${formatNumber(covered)} ${read(covered, 'por inteiro', when)}`,
    partly > 0 && `${formatNumber(partly)} ${read(partly, 'só em parte', when)}`,
    imported > 0 && `de ${formatNumber(imported)} há só o que veio em arquivos importados`,
    missing > 0 && `de ${formatNumber(missing)} nada foi coletado${when}`,
  ].filter((words) => words !== false)
  return `${ofAll}, ${new Intl.ListFormat('pt-BR').format(parts)}.`
}

const read = (count: number, how: string, when: string) => `${count === 1 ? 'foi lida' : 'foram lidas'} ${how}${when}`

/** Words, accounts and days only: for labels, pictures, former parties and exclusions, coverage proves nothing. */
function asksWordsAlone(input: PostsInput): boolean {
  const { search = '', start_date, end_date, public_person, platform, ...rest } = input
  const { page, page_size, sort_by, sort_order, collapse, ...filters } = rest
  const tree = parseSearch(search)
  return (
    tree !== null && !excludes(tree) && !hasFields(tree) && Object.values(filters).every((value) => value === undefined)
  )
}

const excludes = (node: SearchNode): boolean =>
  node.type === 'not' || ('children' in node && node.children.some((child) => excludes(child)))
