/** Changes that messages undergo when forwarded: each maps a text to a text, deterministically. */

const CUT = 160
const COMMENT =
  'Olhem o que acabaram de mandar no grupo da família hoje cedo, achei importante todo mundo ler e tirar as suas conclusões sobre isso: '
/** Words that may occur in any message. */
const OTHERS = ['problema', 'caminho', 'história', 'trabalho', 'cidade', 'semana']

const splitWords = (text: string) => text.split(/(?<=\s)/u)

function replaceThree(text: string): string {
  const words = splitWords(text)
  const places = words.flatMap((word, at) => (at > 0 && /^\p{Ll}{4,}\s$/u.test(word) ? [at] : []))
  for (const [n, share] of [0.2, 0.5, 0.8].entries()) {
    const place = places[Math.floor(places.length * share)]
    if (place !== undefined) words[place] = `${OTHERS[n]} `
  }
  return words.join('')
}

const half = (text: string) => {
  const words = splitWords(text)
  return words.slice(0, Math.ceil(words.length / 2)).join('')
}

/** Replaces numbers outside addresses and names, each with another of as many digits. */
const changeNumbers = (text: string) =>
  text.replace(/(?<![\w/#@.-])\d[\d.,]*/g, (number) =>
    number.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10)),
  )

const changeName = (text: string) => text.replace(/(?<=\p{Ll},?\s)\p{Lu}\p{Ll}{3,}/u, 'Jatobazinho')

const changeMention = (text: string) => text.replace(/(?<=\p{Ll},?\s)@\w+(?=\s\p{Ll})/u, '@jatobazinho')

const addNot = (text: string) => text.replace(/\s(é|são|foi|vai|vão|está|estão|tem|será|pode|quer)\s/u, ' não $1 ')

const DATES: Readonly<Record<string, string>> = {
  hoje: 'ontem',
  ontem: 'hoje',
  amanhã: 'hoje',
  janeiro: 'maio',
  maio: 'junho',
}
const changeDate = (text: string) =>
  text.replace(/(?<=\s)(hoje|ontem|amanhã|janeiro|maio)(?=[\s,.])/u, (word) => DATES[word] ?? word)

export type Change = (text: string) => string

/** Changes after which it is still the same message. */
export const WAYS: Readonly<Record<string, Change>> = {
  'cut at 160': (text) => text.slice(0, CUT),
  '"(continua)"': (text) => `${text.slice(0, CUT)} (continua)`,
  '"Leia mais: link"': (text) => `${text.slice(0, CUT)} Leia mais: https://noticia.example/a`,
  'first half': half,
  '60 % of a short text': (text) => text.slice(0, Math.round(text.length * 0.6)),
  'three words changed': replaceThree,
  'after 22 words of comment': (text) => COMMENT + text,
}

/** Changes after which it is another message. A text that cannot be changed this way stays as it is. */
export const OTHER: Readonly<Record<string, Change>> = {
  'other numbers': changeNumbers,
  'another name or place': changeName,
  'another name, other numbers': (text) => (changeName(text) === text ? text : changeNumbers(changeName(text))),
  'another mention': changeMention,
  'another date in words': changeDate,
  '"não" added': addNot,
}
