import { z } from 'zod'
import { barProblems, maxGoldFileBytes } from '#domain/gold/bars.ts'
import { routes } from './route.ts'
import { moment } from './text.ts'

const goldSeries = z.strictObject({
  bars: z.int(),
  from: moment.nullable(),
  to: moment.nullable(),
  /** Minutes of the shortest bar; null under two. */
  barMinutes: z.number().nullable(),
})
export type GoldSeries = z.output<typeof goldSeries>

const goldOutcome = z.strictObject({
  state: z.enum(['accepted', 'refused']),
  /** Bars read: new ones and those that replaced a bar of the same time. */
  bars: z.int(),
  problem: z.strictObject({ code: z.enum(barProblems), row: z.int() }).nullable(),
})
export type GoldOutcome = z.output<typeof goldOutcome>

const staff = { access: { staff: 'record.write' }, limit: { max: 60, windowSeconds: 60 } } as const

export const goldRoutes = routes({
  readGoldSeries: {
    method: 'GET',
    path: '/api/gold-prices',
    summary: 'How far the imported gold prices reach',
    ...staff,
    response: goldSeries,
  },
  importGoldPrices: {
    method: 'POST',
    path: '/api/gold-prices',
    summary: 'Hand in a series of gold prices (CSV: time, open, high, low, close, volume); all of it is taken, or none',
    ...staff,
    query: z.strictObject({
      /** UTC offset of the file's times in hours, if its rows have none. */
      clock: z.coerce
        .number({ error: 'invalid_number' })
        .int('invalid_number')
        .min(-12, 'invalid_number')
        .max(14, 'invalid_number'),
    }),
    upload: { maxBytes: maxGoldFileBytes },
    response: goldOutcome,
  },
  removeGoldPrices: {
    method: 'DELETE',
    path: '/api/gold-prices',
    summary: 'Remove all gold prices, such as those read with a wrong clock',
    ...staff,
  },
})
