/**
 * The wider network of a caller (`addressKey`): its IPv6 /48, which one customer may divide into 65,536 callers, or its IPv4
 * /24.
 */
export function networkOf(caller: string): string {
  if (caller.endsWith('::/64')) return `${caller.split(':').slice(0, 3).join(':')}::/48`
  const block = /^(\d+\.\d+\.\d+)\.\d+$/.exec(caller)
  return block ? `${block[1]}.0/24` : caller
}
