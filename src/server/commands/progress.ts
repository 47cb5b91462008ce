import { formatNumber, formatPercent } from './format.ts'

/** Without a terminal, on which a line can be rewritten, one line per interval is printed. */
const LINE_EVERY_MS = 5_000

type Output = { isTTY?: boolean; write(text: string): unknown }

export type Progress = { show(read: number, portion: number): void; end(): void }

/**
 * Shows the progress of an import or a copy, counted in `things`: on a terminal as one changing line, elsewhere as a line every
 * few seconds.
 */
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
      // Clears the rest of a longer previous line.
      output.write(output.isTTY ? `\r${text}\u001b[K` : `${text}\n`)
      open = Boolean(output.isTTY)
    },
    end() {
      if (open) output.write('\r\u001b[K')
    },
  }
}
