import { z } from 'zod'
import type { FieldErrors } from '../../contract/error.ts'

/** Sentences for issues that a schema of the contract does not word itself. */
const SENTENCES: Record<string, string> = {
  invalid_type: 'Valor ausente ou de tipo inválido.',
  invalid_value: 'Valor fora das opções aceitas.',
  too_big: 'Valor grande demais.',
  too_small: 'Valor pequeno demais.',
  unrecognized_keys: 'Parâmetro desconhecido.',
}

z.config({ customError: (issue) => SENTENCES[issue.code ?? ''] ?? 'Valor inválido.' })

/** Maximum number of fields, and of characters per field name, that a response repeats: the client may have sent thousands. */
const MAX_FIELDS = 20
const MAX_NAME = 100

/** Field → sentences, in the form of the specification's error catalogue. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  const fields = new Map<string, Set<string>>()
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'non_field_errors')]
    for (const name of names) {
      const key = name.slice(0, MAX_NAME)
      if (fields.size >= MAX_FIELDS && !fields.has(key)) continue
      fields.set(key, (fields.get(key) ?? new Set()).add(issue.message))
    }
  }
  return Object.fromEntries([...fields].map(([name, sentences]) => [name, [...sentences]]))
}

/** Names of the query parameters that are lists: a single value arrives as a plain string and must be wrapped. */
export function listFields(query: z.ZodType | undefined): string[] {
  if (!query) return []
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties)
    .filter(([, property]) => typeof property === 'object' && property.type === 'array')
    .map(([name]) => name)
}
