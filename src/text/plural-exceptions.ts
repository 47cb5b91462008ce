/**
 * Word lists of the plural stemmer (stem.ts), folded. Each covers what an ending alone cannot decide; open-ended lists
 * hold what Brazilian politics and everyday posts really use.
 */

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/**
 * Words that look plural and stay as they are: singulars whose shorter form is another word ("deus" and "deu"), names
 * ("Marcos" and "março"), and plurals with a different meaning ("bens" and "bem", "fezes" and "fez").
 */
export const INVARIABLE = words(`
  mais demais jamais ademais vais cais pais anais thais quis luis davis dois pois depois sois seis dezesseis tres caos
  deus adeus zeus mateus alias apenas antes atras menos apos lapis jesus onibus virus minas goias bens fezes news
  marcos marques martins esteves farias soares simoes moraes novais menezes rubens campinas
`)

/** Plurals that follow no rule below. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['maes', 'mae'],
  ['fas', 'fa'],
  ['males', 'mal'],
  ['consules', 'consul'],
  ['quaisquer', 'qualquer'],
  ['caracteres', 'carater'],
  ['meses', 'mes'],
  ['reses', 'res'],
  ['gases', 'gas'],
  ['ases', 'as'],
  ['paises', 'pais'],
  ['deuses', 'deus'],
  ['samurais', 'samurai'],
])

/** fácil → fáceis; every other -eis comes from -el (papel → papéis) or from UNSTRESSED_EI. */
export const UNSTRESSED_IL = words(`
  facil dificil util inutil futil agil fragil habil inabil debil fertil infertil esteril docil indocil missil fossil
  projetil reptil textil volatil portatil versatil verossimil inverossimil tatil tactil retratil contratil eretil
  ignobil ductil fissil vibratil
`)

export const EI = words('lei rei frei grei joquei ponei hoquei')

export const OI = words('heroi boi cauboi comboi')

/** fuzil → fuzis; every other -is only loses its s (táxi → táxis). */
export const STRESSED_IL = words(`
  fuzil civil incivil perfil barril funil canil covil ardil anil cantil gentil hostil infantil juvenil infantojuvenil
  estudantil mercantil senil servil sutil viril vil febril fabril pueril imbecil abril brasil peitoril quadril refil
  mandril pernil pastoril primaveril redil varonil carril edil cordil projetil reptil feminil til buril
`)

/** Singulars in a vowel and -re; every other -res after a vowel comes from -r (flor → flores). */
export const VOWEL_RE = words('arvore software hardware malware ransomware spyware adware score freire')

/** Singulars in a vowel and -ze; every other -zes after a vowel comes from -z (juiz → juízes). */
export const VOWEL_ZE = words('gaze deslize doze treze')

/** Singulars in -ese; every other -eses comes from -ês (inglês → ingleses). */
export const ESE = words(`
  tese hipotese sintese protese ortese antitese parentese diocese arquidiocese catequese maionese genese exegese
  fotossintese biossintese
`)
