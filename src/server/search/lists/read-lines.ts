/** Parses the lines of a list as queries, and reports what is wrong with the others. */
import { type ListReading, MAX_SEARCH_LENGTH } from '../../../contract/limits.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { QUOTATION_MARKS } from '../../../search-language/query-tokens.ts'
import { findSearchProblem } from '../../../search-language/search-size.ts'
import { readSite, searchSite } from '../../../search-language/site-address.ts'

/** `position`: line number, starting at 1. `search`: empty if the line was refused, for the given reason. */
export type Line = { position: number; text: string; search: string; refused: string | null }

/** Beginning of a line that is too long, kept to identify it. */
const KEPT = 200
const LINE_END = /\r\n|[\n\r\u2028\u2029]/

/** Empty lines are skipped, but counted. */
export function readLines(text: string, reading: ListReading, today: string): Line[] {
  const first = new Map<string, number>()
  return text.split(LINE_END).flatMap((raw, i) => {
    const line = raw.trim()
    return line === '' ? [] : readLine(line, i + 1, { reading, today, first })
  })
}

type Asked = { reading: ListReading; today: string; first: Map<string, number> }

function readLine(line: string, position: number, { reading, today, first }: Asked): Line {
  const refuse = (refused: string): Line => ({
    position,
    text: line.slice(0, KEPT).toWellFormed(),
    search: '',
    refused,
  })
  if (line.length > MAX_SEARCH_LENGTH) {
    const most = MAX_SEARCH_LENGTH.toLocaleString('pt-BR')
    return refuse(`A linha tem ${line.length.toLocaleString('pt-BR')} caracteres; são aceitos até ${most}.`)
  }
  const search = reading === 'search' ? line : toPhrase(line)
  if (search.length > MAX_SEARCH_LENGTH || parseSearch(search) === null)
    return refuse('A linha não tem letra, número nem símbolo que se possa buscar.')
  const problem = findSearchProblem(search, today)
  if (problem) return { ...refuse(problem), text: line }
  const same = findsFolded(search) ? foldCase(search) : search
  const before = first.get(same)
  if (before !== undefined) return { ...refuse(`Repete a linha ${before.toLocaleString('pt-BR')}.`), text: line }
  first.set(same, position)
  return { position, text: line, search, refused: null }
}

/** A phrase, @account or #hashtag matches the same posts in any case, with or without accents; a link or a whole search may not. */
const findsFolded = (search: string) => /^(?:"[^"]*"|[@#][^\s:]*)$/u.test(search)

/** Folds only case and accents: signs and symbols may be what is searched for. */
const foldCase = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()

const LINK = /^https?:\/\/[^\s"]+$/i
const SITE = /^(?:[a-z0-9-]+\.)+(?:br|com|org|net|info|tv|news|me|co|io|app|blog|site|online|ly|pt|us|gov|edu)$/i
const MARKED = /^[@#][\p{L}\p{N}_.]+$/u

/** Plain words become a phrase; a link, site, @account or #hashtag is searched as such. */
function toPhrase(line: string): string {
  const site = LINK.test(line) || SITE.test(line) ? readSite(line) : null
  if (site !== null) return searchSite(site)
  if (LINK.test(line)) return `link:"${line}"`
  return MARKED.test(line) ? line : `"${line.replace(QUOTATION_MARKS, ' ').trim()}"`
}
