import { scryptSync } from 'node:crypto'

/** Milliseconds that the fixed work below takes on a slow but idle machine. */
const usualMs = 250

/**
 * How many times longer fixed work takes now than on an idle machine, from 1 to 20. Every test timeout is multiplied by it, so
 * that none expires because the machine is busy.
 */
export function measureSlowness(): number {
  const start = performance.now()
  scryptSync('fixed', 'work', 64, { N: 2 ** 16, r: 8, maxmem: 2 ** 27 })
  return Math.min(20, Math.max(1, (performance.now() - start) / usualMs))
}
