/** About what a letter of a name beside a bar takes, in pixels. */
const LETTER = 6.4
/** Of the letters that there is room for, those of the end: they tell pages of one site apart. */
const END = 0.4

/** An address without what all have, and without its middle where `width` pixels are too few: 'jornal.example/saude…vacinal-51'. */
export function shortenAddress(name: string, width: number): string {
  const address = name.replace(/^https?:\/\/(www\.)?/, '')
  const most = Math.floor(width / LETTER)
  if (address.length <= most || !address.includes('/')) return address
  const end = Math.floor(most * END)
  return `${address.slice(0, most - end - 1)}…${address.slice(-end)}`
}
