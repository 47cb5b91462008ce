import { expect, test } from 'vitest'
import { feedPosts } from './feed-posts.ts'

const FEED = `<feed xmlns="http://www.w3.org/2005/Atom">
  <entry><title>Uma nota</title><link href="https://blog.exemplo/nota"/><published>2026-05-01T10:00:00Z</published>
    <summary>Sobre &lt;b&gt;urnas&lt;/b&gt;</summary></entry>
  <entry><title>Sem data</title><link href="https://blog.exemplo/outra"/></entry>
  <entry><title>Sem endereço</title></entry>
</feed>`

test('the articles of a feed are posts of its address; what is not in it proves nothing', async () => {
  const page = await feedPosts().readPage('https://blog.exemplo/feed', null, async () => FEED)
  expect(page).toMatchObject({
    kind: 'page',
    stretch: null,
    rejected: ['2: Falta a data.', '3: Falta o endereço.'],
    posts: [
      {
        post: {
          platform: 'Outra',
          account: 'blog.exemplo/feed',
          native_id: 'https://blog.exemplo/nota',
          content: 'Uma nota\n\nSobre urnas',
          full_name: 'blog.exemplo',
        },
      },
    ],
  })
})

test('a page of the web is no feed', async () => {
  await expect(feedPosts().readPage('https://a.exemplo', null, async () => '<html></html>')).rejects.toThrow('HTML')
})
