import { strToU8, zipSync } from 'fflate'

/** A deal as its printed cells: time, ticket, symbol, type, direction, volume, price, order, commission, fee, swap, profit, balance, comment. */
export type DealCells = readonly string[]

export type ReportText = {
  account?: string
  deals: readonly DealCells[]
  positions?: readonly (readonly string[])[]
  openPositions?: readonly (readonly string[])[]
  totals?: readonly string[]
  statedBalance?: string
  /** Printed figures, row by row. */
  results?: readonly (readonly string[])[]
}

type Words = {
  title: string
  account: string
  company: string
  deals: string
  positions: string
  columns: string[]
  label: string
}

/** Headings as terminals print them in some languages; readers must not depend on them. */
export const terminals = {
  english: {
    title: 'Trade History Report',
    account: 'Account:',
    company: 'Company:',
    deals: 'Deals',
    positions: 'Positions',
    columns: 'Time,Deal,Symbol,Type,Direction,Volume,Price,Order,Commission,Fee,Swap,Profit,Balance,Comment'.split(','),
    label: 'Figure:',
  },
  french: {
    title: 'Rapport d’historique de trading',
    account: 'Compte :',
    company: 'Société :',
    deals: 'Transactions',
    positions: 'Positions',
    columns:
      'Heure,Transaction,Symbole,Type,Direction,Volume,Prix,Ordre,Commission,Frais,Echange,Profit,Solde,Commentaire'.split(
        ',',
      ),
    label: 'Chiffre :',
  },
  chinese: {
    title: '交易历史报告',
    account: '账户：',
    company: '公司：',
    deals: '成交',
    positions: '持仓',
    columns: '时间,成交,交易品种,类型,趋向,交易量,价位,订单,手续费,费用,库存费,盈利,结余,注释'.split(','),
    label: '数值：',
  },
  arabic: {
    title: 'تقرير سجل التداول',
    account: 'الحساب:',
    company: 'الشركة:',
    deals: 'الصفقات',
    positions: 'المراكز',
    columns: 'الوقت,صفقة,الرمز,النوع,الاتجاه,الحجم,السعر,أمر,عمولة,رسوم,تبييت,ربح,الرصيد,تعليق'.split(','),
    label: 'رقم:',
  },
} satisfies Record<string, Words>

type Line = readonly string[]

/** The report's tables as lines of cells, in the order in which MetaTrader 5 prints them; `withFee` since 2025. */
function historyLines(report: ReportText, words: Words, withFee: boolean): Line[] {
  const column = (cells: Line) => (withFee ? cells : cells.toSpliced(9, 1))
  const { positions, openPositions = [], totals, results = [] } = report
  return [
    [words.title],
    [words.account, report.account ?? '5000000002 (USD, Broker-Server, real, Hedge)'],
    [words.company, 'Broker Ltd.'],
    ...(positions ? [[words.positions], words.columns.slice(0, 13), ...positions] : []),
    [words.deals],
    column(words.columns),
    ...report.deals.map(column),
    ...(totals ? [['', ...totals, '']] : []),
    [''],
    ...openPositions,
    [words.label, report.statedBalance ?? report.deals.at(-1)![12]!, '', words.label, '0.00'],
    [words.label, '0.00', words.label, '0.00'],
    ['Results'],
    ...results.map((row) => row.flatMap((figure) => [words.label, figure])),
  ]
}

export type HtmlStyle = {
  words?: Words
  withFee?: boolean
  encoding?: 'utf-16le' | 'utf-8' | 'utf-8-bom'
  /** As a browser saves it: `<tbody>`, LF, attributes in quotation marks. */
  resaved?: boolean
}

