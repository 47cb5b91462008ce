/** Completes dates in words at the end of a search: "vacina em março de 2023" → "vacina em:2023-03". Pure. */
import { readDays } from '../../../../search-language/fields/day-ranges.ts'
import { printFieldValue } from '../../../../search-language/fields/field-values.ts'
import { isKeyword } from '../../../../search-language/lex.ts'
import { LEADS } from './suggestions.ts'

/** Words in "7 de setembro de 2022", the longest date. */
const MAX_WORDS = 5
/** "No dia", "no ano (de)", "no mês (de)": dropped with the date. */
const KINDS = /(^|\s)([nd]?o |em )?(dia|ano|m[êe]s)$/i
const LAST_DAYS = /(^|\s)([nd]?os )?[úu]ltimos$/i
/** "14 dias" may be a quarantine; "últimos 14 dias" are days to search. */
const MANY_DAYS = /^\d+ (dias?|days?)$/i
/**
 * Words that change the meaning of the following date: "desde", "a partir de", "início de", "não". Also the day of an impossible date:
 * "30 de fevereiro de 2023" is not all of February.
 */
const BOUNDS =
  /(^|\s)(desde|at[ée]|entre|antes|depois|ap[óo]s|[aeà]|partir|in[íi]cio|come[çc]o|fi[mn]a?l?|meados|metade|semestre|trimestre|n[ãa]o|nem|sem|exceto|menos|h[áa]|faz|\d{1,2}º?)$/i
/** Existing date conditions: together with others nothing would match. */
const HAS_DAYS = /(^|\s)(em|on|de|ate|até|since|until):/i

/** `label`: the words of the date; `text`: the whole search with the date as a field. */
export function listDays(draft: string, today: string): { label: string; text: string }[] {
  const words = draft.trim().split(/\s+/)
  if (/["“”(){}|]/u.test(draft) || HAS_DAYS.test(draft) || words.some(isKeyword)) return []
  for (let many = Math.min(MAX_WORDS, words.length); many > 0; many -= 1) {
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

/** Future days have no posts: "agenda 2030" is a plan, "eleição 2028" an election. */
const isToCome = (days: string, today: string) => /^\d{4}/.test(days) && days > today

/** The search without the date; null: the words before it change its meaning. */
function readRest(before: string, typed: string): string | null {
  if (MANY_DAYS.test(typed)) return LAST_DAYS.test(before) ? before.replace(LAST_DAYS, '') : null
  const rest = before.replace(LEADS, '').replace(KINDS, '')
  return BOUNDS.test(rest) || rest.endsWith(':') ? null : rest
}
