/**
 * Texts whose colours axe has looked at in both themes and found in order, by whichever worker of this run: each line of a file beside
 * the template is one (`noteTexts` says what it is). Two workers write at its end in one piece each.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const findFile = (): string => join(dirname(process.env.E2E_TEMPLATE ?? ''), 'seen-texts')

export function readTexts(): string[] {
  const lines = readFileSync(findFile(), { encoding: 'utf8', flag: 'a+' }).split('\n')
  return lines.filter((line) => line !== '')
}

export const keepTexts = (texts: readonly string[]): void =>
  appendFileSync(findFile(), texts.map((text) => `${text}\n`).join(''))
