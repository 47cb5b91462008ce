import { BlockList, isIP } from 'node:net'

/** IPv4 ranges outside the public internet (IANA special-purpose registry, RFC 6890 and later). */
const PRIVATE_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Inside 2000::/3, which holds all public IPv6: documentation, and ways of writing or reaching an IPv4 address. */
const PRIVATE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const refused = new BlockList()
for (const range of PRIVATE_V4) addRange(refused, range, 'ipv4')
for (const range of PRIVATE_V6) addRange(refused, range, 'ipv6')
const globalV6 = new BlockList()
addRange(globalV6, '2000::/3', 'ipv6')

function addRange(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', bits] = range.split('/')
  list.addSubnet(network, Number(bits), family)
}

/** Whether an IP address is on the public internet. IPv6 forms of IPv4 addresses and addresses with a zone never are. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !refused.check(address, 'ipv4')
  return version === 6 && !address.includes('%') && globalV6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}
