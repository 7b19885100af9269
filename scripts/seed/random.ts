import { createHash } from 'node:crypto'

/** A random generator that gives the same values for the same seed on every machine. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** An integer from `from` to `to`, inclusive. */
  whole(from: number, to: number): number
  chance(probability: number): boolean
  /** A number above 0 whose median is `median`; `spread` 0.5 is narrow, 1.2 has a long tail (log-normal). */
  around(median: number, spread: number): number
  pick<T>(items: readonly T[]): T
  /** Decimal digits, the first of which may be 0. */
  digits(count: number): string
  /** A UUIDv7 (RFC 9562 §5.7) of a time in epoch milliseconds. */
  id(ms: number): string
}

/** A generator from any text as seed: sfc32 with 128 bits of state, so that a million ids do not collide. */
export function randomFrom(seed: string): Random {
  const state = createHash('sha256').update(seed).digest()
  let a = state.readUInt32LE(0)
  let b = state.readUInt32LE(4)
  let c = state.readUInt32LE(8)
  let counter = 1

  const word = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let warmUp = 0; warmUp < 15; warmUp++) word()

  const next = () => word() / 2 ** 32
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const hex = (bits: number) => bits.toString(16).padStart(8, '0')
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    around: (median, spread) =>
      median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    digits: (count) => {
      let text = ''
      for (let left = count; left > 0; left -= 4) text += String(whole(0, 9999)).padStart(4, '0')
      return text.slice(0, count)
    },
    id: (ms) => {
      const time = ms.toString(16).padStart(12, '0')
      const head = hex(word())
      const variant = (0x8000 | (word() & 0x3fff)).toString(16)
      return `${time.slice(0, 8)}-${time.slice(8)}-7${head.slice(0, 3)}-${variant}-${head.slice(3, 7)}${hex(word())}`
    },
  }
}

/** Draws from items with weights; weights need not add up to 1. */
export function weighted<T>(choices: readonly (readonly [item: T, weight: number])[]): (random: Random) => T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0)
  return (random) => {
    let left = random.next() * total
    for (const [item, weight] of choices) {
      left -= weight
      if (left < 0) return item
    }
    return choices.at(-1)![0]
  }
}
