/** Days in words at the end of a search: "vacina em março de 2023" → "vacina em:2023-03". Pure. */
import { readDays } from '../../../../search-language/fields/day-ranges.ts'
import { printFieldValue } from '../../../../search-language/fields/field-values.ts'
import { isKeyword } from '../../../../search-language/lex.ts'
import { LEADS } from './suggestions.ts'

/** Words in "7 de setembro de 2022", the longest that are days. */
const MOST_WORDS = 5
/** "No dia", "no ano (de)", "no mês (de)": nothing is meant by them without the days. */
const KINDS = /(^|\s)([nd]?o |em )?(dia|ano|m[êe]s)$/i
const LAST_DAYS = /(^|\s)([nd]?os )?[úu]ltimos$/i
/** "14 dias" may be a quarantine; "últimos 14 dias" are days to search. */
const MANY_DAYS = /^\d+ (dias?|days?)$/i
/**
 * What makes of the days behind it a beginning, an end, a part or the opposite: "desde", "a partir de", "início de", "não". The day of a
 * month that has no such day, too: "30 de fevereiro de 2023" is not all of February.
 */
const BOUNDS =
  /(^|\s)(desde|at[ée]|entre|antes|depois|ap[óo]s|[aeà]|partir|in[íi]cio|come[çc]o|fi[mn]a?l?|meados|metade|semestre|trimestre|n[ãa]o|nem|sem|exceto|menos|h[áa]|faz|\d{1,2}º?)$/i
/** Days that are asked for already: with others beside them nothing would be found. */
const HAS_DAYS = /(^|\s)(em|on|de|ate|até|since|until):/i

/** `label`: the words that are days; `text`: the whole search with them as a field. */
export function listDays(draft: string, today: string): { label: string; text: string }[] {
  const words = draft.trim().split(/\s+/)
  if (/["“”(){}|]/u.test(draft) || HAS_DAYS.test(draft) || words.some(isKeyword)) return []
  for (let many = Math.min(MOST_WORDS, words.length); many > 0; many -= 1) {
    const typed = words.slice(-many).join(' ')
    const days = readDays(typed)
    if (days === null) continue
    if (isToCome(days, today)) return []
    const rest = readRest(words.slice(0, -many).join(' '), typed)
    if (rest === null) return []
    const text = `${rest} em:${printFieldValue(days)}`.trimStart()
    return [{ label: typed, text }]
  }
  return []
}

/** Of days to come there is no publication: "agenda 2030" is a plan, "eleição 2028" an election. */
const isToCome = (days: string, today: string) => /^\d{4}/.test(days) && days > today

/** What is searched beside the days; null: the words in front of them make something else of them. */
function readRest(before: string, typed: string): string | null {
  if (MANY_DAYS.test(typed)) return LAST_DAYS.test(before) ? before.replace(LAST_DAYS, '') : null
  const rest = before.replace(LEADS, '').replace(KINDS, '')
  return BOUNDS.test(rest) || rest.endsWith(':') ? null : rest
}