/** A history report as the terminal saves it in HTML. */
export function htmlReport(report: ReportText, style: HtmlStyle = {}): Uint8Array {
  const { words = terminals.english, withFee = true, encoding = 'utf-16le', resaved = false } = style
  const eol = resaved ? '\n' : '\r\n'
  const cell = (text: string, i: number, line: Line) => {
    // Positions carry their comment in a hidden cell after the type, deals their cost before the commission.
    const isPosition = line.length === 13 && /^\d{4}\./.test(line[8] ?? '')
    const hidden =
      isPosition && i === 3
        ? '<td class="hidden" colspan="8">a comment</td>'
        : line.length === 14 && i === 7
          ? '<td class="hidden">0.00</td>'
          : ''
    return `<td${resaved ? ' nowrap=""' : ' nowrap'}><b>${escaped(text)}</b></td>${hidden}`
  }
  const rows = historyLines(report, words, withFee).map((line) => `<tr align=right>${line.map(cell).join('')}</tr>`)
  const body = resaved ? `<tbody>${rows.join(eol)}</tbody>` : rows.join(eol)
  const html = `<!DOCTYPE html>${eol}<html><head><title>${words.title}</title></head><body><table>${body}</table></body></html>`
  if (encoding === 'utf-16le') return Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(html, 'utf16le')])
  return Buffer.from(encoding === 'utf-8' ? html : `\uFEFF${html}`)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(' ', '&nbsp;')

/** The same report as Open XML: parts in UTF-16, texts shared, prices and money as numbers, sums without their values. */
export function xlsxReport(report: ReportText, words: Words = terminals.english): Uint8Array {
  const strings: string[] = []
  const shared = (text: string) => {
    if (!strings.includes(text)) strings.push(text)
    return strings.indexOf(text)
  }
  const lines = historyLines({ ...report, totals: [] }, words, true)
  const rows = lines.map((line, i) => {
    const cells = line.map((text, j) => {
      const at = `${String.fromCharCode(65 + j)}${i + 1}`
      if (text === '') return `<c r="${at}" s="6"/>`
      const isNumber = /^-?\d[\d ]*(\.\d+)?$/.test(text) && !(j === 5 && line.length > 12)
      if (isNumber) return `<c r="${at}" s="8"><v>${text.replaceAll(' ', '')}</v></c>`
      return `<c r="${at}" s="6" t="s"><v>${shared(text)}</v></c>`
    })
    return `<row r="${i + 1}">${cells.join('')}</row>`
  })
  const wide = (xml: string) =>
    Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(`<?xml version="1.0"?>${xml}`, 'utf16le')])
  const texts = strings.map((text) => `<si><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></si>`)
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/sharedStrings.xml': wide(`<sst>${texts.join('')}</sst>`),
    'xl/worksheets/sheet1.xml': wide(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
  })
}

/**
 * A small account that was made by hand, its figures with it: a deposit, a win of a long position closed in two parts, a
 * loss, a break-even, a top-up, a loss of a short position.
 */
