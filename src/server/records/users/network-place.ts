import { isIPv6 } from 'node:net'

/** The network place by which clients are counted: an IPv6 customer controls a whole /64, which counts as one place. */
export function namePlace(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(8).fill('0')
  const groups = [...head, ...zeros.slice(head.length + tail.length), ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
