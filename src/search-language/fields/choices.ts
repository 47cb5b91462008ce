/** Closed lists of field values. */
import {
  ATTACHMENT_TYPES,
  HATES,
  PLATFORMS,
  PRESENT_PLACES,
  REGIONS,
  type Region,
  UFS,
  UNSPECIFIED,
} from '../../contract/labels.ts'

/** `value` is canonical; `also`: other accepted spellings, folded. `said`: its wording in the sentence, if different. */
export type FieldChoice = { readonly value: string; readonly also?: readonly string[]; readonly said?: string }

const STATE_NAMES: Readonly<Record<(typeof UFS)[number], string>> = {
  ...{ AC: 'acre', AL: 'alagoas', AM: 'amazonas', AP: 'amapa', BA: 'bahia', CE: 'ceara', DF: 'distrito federal' },
  ...{ ES: 'espirito santo', GO: 'goias', MA: 'maranhao', MG: 'minas gerais', MS: 'mato grosso do sul' },
  ...{ MT: 'mato grosso', PA: 'para', PB: 'paraiba', PE: 'pernambuco', PI: 'piaui', PR: 'parana' },
  ...{ RJ: 'rio de janeiro', RN: 'rio grande do norte', RO: 'rondonia', RR: 'roraima', RS: 'rio grande do sul' },
  ...{ SC: 'santa catarina', SE: 'sergipe', SP: 'sao paulo', TO: 'tocantins' },
}
const NOBODY: FieldChoice = { value: UNSPECIFIED, also: ['desconhecido', 'desconhecida', 'unknown'] }

export const UF_CHOICES: readonly FieldChoice[] = [
  ...UFS.map((value) => ({ value, also: [STATE_NAMES[value]] })),
  NOBODY,
]

const REGION_ALIASES: Readonly<Record<Region, string[]>> = {
  ...{ Norte: ['n', 'north'], Nordeste: ['ne', 'northeast'], Sul: ['s', 'south'], Sudeste: ['se', 'southeast'] },
  'Centro-Oeste': ['co', 'centrooeste', 'midwest'],
}
export const REGION_CHOICES: readonly FieldChoice[] = [
  ...REGIONS.map((value) => ({ value, also: REGION_ALIASES[value] })),
  NOBODY,
]

export const GENDER_CHOICES: readonly FieldChoice[] = [
  { value: 'feminino', also: ['f', 'feminina', 'mulher', 'mulheres', 'female', 'women'] },
  { value: 'masculino', also: ['m', 'masculina', 'homem', 'homens', 'male', 'men'] },
  NOBODY,
]

export const PLATFORM_CHOICES: readonly FieldChoice[] = PLATFORMS.map((value) =>
  value === 'X' ? { value, also: ['twitter'] } : { value },
)

const TYPE_CHOICES: Readonly<Record<(typeof ATTACHMENT_TYPES)[number], FieldChoice>> = {
  image: { value: 'imagem', also: ['image', 'imagens', 'foto', 'fotos'] },
  video: { value: 'vídeo', also: ['videos'] },
  audio: { value: 'áudio', also: ['audios'] },
  document: { value: 'documento', also: ['document', 'documentos', 'arquivo'] },
}
export const HAS_CHOICES: readonly FieldChoice[] = [
  ...ATTACHMENT_TYPES.map((type) => TYPE_CHOICES[type]),
  { value: 'mídia', also: ['media', 'anexo'] },
  { value: 'link', also: ['links'] },
  { value: 'enquete', also: ['poll', 'enquetes'] },
  { value: 'checagem', also: ['check', 'checagens'] },
  { value: 'link-enganoso', also: ['enganoso', 'misleading'], said: 'link enganoso' },
]

const PLACE_CHOICES: Readonly<Record<(typeof PRESENT_PLACES)[number], FieldChoice>> = {
  texto: { value: 'texto', also: ['text'] },
  imagem: { value: 'imagem', also: ['image'] },
  fala: { value: 'fala', also: ['speech'] },
}
export const PLACE_CHOICES_LIST: readonly FieldChoice[] = PRESENT_PLACES.map((place) => PLACE_CHOICES[place])

export const HATE_CHOICES: readonly FieldChoice[] = HATES.map((value) =>
  value === 'discurso de ódio' ? { value, also: ['odio', 'hate', 'sim'] } : { value },
)

export const STATE_CHOICES: readonly FieldChoice[] = [
  { value: 'ativa', also: ['ativo', 'active'] },
  { value: 'editada', also: ['editado', 'edited'] },
  { value: 'apagada', also: ['apagado', 'deleted'] },
]

/** Languages other than these three are not distinguished. */
export const LANGUAGE_CHOICES: readonly FieldChoice[] = [
  { value: 'português', also: ['pt', 'portuguese'] },
  { value: 'espanhol', also: ['es', 'spanish'] },
  { value: 'inglês', also: ['en', 'english'] },
  { value: 'outro', also: ['outra', 'other'], said: 'outro idioma' },
  { value: 'desconhecido', also: ['unknown', 'não identificado'], said: 'idioma não identificado' },
]