export const handMade: ReportText = {
  deals: [
    [
      '2025.01.02 09:00:00',
      '1',
      '',
      'balance',
      '',
      '',
      '',
      '',
      '0.00',
      '0.00',
      '0.00',
      '1 000.00',
      '1 000.00',
      'Deposit',
    ],
    [
      '2025.01.02 10:00:00',
      '2',
      'XAUUSD',
      'buy',
      'in',
      '0.10',
      '2650.00',
      '11',
      '-1.00',
      '0.00',
      '0.00',
      '0.00',
      '999.00',
      '',
    ],
    [
      '2025.01.02 11:00:00',
      '3',
      'XAUUSD',
      'sell',
      'out',
      '0.05',
      '2652.00',
      '12',
      '-0.50',
      '0.00',
      '0.00',
      '10.00',
      '1 008.50',
      '',
    ],
    [
      '2025.01.02 12:00:00',
      '4',
      'XAUUSD',
      'sell',
      'out',
      '0.05',
      '2651.00',
      '13',
      '-0.50',
      '0.00',
      '-0.25',
      '5.00',
      '1 012.75',
      '',
    ],
    [
      '2025.01.20 10:00:00',
      '5',
      'XAUUSD',
      'buy',
      'in',
      '0.10',
      '2700.00',
      '14',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '1 012.75',
      '',
    ],
    [
      '2025.01.20 11:00:00',
      '6',
      'XAUUSD',
      'sell',
      'out',
      '0.10',
      '2690.00',
      '15',
      '0.00',
      '0.00',
      '0.00',
      '-100.00',
      '912.75',
      'sl',
    ],
    [
      '2025.02.03 10:00:00',
      '7',
      'XAUUSD',
      'sell',
      'in',
      '0.10',
      '2710.00',
      '16',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '912.75',
      '',
    ],
    [
      '2025.02.03 11:00:00',
      '8',
      'XAUUSD',
      'buy',
      'out',
      '0.10',
      '2710.00',
      '17',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '912.75',
      '',
    ],
    [
      '2025.02.04 09:00:00',
      '9',
      '',
      'balance',
      '',
      '',
      '',
      '',
      '0.00',
      '0.00',
      '0.00',
      '500.00',
      '1 412.75',
      'Deposit',
    ],
    [
      '2025.02.05 10:00:00',
      '10',
      'XAUUSD',
      'sell',
      'in',
      '0.10',
      '2720.00',
      '18',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '1 412.75',
      '',
    ],
    [
      '2025.02.05 11:00:00',
      '11',
      'XAUUSD',
      'buy',
      'out',
      '0.10',
      '2722.00',
      '19',
      '0.00',
      '0.00',
      '0.00',
      '-20.00',
      '1 392.75',
      '',
    ],
  ],
  positions: [
    [
      '2025.01.02 10:00:00',
      '101',
      'XAUUSD',
      'buy',
      '0.05',
      '2650.00',
      '2640.00',
      '',
      '2025.01.02 11:00:00',
      '2652.00',
      '-1.00',
      '0.00',
      '10.00',
    ],
    [
      '2025.01.02 10:00:00',
      '101',
      'XAUUSD',
      'buy',
      '0.05',
      '2650.00',
      '2640.00',
      '',
      '2025.01.02 12:00:00',
      '2651.00',
      '-1.00',
      '-0.25',
      '5.00',
    ],
    [
      '2025.01.20 10:00:00',
      '102',
      'XAUUSD',
      'buy',
      '0.10',
      '2700.00',
      '2690.00',
      '',
      '2025.01.20 11:00:00',
      '2690.00',
      '0.00',
      '0.00',
      '-100.00',
    ],
    [
      '2025.02.03 10:00:00',
      '103',
      'XAUUSD',
      'sell',
      '0.10',
      '2710.00',
      '',
      '',
      '2025.02.03 11:00:00',
      '2710.00',
      '0.00',
      '0.00',
      '0.00',
    ],
    [
      '2025.02.05 10:00:00',
      '104',
      'XAUUSD',
      'sell',
      '0.10',
      '2720.00',
      '',
      '',
      '2025.02.05 11:00:00',
      '2722.00',
      '0.00',
      '0.00',
      '-20.00',
    ],
  ],
  totals: ['-2.00', '0.00', '-0.25', '1 395.00', '1 392.75'],
  statedBalance: '1 392.75',
  results: [
    ['-107.25', '13.75', '-121.00'],
    ['0.11', '-21.45'],
    ['-1.07', '-0.49'],
    ['87.25', '100.00 (9.87%)', '9.87% (100.00)'],
    ['5', '2 (50.00%)', '3 (66.67%)'],
    ['3 (60.00%)', '2 (40.00%)'],
    ['9.50', '-100.00'],
    ['4.58', '-60.50'],
    ['2 (13.75)', '1 (-100.00)'],
    ['13.75 (2)', '-100.00 (1)'],
    ['2', '1'],
  ],
}

