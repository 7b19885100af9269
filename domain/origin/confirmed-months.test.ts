import { describe, expect, it } from 'vitest'
import { confirmedInAll, confirmedMonths, ofListed } from './confirmed-months.ts'

const deal = (ticket: string, day: string, type = 'buy') => ({ ticket, time: `${day}T10:00:00`, type })
const deals = [
  deal('1', '2026-02-27', 'balance'),
  deal('2', '2026-02-27'),
  deal('3', '2026-03-02'),
  deal('4', '2026-03-02', 'sell'),
  deal('5', '2026-03-03'),
  deal('6', '2026-03-04', 'balance'),
]

describe('trading days of a month', () => {
  it('are days with a trade, confirmed if a mail has all of its trades', () => {
    const mails = [{ domain: 'xm.com', tickets: ['3', '4'] }]
    expect(confirmedMonths(deals, mails)).toEqual([
      { month: '2026-02', days: 1, confirmed: [] },
      { month: '2026-03', days: 2, confirmed: [{ domain: 'xm.com', days: 1 }] },
    ])
  })

  it('are not confirmed by some of their trades, nor after one was added', () => {
    const mails = [{ domain: 'xm.com', tickets: ['3', '4'] }]
    const march = (rows: typeof deals) => confirmedMonths(rows, mails).find(({ month }) => month === '2026-03')!
    expect(march([...deals, deal('7', '2026-03-02')]).confirmed).toEqual([])
    expect(confirmedMonths(deals, [{ domain: 'xm.com', tickets: ['3'] }])[1]!.confirmed).toEqual([])
  })

  it('are counted per domain', () => {
    const mails = [
      { domain: 'xm.com', tickets: ['3', '4'] },
      { domain: 'broker.example', tickets: ['5'] },
      { domain: 'xm.com', tickets: ['2'] },
    ]
    expect(confirmedMonths(deals, mails)).toEqual([
      { month: '2026-02', days: 1, confirmed: [{ domain: 'xm.com', days: 1 }] },
      {
        month: '2026-03',
        days: 2,
        confirmed: [
          { domain: 'broker.example', days: 1 },
          { domain: 'xm.com', days: 1 },
        ],
      },
    ])
  })

  it('add up over all months', () => {
    const mails = [{ domain: 'xm.com', tickets: ['2', '3', '4'] }]
    expect(confirmedInAll(confirmedMonths(deals, mails))).toEqual({
      days: 3,
      confirmed: [{ domain: 'xm.com', days: 2 }],
    })
  })
})

describe('mails of an unlisted domain', () => {
  const months = confirmedMonths(deals, [
    { domain: 'alpha.example', tickets: ['2', '3', '4', '5'] },
    { domain: 'xm.com', tickets: ['3', '4'] },
  ])

  it('are kept apart from those of listed brokers, and confirm nothing', () => {
    expect(confirmedInAll(months).confirmed.map(({ domain }) => domain)).toEqual(['alpha.example', 'xm.com'])
    expect(ofListed(confirmedInAll(months)).confirmed).toEqual([{ domain: 'xm.com', days: 1 }])
    expect(ofListed(months[0]!).confirmed).toEqual([])
  })
})
