import { describe, expect, it } from 'vitest'
import { readStatement } from './read-statement.ts'
import { mt4Daily, mt5Daily } from './testing-statements.ts'

const read = (page: string) => readStatement(Buffer.from(page), 2)

describe('a daily confirmation of MetaTrader 5', () => {
  const text = {
    login: '5001234',
    moment: '2025.01.02 23:59',
    rows: [
      ['2025.01.02 09:00:00', '1', 'balance', '1 000.00'],
      '2025.01.02 10:00:00|2|buy|0.10|XAUUSD|2650.00|11|my comment|in|-1.00|-0.10|0.00|0.00'.split('|'),
      '2025.01.02 11:00:00|3|sell|0.05|XAUUSD|2652.00|12|out|out|-0.50|0.00|-0.25|10.00'.split('|'),
    ],
    balance: '1 008.15',
    equity: '1 018.15',
  }

  it('is read: account, time, balance, equity, and each deal except open ones', () => {
    expect(read(mt5Daily(text))).toEqual({
      login: '5001234',
      currency: 'USD',
      until: '2025-01-02T23:59:00',
      balance: 100_815,
      equity: 101_815,
      deals: [
        {
          ticket: '1',
          time: '2025-01-02T09:00:00',
          type: 'balance',
          symbol: '',
          volume: 0,
          price: 0,
          profit: 100_000,
          costs: 0,
        },
        {
          ticket: '2',
          time: '2025-01-02T10:00:00',
          type: 'buy',
          symbol: 'XAUUSD',
          volume: 0.1,
          price: 2650,
          profit: 0,
          costs: -110,
        },
        {
          ticket: '3',
          time: '2025-01-02T11:00:00',
          type: 'sell',
          symbol: 'XAUUSD',
          volume: 0.05,
          price: 2652,
          profit: 1_000,
          costs: -75,
        },
      ],
    })
  })

  it('is read without a column of fees', () => {
    const rows = text.rows.map((cells) => (cells.length === 13 ? cells.toSpliced(10, 1) : cells))
    expect(read(mt5Daily({ ...text, rows }))?.deals.map(({ costs }) => costs)).toEqual([0, -100, -75])
  })

  it('takes no account number or balance from a name or comment', () => {
    const page = mt5Daily(text).replace('Somebody', 'A/C No: 999').replace('my comment', 'Balance: 5.00')
    expect(read(page)).toMatchObject({ login: '5001234', balance: 100_815 })
  })
})

describe('a daily confirmation of MetaTrader 4', () => {
  const page = mt4Daily({
    login: '12345',
    moment: '2016 January 4, 23:59',
    rows: [
      ['1', '2016.01.04 08:00:00', 'balance', 'Deposit', '1 000.00'],
      '2|2016.01.03 09:00:00|buy|0.10|xauusd|1060.00|1050.00|0.00|2016.01.04 10:00:00|1062.00|-1.00|-0.50|20.00'.split(
        '|',
      ),
      [
        '4',
        '2016.01.04 13:00:00',
        'buy limit',
        '0.10',
        'xauusd',
        '1040',
        '',
        '',
        '2016.01.04 14:00:00',
        '1050',
        'cancelled',
      ],
    ],
    balance: '1 018.50',
  })

  it('is read: a closed trade is the deals that opened and closed it, cancelled orders and open trades are not', () => {
    expect(read(page)).toEqual({
      login: '12345',
      currency: null,
      until: '2016-01-04T23:59:00',
      balance: 101_850,
      equity: 101_850,
      deals: [
        expect.objectContaining({ ticket: '1', type: 'balance', profit: 100_000 }),
        {
          ticket: '2-in',
          time: '2016-01-03T09:00:00',
          type: 'buy',
          symbol: 'xauusd',
          volume: 0.1,
          price: 1060,
          profit: 0,
          costs: 0,
        },
        {
          ticket: '2',
          time: '2016-01-04T10:00:00',
          type: 'sell',
          symbol: 'xauusd',
          volume: 0.1,
          price: 1062,
          profit: 2_000,
          costs: -150,
        },
      ],
    })
  })
})

describe('a page without a statement', () => {
  it.each(['', '<p>Hello</p>', '<table><tr><td>Balance:</td><td>1.00</td></tr></table>'])(
    'is not recognised: %s',
    (page) => {
      expect(read(page)).toBeNull()
    },
  )
})
