import { expect, test } from 'vitest'
import { makePost } from '../../../test/factory.ts'
import { inventHateModel } from '../../../test/hate-model.ts'
import type { ImportedPost } from '../../contract/sources/imported-post.ts'
import { createDraft } from './draft-post.ts'
import { applyEvaluation, hateStep } from './hate-step.ts'

function evaluate(post: Partial<ImportedPost>, before: Partial<ReturnType<typeof createDraft>> = {}) {
  const draft = { ...createDraft(makePost(post)), ...before }
  hateStep(inventHateModel('2')).run(draft)
  const { hate, hate_score, hate_kinds, hate_by } = draft
  return { hate, hate_score, hate_kinds, hate_by }
}

test('the model fills label, score, kinds and who judged', () => {
  expect(evaluate({ content: 'zurrapa, zurrapa' })).toEqual({
    hate: 'discurso de ódio',
    hate_score: 0.875,
    hate_kinds: ['política'],
    hate_by: 'lupa@2',
  })
  expect(evaluate({ content: 'bom dia' })).toMatchObject({ hate: 'sem indício', hate_score: 0.125, hate_by: 'lupa@2' })
})

test('a label that the source tells stays as it is', () => {
  const told = { content: 'zurrapa', hate: 'sem indício' as const, hate_score: null }
  expect(evaluate(told)).toEqual({ hate: 'sem indício', hate_score: null, hate_kinds: [], hate_by: '' })
})

test('"não avaliado" is no label; what an earlier version said is said anew', () => {
  expect(evaluate({ content: 'zurrapa', hate: 'não avaliado' })).toMatchObject({ hate: 'ofensivo', hate_by: 'lupa@2' })
  const earlier = evaluate({ content: 'bom dia', hate: 'ofensivo', hate_score: 0.5 }, { hate_by: 'lupa@1' })
  expect(earlier).toMatchObject({ hate: 'sem indício', hate_score: 0.125, hate_by: 'lupa@2' })
})

test('a number that contradicts its label is not kept, whoever gave it', () => {
  const draft = createDraft(makePost({ content: 'zurrapa' }))
  applyEvaluation(draft, { hate: 'sem indício', score: 0.61, kinds: [] }, 'http@outro')
  expect(draft).toMatchObject({ hate: 'sem indício', hate_score: null, hate_by: 'http@outro' })
  applyEvaluation(draft, { hate: 'ofensivo', score: 0.61, kinds: [] }, 'http@outro')
  expect(draft).toMatchObject({ hate: 'ofensivo', hate_score: 0.61 })
})

test('a post without words is not evaluated, and nobody has evaluated it', () => {
  expect(evaluate({ content: '  ' })).toEqual({ hate: 'não avaliado', hate_score: null, hate_kinds: [], hate_by: '' })
})
