/**
 * Spanish and English plurals that the Portuguese stems (stem.ts) do not merge: ciudad and ciudades, city and cities.
 * Recognised by the written form, whatever the post's language: by endings that Portuguese and personal names lack, and
 * by word lists. The other form is searched by its stem, which names may share ("simones" and "Simone"); therefore
 * "-n", "-l" and "-y" alone are no evidence, and a pair is left out if one form is a Portuguese word with another
 * meaning ("voces" is "vocês", folded). Nothing of this is stored: a query asks for both forms.
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

const ENDINGS: Ending[] = [
  { singular: /^[a-z]{2,}(dad|tad|tud)$/, plural: /^[a-z]{2,}(dad|tad|tud)es$/, toPlural: addEs, toSingular: dropEs },
  { singular: /^[a-z]{2,}[cgnstx]ion$/, plural: /^[a-z]{2,}[cgnstx]iones$/, toPlural: addEs, toSingular: dropEs },
  { singular: /^[a-z]{2,}(ch|sh)$/, plural: /^[a-z]{2,}(ch|sh)es$/, toPlural: addEs, toSingular: dropEs },
  {
    singular: /^[a-z]{2,}(it|[aeil][cn]c|lic|rac|vac|tr)y$/,
    plural: /^[a-z]{2,}(it|[aeil][cn]c|lic|rac|vac|tr)ies$/,
    toPlural: (word) => `${word.slice(0, -1)}ies`,
    toSingular: (word) => `${word.slice(0, -3)}y`,
  },
]

const PAIRS = readPairs(`
  city/cities joven/jovenes imagen/imagenes orden/ordenes crimen/crimenes examen/examenes origen/origenes virgen/virgenes margen/margenes
  razon/razones corazon/corazones avion/aviones camion/camiones millon/millones ladron/ladrones jardin/jardines
  aleman/alemanes animal/animales tribunal/tribunales hospital/hospitales hotel/hoteles nivel/niveles carcel/carceles
  federal/federales nacional/nacionales internacional/internacionales electoral/electorales judicial/judiciales
  presidencial/presidenciales oficial/oficiales criminal/criminales ilegal/ilegales mundial/mundiales
  constitucional/constitucionales municipal/municipales espanol/espanoles arbol/arboles
  juez/jueces vez/veces cruz/cruces raiz/raices pez/peces actriz/actrices capaz/capaces incapaz/incapaces
  eficaz/eficaces audaz/audaces veloz/veloces feroz/feroces nuez/nueces disfraz/disfraces portavoz/portavoces
  altavoz/altavoces matriz/matrices directriz/directrices nariz/narices cicatriz/cicatrices lapiz/lapices ley/leyes
  autobus/autobuses
  party/parties family/families company/companies story/stories body/bodies army/armies baby/babies lady/ladies
  enemy/enemies century/centuries factory/factories economy/economies theory/theories victory/victories
  injury/injuries penalty/penalties treaty/treaties library/libraries secretary/secretaries study/studies
  man/men woman/women child/children wife/wives knife/knives half/halves thief/thieves foot/feet tooth/teeth
  mouse/mice bus/buses hero/heroes potato/potatoes tomato/tomatoes boss/bosses loss/losses witness/witnesses
  business/businesses actress/actresses illness/illnesses congress/congresses
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

/** The stems under which posts hold a folded word: its own, and that of its Spanish or English plural or singular. */
export function listStems(token: string): string[] {
  const other = findOtherForm(token)
  return other === undefined ? [stemToken(token)] : [...new Set([stemToken(token), stemToken(other)])]
}

function findOtherForm(token: string): string | undefined {
  const pair = PAIRS.get(token)
  if (pair !== undefined) return pair
  for (const { singular, plural, toPlural, toSingular } of ENDINGS) {
    if (plural.test(token)) return toSingular(token)
    if (singular.test(token)) return toPlural(token)
  }
  return undefined
}
