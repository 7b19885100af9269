import { describe, expect, it } from 'vitest'
import { readReport } from '../report/read.ts'
import { handMade } from '../report/testing-hand-made.ts'
import { mt4Statement, testerReport } from '../report/testing-other-reports.ts'
import { htmlReport, xlsxReport } from '../report/testing-reports.ts'
import { checkAccount } from './checks.ts'

const statement = mt4Statement().toString()

describe('a file that cannot be read', () => {
  it.each<[string, Uint8Array, string]>([
    ['no report', Buffer.from('<table><tr><td>hello</td></tr></table>'), 'unknown_format'],
    [
      'one whose dates a spreadsheet wrote anew',
      Buffer.from(statement.replace(/(\d{4})\.(\d\d)\.(\d\d)/g, '$3.$2.$1')),
      'saved_again',
    ],
    [
      'one with digits of another script',
      Buffer.from(
        statement.replace(/>[\d., :-]+</g, (cell) =>
          cell.replace(/\d/g, (one) => String.fromCharCode(0x660 + Number(one))),
        ),
      ),
      'saved_again',
    ],
    ['an empty one', Buffer.alloc(0), 'empty_file'],
    ['a damaged workbook', xlsxReport(handMade).subarray(0, 900), 'damaged'],
    ['a bomb', xlsxReport({ ...handMade, deals: [['x'.repeat(5_000_000)]] }), 'too_large'],
  ])('is refused with its kind: %s', (_what, bytes, code) => {
    expect(() => readReport(bytes)).toThrow(expect.objectContaining({ code }))
  })
})

describe('a file of another account', () => {
  const own = { currency: 'USD', digits: 2, loginHash: null, loginSalt: '' }
  const codesOf = (type: string, fileType: string, bytes: Uint8Array, currency = 'USD') => {
    const { account, kind, digits } = readReport(bytes)
    const read = { account, kind, digits, openPositions: 0, openResult: null, deals: 0 }
    return checkAccount({ ...own, type, currency } as never, fileType, read).map(({ code }) => code)
  }
  const files = { live: htmlReport(handMade), demo: mt4Statement(), backtest: testerReport(handMade) }
  const types = ['live', 'demo', 'backtest'] as const

  it.each(types.flatMap((type) => types.map((fileType) => [type, fileType] as const)))(
    'is refused for another type: for a %s account one of type %s',
    (type, fileType) => {
      expect(codesOf(type, fileType, files[fileType])).toEqual(type === fileType ? [] : ['wrong_type'])
    },
  )

  it('is refused in another currency', () => {
    expect(codesOf('live', 'live', files.live, 'EUR')).toEqual(['wrong_currency'])
  })
})
