/**
 * Text contexts whose colours axe has accepted in both themes, in any worker of this run: one per line of a file next
 * to the template (see `noteTexts`). Each worker appends in a single write.
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
