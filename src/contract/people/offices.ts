/**
 * Names of offices. An office is stored, filtered and returned in one form ("deputado federal"), one option for women
 * and men. It is shown as "deputada federal" if the person's gender is known, and as the house ("Câmara dos Deputados")
 * if it is not.
 */
export const GENDERS = ['feminino', 'masculino'] as const
export type Gender = (typeof GENDERS)[number]

/** Parses the gender given by a list of people; null if it is not recognised. */
export const toGender = (text: string | null | undefined): Gender | null => {
  const word = (text ?? '').trim().toLowerCase()
  if (['feminino', 'feminina', 'f', 'mulher'].includes(word)) return 'feminino'
  return ['masculino', 'masculina', 'm', 'homem'].includes(word) ? 'masculino' : null
}

type Office = { readonly role: string | null; readonly gender: Gender | null; readonly uf?: string | null }

/** The office as a newspaper prints it; null if unknown. An office that is in none of our lists stays as the source wrote it. */
export function nameOffice({ role, gender, uf = null }: Office): string | null {
  if (!role) return null
  const [, before = '', word = '', rest = ''] =
    /^((?:vice|ex)-)?(\S+)(.*)$/.exec(role.replace(/^\S+/, (first) => first.toLowerCase())) ?? []
  const feminine = FEMININE[word]
  if (feminine === undefined) return role
  if (gender === 'masculino') return role
  if (gender === 'feminino') return `${before}${feminine}${rest}`
  const house = nameHouse(word, rest, uf)
  if (before === 'ex-') return `${house} (antes)`
  return before === 'vice-' ? (VICE[word] ?? `vice-${house}`) : house
}

/** Name of an office for women and men together, as an option or a bar: the house, or the role as it is. */
export const nameForAll = (role: string): string => nameOffice({ role, gender: null }) ?? role

/** The gender implied by the words of an office: "senadora" implies one, "senador" does not, because lists use it for anybody. */
export function readOfficeGender(role: string): Gender | null {
  const word =
    role
      .trim()
      .toLowerCase()
      .replace(/^(?:vice|ex)-/, '')
      .split(' ')[0] ?? ''
  return Object.values(FEMININE).includes(word) ? 'feminino' : null
}

const FEMININE: Readonly<Record<string, string>> = {
  deputado: 'deputada',
  senador: 'senadora',
  governador: 'governadora',
  prefeito: 'prefeita',
  vereador: 'vereadora',
  ministro: 'ministra',
  secretário: 'secretária',
}

/** Converts an office to its stored form: "deputada federal" → "deputado federal". */
export const toStoredOffice = (office: string): string => {
  const found = Object.entries(FEMININE).find(([, feminine]) => office.split(' ')[0] === feminine)
  return found ? office.replace(found[1], found[0]) : office
}

const VICE: Readonly<Record<string, string>> = { governador: 'vice-governadoria', prefeito: 'vice-prefeitura' }

const DEPUTIES: Readonly<Record<string, string>> = {
  federal: 'Câmara dos Deputados',
  estadual: 'Assembleia Legislativa',
  distrital: 'Câmara Legislativa',
}

function nameHouse(word: string, rest: string, uf: string | null): string {
  switch (word) {
    case 'deputado': {
      const [, kind = '', more = ''] = /^ (federal|estadual|distrital)\b(.*)$/.exec(rest) ?? []
      return kind === '' ? `Legislativo${rest}` : `${DEPUTIES[kind]}${more}`
    }
    case 'senador':
      return `Senado Federal${rest}`
    case 'governador':
      return rest === '' ? nameGovernment(uf) : `governo${rest}`
    case 'prefeito':
      return `prefeitura${rest}`
    case 'vereador':
      return `Câmara Municipal${rest}`
    case 'ministro': {
      const court = /^ d[oa] (st[fjm]|ts[et]|tcu|supremo .*|tribunal .*|superior .*)$/i.exec(rest)?.[1]
      return court === undefined ? `ministério${rest}` : court.replace(/^\S{3}$/, (letters) => letters.toUpperCase())
    }
    default:
      return `secretaria${rest}`
  }
}

/** With the article Brazilians use: "governo da BA", "governo do RJ", "governo de SP". */
function nameGovernment(uf: string | null): string {
  if (!uf) return 'governo estadual'
  const article = ['BA', 'PB'].includes(uf)
    ? 'da'
    : ['AL', 'GO', 'MG', 'MS', 'MT', 'PE', 'RO', 'RR', 'SC', 'SE', 'SP'].includes(uf)
      ? 'de'
      : 'do'
  return `governo ${article} ${uf}`
}
