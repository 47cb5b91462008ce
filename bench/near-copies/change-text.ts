/** What becomes of a message on its way: each way gives a text for a text, the same one every time. */

const CUT = 160
const COMMENT =
  'Olhem o que acabaram de mandar no grupo da família hoje cedo, achei importante todo mundo ler e tirar as suas conclusões sobre isso: '
/** Words that any message may have. */
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

/** Another sum, another number, another place or name: the same form about something else. */
function replaceData(text: string): string {
  const changed = text.replace(/\d+/g, (digits) => String(Number(digits.slice(0, 6)) + 37))
  return changed.replace(/(?<=\p{Ll},?\s)\p{Lu}\p{Ll}{3,}/u, 'Jatobazinho')
}

const half = (text: string) => {
  const words = splitWords(text)
  return words.slice(0, Math.ceil(words.length / 2)).join('')
}

export const WAYS: Readonly<Record<string, (text: string) => string>> = {
  'cut at 160': (text) => text.slice(0, CUT),
  '"(continua)"': (text) => `${text.slice(0, CUT)} (continua)`,
  '"Leia mais: link"': (text) => `${text.slice(0, CUT)} Leia mais: https://noticia.example/a`,
  'first half': half,
  '60 % of a short text': (text) => text.slice(0, Math.round(text.length * 0.6)),
  'three words changed': replaceThree,
  'after 22 words of comment': (text) => COMMENT + text,
}

export const OTHER_DATA = 'other data'
export const changeData = replaceData
