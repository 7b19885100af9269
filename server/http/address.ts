import { isIPv4, isIPv6 } from 'node:net'

/**
 * The caller's address. Of `X-Forwarded-For` only as many entries from the right count as there are trusted proxies:
 * everything to their left is the caller's own claim.
 */
export function callerAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return plainAddress(socketAddress)
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return plainAddress(hops.at(-Math.min(trustedProxies, hops.length)) ?? socketAddress)
}

/** Strips the port that some proxies append, the zone, and the IPv6 mapping of an IPv4 address. */
function plainAddress(written: string): string {
  if (isIPv4(written)) return written
  const bare = /^\[(.+)\](?::\d+)?$/.exec(written)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written)?.[1] ?? written
  const address = bare.split('%', 1)[0]!
  const mapped = /^(?:0{0,4}:){2,5}ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i.exec(address)
  if (!mapped || !isIPv6(address)) return address
  const [, dotted, high = '', low = ''] = mapped
  const bytes = Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex')
  return dotted ?? bytes.join('.')
}

/** Key for rate limits: an IPv4 address, or the /64 network that one IPv6 customer usually has. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups =
    tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
