/** Approximate width of a character of a name beside a bar, in pixels. */
const LETTER = 6.4
/** Share of the characters kept at the end: it distinguishes pages of one site. */
const END = 0.4

/** A URL without scheme and "www.", and shortened in the middle to fit `width` pixels: 'jornal.example/saude…vacinal-51'. */
export function shortenAddress(name: string, width: number): string {
  const address = name.replace(/^https?:\/\/(www\.)?/, '')
  const most = Math.floor(width / LETTER)
  if (address.length <= most || !address.includes('/')) return address
  const end = Math.floor(most * END)
  return `${address.slice(0, most - end - 1)}…${address.slice(-end)}`
}
