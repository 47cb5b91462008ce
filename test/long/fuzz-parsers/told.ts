/** The result of parsing a file, and whether everything not accepted was reported. */
import { Readable } from 'node:stream'
import { judgeSentence } from '../bombs/refusal.ts'

/** `refused`: message shown. `lost`: neither yielded nor reported as set aside. */
export type Read = { items: number; setAside: number; refused: string | null; lost?: string | undefined }
export type Reader = (bytes: Buffer) => Promise<Read>

export const stream = (bytes: Buffer) =>
  Readable.from([bytes.subarray(0, 1_000), bytes.subarray(1_000)], { objectMode: false })

/** Items with a reason are set aside; each reason is a sentence. */
export function countTold(items: readonly object[]): Read {
  const aside = items.filter((item) => 'reason' in item)
  for (const { reason } of aside) {
    if (typeof reason !== 'string' || reason === '') throw new Error('set aside without a reason')
    const [wrong] = judgeSentence(reason)
    if (wrong) throw new Error(`set aside: ${wrong}`)
  }
  const setAside = aside.reduce((sum, { reason }) => sum + countMeant(String(reason)), 0)
  return { items: items.length - aside.length, setAside, refused: null }
}

/** One sentence may stand for many articles. */
const countMeant = (reason: string) => Number(/: ([\d.]+) artigos não/.exec(reason)?.[1]?.replaceAll('.', '') ?? 1)

/** @param least number of records that a second, simpler parser finds in the file */
export function expectAtLeast(read: Read, least: number, what: string): Read {
  const told = read.items + read.setAside
  return told >= least ? read : { ...read, lost: `${least} ${what} and ${told} told` }
}
