import { COMMON_STEMS } from './common-words.ts'
import { foldText } from './fold.ts'
import { stemToken } from './stem.ts'

const SHORTEST = 3
const ADDRESS = /https?:\/\/\S+/gi

/** The distinct stems that show what a text is about, in order: without addresses, common words and numbers. At most `most` of them. */
export function listTopicStems(text: string, most: number): string[] {
  const stems = new Set<string>()
  for (const token of foldText(text.replace(ADDRESS, ' ')).split(' ')) {
    if (token.length < SHORTEST || /^\d/.test(token)) continue
    const stem = stemToken(token)
    if (COMMON_STEMS.has(token) || COMMON_STEMS.has(stem)) continue
    stems.add(stem)
    if (stems.size >= most) break
  }
  return [...stems]
}
