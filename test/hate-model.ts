import type { HateModel } from '../src/server/enrich/hate/model.ts'

/** A model for tests that knows one word: "zurrapa" once is offensive, twice is hate. */
export function inventHateModel(version = '1'): HateModel {
  const find = (text: string) => [...text.matchAll(/zurrapa/gi)]
  return {
    version,
    evaluate(text) {
      const count = find(text).length
      if (!/\p{L}/u.test(text)) return { hate: 'não avaliado', score: null, kinds: [] }
      if (count === 0) return { hate: 'sem indício', score: 0.125, kinds: [] }
      if (count === 1) return { hate: 'ofensivo', score: 0.75, kinds: [] }
      return { hate: 'discurso de ódio', score: 0.875, kinds: ['política'] }
    },
    explain: (text) => find(text).map(({ index }) => ({ start: index, end: index + 7, weight: 1 })),
    findReasons: (text) => ({ targets: [], violence: /pancada/i.test(text), quotation: /"/.test(text) }),
  }
}
