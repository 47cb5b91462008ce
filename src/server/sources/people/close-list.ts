/**
 * Makes the beginning of a JSON document valid: what follows the last complete object of its outermost list is cut off, and open
 * brackets are closed. null when no such object is complete. Linear; broken JSON stays broken.
 */
export function closeList(text: string): string | null {
  const open: string[] = []
  let list = Number.POSITIVE_INFINITY
  let end = 0
  let closing = ''
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']')
    else if (sign === '}' || sign === ']') {
      open.pop()
      if (sign === ']' || open.at(-1) !== ']' || open.length > list) continue
      list = open.length
      end = at + 1
      closing = open.toReversed().join('')
    }
  }
  return closing === '' ? null : text.slice(0, end) + closing
}
