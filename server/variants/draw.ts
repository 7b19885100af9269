import { hash } from 'node:crypto'
import { dayMs } from '#domain/basics/instant.ts'

type Variant = 'a' | 'b'

/** A visitor's variant today, and a number that identifies them until midnight (UTC). */
export type Assignment = { readonly variant: Variant; readonly visitor: number }

export type Draw = {
  /** True if there is anything to draw: both variants have a share. */
  readonly isOpen: boolean
  /** The same all day for the same address and browser, without anything kept on either side. */
  of(address: string, userAgent: string): Assignment
}

type DrawOptions = {
  /** Percent of visitors who see variant B, as it is set now. */
  readonly shareOfB: () => number
  /** A secret word for a day (`YYYY-MM-DD`), the same on all servers: without it a visitor's draw cannot be computed. */
  readonly saltOf: (day: string) => string
  /** Epoch milliseconds. */
  readonly now?: () => number
}

/** Draws a variant for each visitor by a salted hash of address and browser that changes every day (docs/product.md#landing-pages). */
export function createDraw({ shareOfB, saltOf, now = Date.now }: DrawOptions): Draw {
  let day = -1
  let salt = ''
  return {
    get isOpen() {
      return shareOfB() > 0 && shareOfB() < 100
    },
    of(address, userAgent) {
      const today = Math.floor(now() / dayMs)
      if (today !== day) {
        day = today
        salt = saltOf(new Date(today * dayMs).toISOString().slice(0, 10))
      }
      const drawn = hash('sha256', `${salt}\n${address}\n${userAgent}`, 'hex')
      return {
        variant: Number.parseInt(drawn.slice(0, 8), 16) < (shareOfB() / 100) * 2 ** 32 ? 'b' : 'a',
        visitor: Number.parseInt(drawn.slice(8, 20), 16),
      }
    },
  }
}
