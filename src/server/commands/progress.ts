import { formatNumber, formatPercent } from './format.ts'

/** Where there is no terminal to rewrite a line on, a line every so often is enough. */
const LINE_EVERY_MS = 5_000

type Output = { isTTY?: boolean; write(text: string): unknown }

export type Progress = { show(read: number, portion: number): void; end(): void }

/** Shows how far an import or a copy is, of `things`: on a terminal one line that changes, elsewhere a line every few seconds. */
export function startProgress(
  output: Output,
  now: () => number = () => performance.now(),
  things = 'publicações',
): Progress {
  const start = now()
  let shown = start
  let open = false
  return {
    show(read, portion) {
      const time = now()
      if (!output.isTTY && time - shown < LINE_EVERY_MS) return
      shown = time
      const speed = Math.round(read / Math.max(0.001, (time - start) / 1000))
      const text = `${formatPercent(portion)} · ${formatNumber(read)} ${things} · ${formatNumber(speed)} por segundo`
      // Clears the rest of a longer line before.
      output.write(output.isTTY ? `\r${text}\u001b[K` : `${text}\n`)
      open = Boolean(output.isTTY)
    },
    end() {
      if (open) output.write('\r\u001b[K')
    },
  }
}
