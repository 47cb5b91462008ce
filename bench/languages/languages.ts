/**
 * npm run bench:languages
 *
 * In how many short texts of `short-texts.ts` and `short-texts-anew.ts` the language is detected, in how many real
 * posts of Portuguese-speaking deputies another one is reported, and posts per second.
 */
import { existsSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../src/contract/labels.ts'
import { detectLanguage } from '../../src/server/enrich/language.ts'
import { REAL_POSTS, readRealPosts } from '../posts/real-posts.ts'
import { SHORT_TEXTS } from './short-texts.ts'
import { SHORT_TEXTS_ANEW } from './short-texts-anew.ts'

const SHOWN = 60

for (const texts of [SHORT_TEXTS, SHORT_TEXTS_ANEW]) {
  for (const language of LANGUAGES)
    tell(
      language,
      texts[language].filter((text) => text !== ''),
    )
  console.log()
}

function tell(language: Language, texts: readonly string[]): void {
  const wrong = texts.filter((text) => detectLanguage(text) !== language)
  console.log(`${language.padEnd(8)}${texts.length - wrong.length} of ${texts.length}`)
  for (const text of wrong) console.log(`    ${detectLanguage(text)}: ${text}`)
}

if (existsSync(REAL_POSTS)) {
  const posts = (await readRealPosts()).map(({ content }) => content)
  const before = process.cpuUsage()
  const languages = posts.map(detectLanguage)
  const { user, system } = process.cpuUsage(before)
  const count = (one: string) => `${one} ${languages.filter((other) => other === one).length}`
  console.log(`\n${posts.length} real posts: ${LANGUAGES.map(count).join(', ')}`)
  console.log(`${Math.round((posts.length * 1e6) / (user + system))} posts a second of processor time`)
  const odd = posts.flatMap((text, at) =>
    /^(es|en|other)$/.test(languages[at] ?? '') ? [`${languages[at]}: ${text}`] : [],
  )
  for (const text of odd.slice(0, SHOWN)) console.log(`    ${text.replace(/\s+/g, ' ').slice(0, 110)}`)
}
