import { cleanLabel } from './text.ts'

/** Feminine forms of the offices in our lists; the filter has one option per office, so both map to it. */
const OFFICES = new Map<string, string>(
  Object.entries({
    deputada: 'deputado',
    senadora: 'senador',
    governadora: 'governador',
    prefeita: 'prefeito',
    vereadora: 'vereador',
    ministra: 'ministro',
    secretária: 'secretário',
    presidenta: 'presidente',
    'dep.': 'deputado',
    'sen.': 'senador',
  }),
)

/** An office in the filter's spelling: lower case, masculine form, no "(a)"; null when empty. */
export function normalizeRole(text: string): string | null {
  const plain = cleanLabel(text)
    .toLowerCase()
    .replace(/\((?:a|o)\)|\/(?:a|o)\b/g, '')
  const role = plain.replace(/^((?:vice|ex)-)?(\S+)/, (_, prefix = '', office: string) => {
    return prefix + (OFFICES.get(office) ?? office)
  })
  return role === '' ? null : role
}
