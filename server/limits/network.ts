/**
 * The network around a caller (`addressKey`): the /48 that one customer of a provider may divide into 65,536 callers, or the
 * 256 addresses of an IPv4 block.
 */
export function networkOf(caller: string): string {
  if (caller.endsWith('::/64')) return `${caller.split(':').slice(0, 3).join(':')}::/48`
  const block = /^(\d+\.\d+\.\d+)\.\d+$/.exec(caller)
  return block ? `${block[1]}.0/24` : caller
}
