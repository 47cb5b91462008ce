/** Cache of results for recent texts: a post that comes again with other counts has the same result. */
import { hash } from 'node:crypto'

/** At most twice as many are kept: some ten megabytes. */
const MANY = 32_768

/** `find` must depend on nothing but the text. */
export function rememberRecent<T>(find: (text: string) => T, many = MANY): (text: string) => T {
  let recent = new Map<string, T>()
  let older = new Map<string, T>()
  return (text) => {
    const key = hash('sha1', text, 'base64')
    const known = recent.get(key)
    if (known !== undefined) return known
    const found = older.get(key) ?? find(text)
    if (recent.size >= many) {
      older = recent
      recent = new Map()
    }
    recent.set(key, found)
    return found
  }
}
