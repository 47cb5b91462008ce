/** Inputs for property tests of the search: arbitrary text, and texts full of search syntax. */
import fc from 'fast-check'

/** Any string JavaScript can hold: every script, control characters, NUL, lone surrogates. */
export function anyText(): fc.Arbitrary<string> {
  const loneSurrogates = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes))
  return fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), loneSurrogates)
}

const WORDS = [
  'vacina',
  'Vacinas',
  'fraude',
  'eleição',
  'ELEIÇÕES',
  'não',
  'ou',
  'e',
  'a',
  'covid-19',
  "d'água",
  '½',
  '#tag',
  '@fulana',
  'partido:PT,"Partido X"',
  'uf:sp',
  'em:7d',
  'curtidas:>1,5mi',
  'hora:22..5',
  'tem:foto',
  'onde:imagem',
  'pessoa:',
  '=vacina',
  'va*na',
  '*cracia',
  'vacina~1',
  '🔥',
  '❤️',
]
const SIGNS = [
  '"',
  '“',
  '»',
  '(',
  ')',
  '-',
  '–',
  '|',
  'OU',
  'E',
  'NÃO',
  'OR',
  'AND',
  'NOT',
  ',',
  '...',
  '\u200b',
  '\u0301',
  '*',
  '{',
  '}',
  '2de{',
  '~2',
  '"~>3',
  '="',
  '=',
]

/** Searches as a careless person types them: words and operators in any order, with and without gaps. */
export function anySearch(): fc.Arbitrary<string> {
  const piece = fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom(...SIGNS), fc.constant(' '), fc.constant(' '))
  return fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))
}

/** Short posts made of the same few words, so that searches find them. */
export function anyPost(): fc.Arbitrary<string> {
  const gap = fc.constantFrom(' ', ', ', ' - ', '\n', '! ', ' 🙂 ')
  return fc.array(fc.tuple(fc.constantFrom(...WORDS), gap), { maxLength: 12 }).map((pairs) => pairs.flat().join(''))
}
