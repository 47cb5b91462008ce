import { expect, test } from 'vitest'
import { makePost } from '../../../test/factory.ts'
import { createDraft } from './draft-post.ts'
import { linksStep } from './links.ts'

test('hidden links come after those in the text, and none comes twice', () => {
  const draft = createDraft(
    makePost({
      content: 'https://b.example/ https://a.example/ https://b.example/',
      hidden_links: ['https://a.example/', 'https://c.example/'],
    }),
  )
  linksStep.run(draft)
  expect(draft.links).toEqual(['https://b.example/', 'https://a.example/', 'https://c.example/'])
})
