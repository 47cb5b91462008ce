import { z } from 'zod'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here.
export const NO_CONTROL = /^[^\u0000-\u001f\u007f]*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above; line breaks and tabs are allowed.
const NO_CONTROL_BUT_LINES = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/
const CONTROL = 'O texto contém caracteres de controle, que não são aceitos.'

const atMost = (most: number) => `Use até ${most.toLocaleString('pt-BR')} caracteres.`

/**
 * One non-empty line. Replaces a lone surrogate (half of an emoji, which a paste can leave behind), which Postgres does
 * not accept as text.
 */
export const lineText = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(most, atMost(most))
    .regex(NO_CONTROL, CONTROL)
    .transform((text) => text.toWellFormed())

/** Text of several lines, possibly empty. */
export const longText = (most: number) =>
  z
    .string({ error: 'Informe um texto.' })
    .max(most, atMost(most))
    .regex(NO_CONTROL_BUT_LINES, CONTROL)
    .transform((text) => text.toWellFormed())
