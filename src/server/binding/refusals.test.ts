import { expect, test } from 'vitest'
import { ValidationError } from '../http/errors.ts'
import { settleEach } from './refusals.ts'

const refuse = (field: string) => Promise.reject(new ValidationError({ [field]: [`${field} não serve`] }))

test('what all of them are refused for is said at once', async () => {
  await expect(settleEach([refuse('tag'), Promise.resolve(1), refuse('dossier')])).rejects.toMatchObject({
    fields: { tag: ['tag não serve'], dossier: ['dossier não serve'] },
  })
})

test('a store that fails is no refusal, wherever it stands', async () => {
  await expect(settleEach([refuse('tag'), Promise.reject(new Error('store is down'))])).rejects.toThrow('store is down')
})
