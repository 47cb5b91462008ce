import { describe, expect, test } from 'vitest'
import { parsePlaylist } from './playlist.ts'
import { StreamError } from './stream-error.ts'

const ADDRESS = 'https://tv.example/ao-vivo/lista.m3u8'
const START = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n'
const SEGMENT = '#EXTINF:4,Sessão, ao vivo\n1.ts\n'

describe('lists that would hold up everything else', () => {
  const commas = ','.repeat(8_000_000)
  test.each([
    ['KEY', commas],
    ['MAP', commas],
    ['STREAM-INF', commas],
    ['KEY', `METHOD=AES-128${commas}`],
    ['KEY', `METHOD="${commas}`],
    ['KEY', Array(20).fill(',').join(' ')],
    ['MAP', `URI="a${' '.repeat(60_000)}b"`],
    ['KEY', '=,'.repeat(10_000)],
    ['DEFINE', Array(9).fill('NAME="a",VALUE="b"').join('\n#EXT-X-DEFINE:')],
  ])('%s', (tag, attributes) => {
    expect(() => parsePlaylist(`${START}#EXT-X-${tag}:${attributes}\n${SEGMENT}`, ADDRESS)).toThrow(StreamError)
  })

  test('an initialisation vector of more than 16 bytes is a damaged list, not a fault of ours', () => {
    const key = (iv: string) => `${START}#EXT-X-KEY:METHOD=AES-128,URI="k",IV=0x${iv}\n${SEGMENT}`
    expect(() => parsePlaylist(key('0'.repeat(40)), ADDRESS)).toThrow(StreamError)
    expect(parsePlaylist(key('0'.repeat(32)), ADDRESS)).toMatchObject({ segments: [{ seconds: 4 }] })
  })

  test('what nobody reads costs nothing, however much there is of it', () => {
    const ranges = `#EXT-X-DATERANGE:${commas}\n`
    const hints = '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="a"\n'.repeat(200_000)
    expect(parsePlaylist(`${START}${ranges}${hints}${SEGMENT}`, ADDRESS)).toMatchObject({
      targetSeconds: 4,
      segments: [{ url: 'https://tv.example/ao-vivo/1.ts', seconds: 4 }],
    })
  })
})

test('keys, beginnings, breaks, byte ranges and variables are read', () => {
  const text = `${START}#EXT-X-DEFINE:NAME="pasta",VALUE="x"\n#EXT-X-MAP:URI="{$pasta}/init.mp4",BYTERANGE="10@0"
#EXT-X-KEY:METHOD=AES-128,URI="k?a=1,b=2",IV=0x00000000000000000000000000000001
#EXT-X-DISCONTINUITY\n#EXTINF:4,\n#EXT-X-BYTERANGE:5@10\n1.m4s\n#EXT-X-ENDLIST`
  expect(parsePlaylist(text, ADDRESS)).toMatchObject({
    isEnded: true,
    segments: [
      {
        breaks: true,
        range: { length: 5, offset: 10 },
        key: { url: 'https://tv.example/ao-vivo/k?a=1,b=2' },
        init: { url: 'https://tv.example/ao-vivo/x/init.mp4' },
      },
    ],
  })
})
