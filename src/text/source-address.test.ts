import { expect, test } from 'vitest'
import { parseSourceAddress } from './source-address.ts'

test.each([
  ['canal_um', 'canal_um'],
  [' @Canal_Um ', 'Canal_Um'],
  ['t.me/canal_um', 'canal_um'],
  ['https://t.me/s/canal_um?before=10', 'canal_um'],
  ['https://telegram.me/canal_um/123', 'canal_um'],
])('%s is the channel %s', (text, handle) =>
  expect(parseSourceAddress(text)).toEqual({ network: 'telegram-web', handle }),
)

test.each([
  ['https://jornal.exemplo/feed', 'https://jornal.exemplo/feed'],
  ['jornal.exemplo/rss.xml#topo', 'https://jornal.exemplo/rss.xml'],
  ['http://blog.exemplo.org', 'http://blog.exemplo.org/'],
  [
    'https://www.youtube.com/feeds/videos.xml?channel_id=UCabc',
    'https://www.youtube.com/feeds/videos.xml?channel_id=UCabc',
  ],
])('%s is a feed', (text, handle) => expect(parseSourceAddress(text)).toEqual({ network: 'feed', handle }))

test.each([
  ['', 'Escreva um canal'],
  ['abc', 'Escreva um canal'],
  ['dois canais', 'Escreva um canal'],
  ['https://t.me/+AbCdEf', 'fechado'],
  ['t.me/joinchat/AAAA', 'fechado'],
  ['https://t.me/c/123/4', 'fechado'],
  ['t.me/addstickers/Gatos', 'Escreva um canal'],
  ['https://x.com/alguem', 'Contas do X'],
  ['www.instagram.com/alguem', 'Contas do Instagram'],
  ['https://www.youtube.com/@alguem', 'feeds/videos.xml'],
  ['https://ana:segredo@jornal.exemplo/feed', 'usuário nem senha'],
  ['javascript:alert(1)', 'Escreva um canal'],
])('%j is refused with words', (text, words) =>
  expect(parseSourceAddress(text)).toEqual({ reason: expect.stringContaining(words) }),
)
