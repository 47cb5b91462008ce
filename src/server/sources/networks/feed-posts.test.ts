import { expect, test } from 'vitest'
import { feedPosts } from './feed-posts.ts'

const FEED = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog da &lt;b&gt;Ana&lt;/b&gt;</title>
  <entry><author><name>Bia Lemos</name></author><title>Uma nota</title><link href="https://blog.exemplo/nota"/><published>2026-05-01T10:00:00Z</published>
    <summary>Sobre &lt;b&gt;urnas&lt;/b&gt;</summary></entry>
  <entry><title>Sem data</title><link href="https://blog.exemplo/outra"/></entry>
  <entry><title>Sem endereço</title></entry>
</feed>`

test('the articles of a feed are posts of its address; what is not in it proves nothing', async () => {
  const page = await feedPosts().readPage('https://blog.exemplo/feed', null, async () => FEED)
  expect(page).toMatchObject({
    kind: 'page',
    account: { name: 'Blog da Ana' },
    stretch: null,
    rejected: [
      { place: '2', reason: 'Falta a data.' },
      { place: '3', reason: 'Falta o endereço.' },
    ],
    posts: [
      {
        post: {
          platform: 'Outra',
          account: 'blog.exemplo/feed',
          native_id: 'https://blog.exemplo/nota',
          content: 'Uma nota\n\nSobre urnas',
          full_name: 'Blog da Ana',
          extras: { signature: 'Bia Lemos' },
        },
      },
    ],
  })
})

test('a page of the web is no feed', async () => {
  await expect(feedPosts().readPage('https://a.exemplo', null, async () => '<html></html>')).rejects.toThrow('HTML')
})

test.each([
  ['<dc:creator>Bia Lemos</dc:creator>', 'Bia Lemos'],
  ['<author>bia@blog.exemplo (Bia Lemos)</author>', 'Bia Lemos'],
  ['<author>bia@blog.exemplo</author>', undefined],
  ['', undefined],
])('who signed: %s; a feed without a name is called by its host', async (author, signature) => {
  const rss = `<rss><channel><item><title>Nota</title><link>https://www.blog.exemplo/1</link>${author}
    <pubDate>Sat, 21 Mar 2026 13:16:00 -0300</pubDate></item></channel></rss>`
  const page = await feedPosts().readPage('https://blog.exemplo/rss', null, async () => rss)
  const [one] = page.kind === 'page' ? page.posts : []
  expect(one?.post.full_name).toBe('blog.exemplo')
  expect(one?.post.extras?.signature).toBe(signature)
})
