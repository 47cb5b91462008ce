/** Returns the address if a browser may open it (http or https), otherwise null. */
export function parseWebAddress(text: string): string | null {
  const address = text.trim()
  if (!/^https?:\/\//i.test(address) || address.length > 2_000 || !URL.canParse(address)) return null
  return address
}

/** Several addresses in one cell: separated by white space, "|", or by a comma or semicolon before the next one. */
export function parseWebAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string').flatMap(splitAddresses)
  return typeof value === 'string' ? splitAddresses(value) : []
}

function splitAddresses(text: string): string[] {
  const parts = text.split(/(?<![,;])[,;]*[\s|]+|(?<![,;])[,;]+(?=https?:\/\/|$)/i)
  return parts.map(parseWebAddress).filter((address) => address !== null)
}
