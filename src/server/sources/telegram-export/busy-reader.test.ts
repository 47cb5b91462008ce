import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { collectItems, streamOf } from '../../../../test/source-items.ts'
import { readTelegramExport } from './telegram-export.ts'

const read = (content: string) => collectItems(readTelegramExport(streamOf(content)))

describe('an export that is made to keep its reader busy', () => {
  const START = '{"name":"Canal","type":"public_channel","id":5,"messages":['

  it('gives up when message after message does not end', async () => {
    const { posts, rejected } = await read(START + '{"id":1,"type":"message","text":"a",'.repeat(300_000))
    expect(posts).toEqual([])
    expect(rejected.length).toBeLessThan(30)
    expect(rejected.at(-2)?.reason).toMatch(/^A partir daqui o arquivo está danificado/)
  })

  it('looks no further for a message than any export is long without one', async () => {
    let pieces = 0
    async function* bytes() {
      yield Buffer.from(`${START}{"id":1,"type":"message","text":"`)
      for (; pieces < 2_000; pieces += 1) yield Buffer.alloc(100_000, 'a')
    }
    const { rejected } = await collectItems(readTelegramExport(Readable.from(bytes())))
    expect(rejected.map(({ reason }) => reason.slice(0, 40))).toContain('A partir daqui o arquivo está danificado')
    expect(pieces).toBeLessThan(1_000)
  })

  it.each(['\v', '\f', '\u00a0', '\u2028'])('goes on behind white space that JSON does not know: %j', async (space) => {
    const { posts, rejected } = await read(
      `{"name":"Canal","id":5${space},"type":"public_channel",${space}"messages":[{"id":1,"type":"message","date_unixtime":"1700000000","text":"a"}]}`,
    )
    expect(posts.map(({ content }) => content)).toEqual(['a'])
    expect(rejected).toEqual([])
  })
})
