/**
 * Plurals of Spanish and English that the Portuguese stems (stem.ts) leave apart: ciudad and ciudades, city and cities. Told by
 * the written form, in whatever language a post is, and only where the other form is no Portuguese word of another meaning ("voz"
 * and "voces" are left apart, since "vocês" is folded to that). Nothing of it is stored: a question asks for both forms.
 */
import { stemToken } from './stem.ts'

type Ending = {
  singular: RegExp
  plural: RegExp
  toPlural: (word: string) => string
  toSingular: (word: string) => string
}

const addEs = (word: string) => `${word}es`
const dropEs = (word: string) => word.slice(0, -2)

/** Short plurals are Portuguese words ("redes", "fones", "eles"). */
const ENDINGS: Ending[] = [
  { singular: /^[a-z]{3,}[aeiu]d$/, plural: /^[a-z]{3,}[aeiu]des$/, toPlural: addEs, toSingular: dropEs },
  { singular: /^[a-z]{2,}[aeiou]n$/, plural: /^[a-z]{2,}[aeiou]nes$/, toPlural: addEs, toSingular: dropEs },
  { singular: /^[a-z]{2,}[aeiou]l$/, plural: /^[a-z]{2,}[aeiou]les$/, toPlural: addEs, toSingular: dropEs },
  { singular: /^[a-z]{2,}(ch|sh)$/, plural: /^[a-z]{2,}(ch|sh)es$/, toPlural: addEs, toSingular: dropEs },
  {
    singular: /^[a-z]{2,}[^aeiouy]y$/,
    plural: /^[a-z]{2,}[^aeiouy]ies$/,
    toPlural: (word) => `${word.slice(0, -1)}ies`,
    toSingular: (word) => `${word.slice(0, -3)}y`,
  },
]

/** Names, and words whose other form is another word. */
const ALONE = new Set(
  'moral morales angel angeles canales rosales gonzales thales series nunes jones antunes brasil aqueles'.split(' '),
)

const PAIRS = readPairs(`
  juez/jueces luz/luces vez/veces cruz/cruces raiz/raices paz/paces pez/peces actriz/actrices capaz/capaces
  incapaz/incapaces feliz/felices eficaz/eficaces audaz/audaces veloz/veloces feroz/feroces nuez/nueces
  disfraz/disfraces portavoz/portavoces altavoz/altavoces matriz/matrices directriz/directrices nariz/narices
  cicatriz/cicatrices lapiz/lapices ley/leyes interes/intereses autobus/autobuses
  man/men woman/women child/children wife/wives knife/knives half/halves thief/thieves foot/feet tooth/teeth
  mouse/mice bus/buses tax/taxes hero/heroes potato/potatoes tomato/tomatoes boss/bosses loss/losses witness/witnesses
  process/processes business/businesses actress/actresses illness/illnesses congress/congresses
`)

function readPairs(list: string): ReadonlyMap<string, string> {
  const pairs = list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/'))
  return new Map(
    pairs.flatMap(([singular = '', plural = '']) => [
      [singular, plural],
      [plural, singular],
    ]),
  )
}

/** The stems under which posts have a folded word: its own, and that of its plural or singular in Spanish or English. */
export function listStems(token: string): string[] {
  const other = findOtherForm(token)
  return other === undefined ? [stemToken(token)] : [...new Set([stemToken(token), stemToken(other)])]
}

function findOtherForm(token: string): string | undefined {
  if (ALONE.has(token)) return undefined
  const pair = PAIRS.get(token)
  if (pair !== undefined) return pair
  for (const { singular, plural, toPlural, toSingular } of ENDINGS) {
    if (plural.test(token)) return toSingular(token)
    if (singular.test(token)) return toPlural(token)
  }
  return undefined
}
