import { expect, test } from 'vitest'
import { fillFeed } from './feed-message.ts'

const POST = {
  ...{ id: 'a', name: 'Fulano <b>', account: 'fulano', platform: 'X', message_group: '0' },
  ...{ date_created: '2026-03-12T14:00:00.000Z', text: 'Vacina <img src=x onerror=alert(1)> & ]]> fim' },
  link: 'javascript:alert(1)',
}
const ITEM = { key: 'p:a', post: POST, posts: 1, is_late: false, found_at: '2026-03-12T15:00:00.000Z' }
const ALERT = { id: 'b', title: 'Vacina <1>', created_at: new Date(0), time_zone: 'America/Sao_Paulo' }

test('what somebody published is text in every form, never HTML', () => {
  const feed = fillFeed(ALERT, [ITEM], 'https://lupa.example')
  const escaped = 'Vacina &lt;img src=x onerror=alert(1)&gt; &amp; ]]&gt; fim'
  const [item] = JSON.parse(feed.json1()).items
  expect(item).toMatchObject({ content_html: escaped, url: 'https://lupa.example/avisos/b' })
  expect(item.title).toMatch(/^Fulano ‹b› · X · /)
  for (const written of [feed.rss2(), feed.atom1()]) {
    expect(written).toContain(`<![CDATA[${escaped}]]>`)
    expect(written).toContain('Vacina ‹1›')
    expect(written).not.toContain('<img')
    expect(written).not.toContain('javascript:')
  }
})
