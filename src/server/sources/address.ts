/** The address when it is one a browser may open (http or https), otherwise null. */
export function parseWebAddress(text: string): string | null {
  const address = text.trim()
  if (!/^https?:\/\//i.test(address) || address.length > 2_000 || !URL.canParse(address)) return null
  return address
}

/** Several addresses in one cell: separated by white space, "|", or by a comma or semicolon before the next one. */
export function parseWebAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(parseWebAddresses)
  if (typeof value !== 'string') return []
  const parts = value.split(/[,;]*[\s|]+|[,;]+(?=https?:\/\/|$)/i)
  return parts.map(parseWebAddress).filter((address) => address !== null)
}
