import { describe, expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { listStems } from './foreign-plurals.ts'
import { stemToken } from './stem.ts'

const read = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/').map(foldText))
const finds = (asked: string, stands: string) => listStems(asked).includes(stemToken(stands))

const SPANISH = read(`
  ciudad/ciudades verdad/verdades universidad/universidades libertad/libertades elección/elecciones nación/naciones
  corrupción/corrupciones razón/razones joven/jóvenes imagen/imágenes jardín/jardines alemán/alemanes animal/animales
  hotel/hoteles tribunal/tribunales federal/federales juez/jueces región/regiones vez/veces ley/leyes mujer/mujeres
  país/países senador/senadores vacuna/vacunas gobierno/gobiernos autobús/autobuses
`)

const ENGLISH = read(`
  city/cities party/parties country/countries family/families policy/policies vaccine/vaccines election/elections
  church/churches speech/speeches agency/agencies woman/women man/men child/children wife/wives day/days industry/industries
`)

describe('singular and plural find each other', () => {
  test.each(SPANISH)('Spanish: %s, %s', (singular = '', plural = '') => {
    expect([finds(singular, plural), finds(plural, singular)]).toEqual([true, true])
  })

  test.each(ENGLISH)('English: %s, %s', (singular = '', plural = '') => {
    expect([finds(singular, plural), finds(plural, singular)]).toEqual([true, true])
  })
})

const APART = read(`
  voz/vocês você/voz faz/faces moral/Morales redes/red eles/el fones/fon diz/dice produz/produce
  box/boxe class/classe pass/passe nunes/num séries/sery cidade/cidadão casa/caza nova/new bem/bens
  Simon/Simone Michel/Michele real/Reale Lenin/Lenine Marin/Marine Daniel/Daniele Gabriel/Gabriele Vivian/Viviane
  Cristian/Cristiane Luan/Luane Mary/Marie Emily/Emilie Lucy/Lucie Nancy/Nancie igual/iguale revel/revele Taiwan/taiwanês
  sudanês/Sudam pequinês/Pequim paz/pace luz/luce taxe/tax processe/process David/Davide Inter/intereses feliz/Felice
`)

test.each(APART)('%s does not find %s', (asked = '', other = '') => {
  expect(finds(asked, other)).toBe(false)
})

test('of Portuguese words the own stem comes first, and most have no other', () => {
  for (const word of [
    'vacina',
    'eleicoes',
    'deputado',
    'urnas',
    'corrupcao',
    'homens',
    'pais',
    'noticias',
    'presidente',
  ])
    expect(listStems(word)).toEqual([stemToken(word)])
  expect(listStems('animais')).toEqual(['animal'])
})
