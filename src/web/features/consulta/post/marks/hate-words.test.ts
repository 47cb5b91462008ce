import { expect, test } from 'vitest'
import type { HateReport, HateVerdict } from '../../../../../contract/hate/hate.ts'
import {
  describeEngine,
  describeMarks,
  describeReasons,
  describeScore,
  describeStrength,
  describeVerdict,
} from './hate-words.ts'

const report: HateReport = {
  hate: 'ofensivo',
  hateScore: 0.714,
  hateKinds: [],
  hateBy: 'lupa@3',
  hateReview: null,
  content: 'Que zurrapa',
  version: '0123456789abcdef',
  explainedBy: 'lupa@3',
  marks: [{ start: 0, end: 3, weight: 1 }],
  reasons: null,
  verdicts: [],
}

test('who gave the label: our model, another engine or the source', () => {
  expect(describeEngine('lupa@3')).toContain('modelo do LupaScan, versão 3')
  expect(describeEngine('http@classificador')).toContain('http@classificador')
  expect(describeEngine('')).toContain('veio com os dados')
})

test('the score of a source is not explained as ours', () => {
  expect(describeScore(report)).toMatch(/^Indício de ofensa: 71 de 100\. A partir de 50 a publicação recebe a marca\./)
  expect(describeScore({ ...report, hateBy: '' })).toBeNull()
  expect(describeScore({ ...report, hateScore: null })).toBeNull()
})

test('each label is told with its own number, and none rounded to the other side of the mark', () => {
  expect(describeStrength('discurso de ódio', 0.5)).toBe('indício de ódio: 50 de 100')
  expect(describeStrength('ofensivo', 0.939)).toBe('indício de ofensa: 94 de 100')
  expect(describeStrength('sem indício', 0.4999)).toBe('indício de ofensa: 49 de 100')
})

test('marks, or why there are none', () => {
  expect(describeMarks(report)).toBe('As palavras que mais pesaram estão marcadas no texto acima.')
  expect(describeMarks({ ...report, hateBy: 'lupa@2' })).toContain('As marcas são da versão 3.')
  expect(describeMarks({ ...report, marks: [], hate: 'sem indício' })).toBe('Nenhuma palavra pesou como indício.')
  expect(describeMarks({ ...report, explainedBy: null, hateBy: 'http@x', marks: [] })).toContain('não diz')
  expect(describeMarks({ ...report, explainedBy: null, hateBy: '', marks: [] })).toContain('não há palavras')
})

test('what was read beside the words', () => {
  const describe = (reasons: HateReport['reasons']) => describeReasons({ reasons })
  expect(describe(null)).toBeNull()
  expect(describe({ targets: [], violence: false, quotation: false })).toBeNull()
  expect(describe({ targets: ['nordestinos', 'gays'], violence: true, quotation: false })).toBe(
    'Sinais: alvo: nordestinos, gays; ameaça ou violência.',
  )
  expect(describe({ targets: [], violence: false, quotation: true })).toBe(
    'Sinais: citação ou relato do que outros disseram.',
  )
})

test('a verdict names who said it, about which label, and whether it stands', () => {
  const verdict: HateVerdict = {
    ...{ id: 1, verdict: 'rejeitado', note: '', at: '2026-03-12T17:05:00Z', withdrawnAt: null },
    ...{ author: 'bia', isOwn: false, hate: 'ofensivo', hateScore: 0.2, hateBy: 'lupa@3', isCurrent: true },
  }
  expect(describeVerdict(verdict)).toBe('Rejeitado por bia, sobre “ofensivo”')
  expect(describeVerdict({ ...verdict, author: null, verdict: 'confirmado', withdrawnAt: verdict.at })).toBe(
    'Confirmado por um usuário removido, sobre “ofensivo” (retirado)',
  )
  expect(describeVerdict({ ...verdict, isCurrent: false })).toBe(
    'Rejeitado por bia, sobre “ofensivo” (antes de a publicação mudar)',
  )
})
