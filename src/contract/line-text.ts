import { z } from 'zod'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here.
export const NO_CONTROL = /^[^\u0000-\u001f\u007f]*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above; lines and tabs are let through.
const NO_CONTROL_BUT_LINES = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/
const CONTROL = 'O texto contém caracteres de controle, que não são aceitos.'

const atMost = (most: number) => `Use até ${most.toLocaleString('pt-BR')} caracteres.`

/** One line that must say something. Half of an emoji, which a paste can leave behind, is no text for Postgres. */
export const lineText = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(most, atMost(most))
    .regex(NO_CONTROL, CONTROL)
    .transform((text) => text.toWellFormed())

/** Text of several lines, which may be empty. */
export const longText = (most: number) =>
  z
    .string({ error: 'Informe um texto.' })
    .max(most, atMost(most))
    .regex(NO_CONTROL_BUT_LINES, CONTROL)
    .transform((text) => text.toWellFormed())
