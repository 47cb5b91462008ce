/** Checks what readers see of the simulated channels while the program runs, and what the stores hold at the end. */
import { parse } from 'csv-parse/sync'
import { quietLog } from '../../../src/server/log.ts'
import { openStores } from '../../../src/server/store/open.ts'
import { createFigures, type Figures, judgeMessage } from '../../simulation/judge-message.ts'
import { isWithin, type PlannedChannel, type Span } from '../../simulation/planned-channel.ts'
import type { PlayedNetwork } from '../../simulation/played-network.ts'
import { listLooks } from '../../simulation/shown-message.ts'
import { listStored } from '../../simulation/stored-channels.ts'
import type { Place, StoreAddresses } from '../places/place.ts'

/** The latest version of each post that a reader has seen: it must never go back. */
export type Seen = Map<string, number>

type Row = { author: string; native_id: string; content: string }

/** Every post exists once, in a published version, and no post or version that a reader saw is lost. */
export async function judgeSeen(it: Place['it'], channels: readonly PlannedChannel[], seen: Seen): Promise<string[]> {
  const { status, text } = await it.ask('/api/posts/?format=csv&sort_by=views')
  if (status !== 200) return [`the CSV answers ${status}: ${text.slice(0, 200)}`]
  const rows: Row[] = parse(text, { columns: true, bom: true })
  const published = new Map(
    channels.flatMap(({ handle, messages }) =>
      messages.map(({ id, texts }) => [`${handle}/${id}`, texts.map((one) => one.text)]),
    ),
  )
  const wrong: string[] = []
  const there = new Set<string>()
  for (const { author, native_id, content } of rows) {
    const key = `${author}/${native_id}`
    if (there.has(key)) wrong.push(`${key} is there twice`)
    there.add(key)
    const form = published.get(key)?.indexOf(content) ?? -1
    if (form < 0) wrong.push(`${key} is “${content.slice(0, 40)}”, which was not published`)
    else if (form < (seen.get(key) ?? 0)) wrong.push(`${key} is back at form ${form + 1}`)
    else seen.set(key, form)
  }
  for (const key of seen.keys()) if (!there.has(key)) wrong.push(`${key} was seen and is missing`)
  return wrong
}

export type End = { network: PlayedNetwork; channels: readonly PlannedChannel[]; doubts: readonly Span[]; at: number }

/** Everything shown is stored once, with all its versions; deleted posts are reported as deleted; visible posts are there. */
export async function judgeEnd(
  addresses: StoreAddresses,
  { network, channels, doubts, at }: End,
): Promise<{ wrong: string[]; figures: Figures }> {
  const stores = await openStores(addresses, quietLog)
  const figures = createFigures()
  const wrong: string[] = []
  for (const { handle, hasPreview, messages } of channels) {
    const byNumber = Map.groupBy(await listStored(stores.ch, handle), ({ number }) => number)
    const pages = network.shown.filter((page) => page.handle === handle)
    const looks = listLooks(messages, pages, doubts)
    for (const message of messages) {
      const stored = byNumber.get(message.id) ?? []
      for (const one of judgeMessage(message, looks.get(message.id) ?? [], stored, figures))
        wrong.push(`${handle}/${message.id} ${one}`)
      // A post that reappears is found only when its range is reread, after hours.
      const isSeen = hasPreview && message.visible.length === 1 && isWithin(at, message.visible)
      if (isSeen && stored.length === 0) wrong.push(`${handle}/${message.id} can be seen and is not stored`)
      byNumber.delete(message.id)
    }
    for (const number of byNumber.keys()) wrong.push(`${handle}/${number} is stored and was never published`)
  }
  await stores.close()
  return { wrong, figures }
}