const page = (lines: readonly (readonly string[])[]) =>
  `<html><body><table>${lines.map((line) => `<tr>${line.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')}</table></body></html>`

/** The same trades as the Strategy Tester prints them: settings and figures first, no fee, no seconds, sums without the deposit. */
export function testerReport({ deals }: ReportText): Uint8Array {
  const withoutTopUp = deals.slice(0, 8).map((deal) => deal.toSpliced(9, 1).with(0, deal[0]!.slice(0, 16)))
  const lines = [
    ['Strategy Tester Report'],
    ['Currency:', 'USD'],
    ['Initial Deposit:', '1 000.00'],
    ['Bars:', '3670', 'Ticks:', '24262347', 'Symbols:', '1'],
    ['Total Net Profit:', '-87.25', 'Balance Drawdown Absolute:', '87.25', 'Equity Drawdown Absolute:', '90.00'],
    [
      'Gross Profit:',
      '13.75',
      'Balance Drawdown Maximal:',
      '100.00 (9.87%)',
      'Equity Drawdown Maximal:',
      '120.00 (11.00%)',
    ],
    [
      'Gross Loss:',
      '-101.00',
      'Balance Drawdown Relative:',
      '9.87% (100.00)',
      'Equity Drawdown Relative:',
      '11.00% (120.00)',
    ],
    ['Profit Factor:', '0.14', 'Expected Payoff:', '-21.81', 'Margin Level:', '4668.24%'],
    ['Recovery Factor:', '-0.73', 'Sharpe Ratio:', '-3.10', 'Z-Score:', '-0.41 (31.82%)'],
    ['Total Trades:', '4', 'Short Trades (won %):', '1 (100.00%)', 'Long Trades (won %):', '3 (66.67%)'],
    ['Total Deals:', '7', 'Profit Trades (% of total):', '3 (75.00%)', 'Loss Trades (% of total):', '1 (25.00%)'],
    ['', 'Largest profit trade:', '9.50', 'Largest loss trade:', '-100.00'],
    ['Deals'],
    terminals.english.columns.toSpliced(9, 1),
    ...withoutTopUp,
    ['', '-2.00', '-0.25', '-85.00', '912.75', ''],
  ]
  return Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(page(lines), 'utf16le')])
}

/** A statement of MetaTrader 4: whole trades, no running balance, gross loss without its sign, an open trade apart. */
export function mt4Statement(): Uint8Array {
  const lines = [
    ['Account: 12345', 'Name: Somebody', 'Currency: USD', 'Leverage: 1:100', '2016 January 5, 12:00'],
    ['Closed Transactions:'],
    [
      'Ticket',
      'Open Time',
      'Type',
      'Size',
      'Item',
      'Price',
      'S / L',
      'T / P',
      'Close Time',
      'Price',
      'Commission',
      'Taxes',
      'Swap',
      'Profit',
    ],
    ['1', '2016.01.03 09:00:00', 'balance', 'Deposit', '1 000.00'],
    [
      '2',
      '2016.01.04 09:00:00',
      'buy',
      '0.10',
      'xauusd',
      '1060.00',
      '1050.00',
      '0.00',
      '2016.01.04 10:00:00',
      '1062.00',
      '-1.00',
      '0.00',
      '0.00',
      '20.00',
    ],
    [
      '3',
      '2016.01.04 11:00:00',
      'sell',
      '0.10',
      'xauusd',
      '1062.00',
      '0.00',
      '0.00',
      '2016.01.04 12:00:00',
      '1063.00',
      '-1.00',
      '0.00',
      '-0.50',
      '-10.00',
    ],
    [
      '4',
      '2016.01.04 13:00:00',
      'buy limit',
      '0.10',
      'xauusd',
      '1040.00',
      '0.00',
      '0.00',
      '2016.01.04 14:00:00',
      '1050.00',
      'cancelled',
    ],
    ['Closed P/L:', '7.50'],
    ['Open Trades:'],
    [
      '5',
      '2016.01.05 09:00:00',
      'buy',
      '0.10',
      'xauusd',
      '1064.00',
      '0.00',
      '0.00',
      '',
      '1060.00',
      '0.00',
      '0.00',
      '0.00',
      '-40.00',
    ],
    ['Summary:'],
    ['Deposit/Withdrawal:', '1 000.00', 'Credit Facility:', '0.00'],
    ['Closed Trade P/L:', '7.50', 'Floating P/L:', '-40.00', 'Margin:', '10.64'],
    ['Balance:', '1 007.50', 'Equity:', '967.50', 'Free Margin:', '956.86'],
    ['Details:'],
    ['Gross Profit:', '19.00', 'Gross Loss:', '11.50', 'Total Net Profit:', '7.50'],
    ['Profit Factor:', '1.65', 'Expected Payoff:', '3.75'],
    ['Absolute Drawdown:', '0.00', 'Maximal Drawdown:', '11.50 (1.13%)', 'Relative Drawdown:', '1.13% (11.50)'],
    ['Total Trades:', '2', 'Short Positions (won %):', '1 (0.00%)', 'Long Positions (won %):', '1 (100.00%)'],
  ]
  return Buffer.from(page(lines))
}
