import type { Figure } from '../support/figure.ts'
import type { Seen } from './ledger.ts'

/** Concurrent users; `end` stops them and returns their observations. */
export type Watch = { end(seen: Seen): Promise<Figure[]> }
