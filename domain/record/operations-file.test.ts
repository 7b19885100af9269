import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOperations } from './operations-file.ts'

const now = Date.UTC(2026, 5, 1)
const read = (...lines: string[]) => readOperations(lines.join('\n'), 'live', now)
const head = 'executedAt,type,entryPrice,exitPrice,result,pips,pair,accountType'

describe('a list of operations', () => {
  it('is read row by row, with results computed from the prices', () => {
    expect(
      read(
        head,
        '2026-03-02T10:30:00Z,COMPRA,2650.10,2652.25,22,21.5,XAU/USD,',
        '2026.03.03 11:00,sell,2650,2655,,,,demo',
      ),
    ).toEqual({
      operations: [
        {
          row: 2,
          type: 'COMPRA',
          entryPrice: '2650.10',
          exitPrice: '2652.25',
          result: 22,
          pips: '21.50',
          time: '10:30',
          accountType: 'live',
          executedAt: '2026-03-02T10:30:00.000Z',
        },
        {
          row: 3,
          type: 'VENTA',
          entryPrice: '2650.00',
          exitPrice: '2655.00',
          result: -50,
          pips: '-50.00',
          time: '11:00',
          accountType: 'demo',
          executedAt: '2026-03-03T11:00:00.000Z',
        },
      ],
    })
  })

  it('may be in Spanish, with semicolons, decimal commas and a separate time column', () => {
    expect(
      read('Fecha;Hora;Tipo;Precio entrada;Precio salida', '2026-03-02;10:30;Venta;2650,50;2649,00'),
    ).toMatchObject({
      operations: [{ type: 'VENTA', result: 15, executedAt: '2026-03-02T10:30:00.000Z' }],
    })
  })

  const row = '2026-03-02 10:30,buy,2650,2651,10,10,XAUUSD,live'
  it.each([
    ['empty', 1, []],
    ['empty', 1, [head]],
    ['columns', 1, ['date,type,entry', '2026-03-02 10:30,buy,2650']],
    ['time', 2, [head, row.replace('03-02', '02-30')]],
    ['time', 2, [head, row.replace('2026-03-02 10:30', '03/02/2026')]],
    ['future', 2, [head, row.replace('2026', '2027')]],
    ['type', 2, [head, row.replace('buy', 'profit')]],
    ['pair', 2, [head, row.replace('XAUUSD', 'EURUSD')]],
    ['price', 2, [head, row.replace('2650', '0')]],
    ['price', 2, [head, row.replace('2651', '=1+1')]],
    ['result', 2, [head, row.replace(',10,10,', ',11,10,')]],
    ['result', 2, [head, row.replace(',10,10,', ',10,-10,')]],
    ['account_type', 2, [head, row.replace('live', 'real')]],
    ['duplicate', 3, [head, row, row]],
  ])('is refused for its %s, naming row %i', (code, at, lines) => {
    expect(read(...lines)).toEqual({ problems: [{ code, row: at }] })
  })

  it('of any text is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (rows) => {
        const found = read(head, ...rows)
        expect('problems' in found ? found.problems.length : found.operations.length).toBeGreaterThan(0)
      }),
    )
  })
})

it("a rating service's export is refused by name", () => {
  const headings = {
    myfxbook: 'Open Date,Close Date,Symbol,Action,Units/Lots,SL,TP,Open Price,Close Price,Commission,Swap',
    mql5_signals: 'Time;Type;Volume;Symbol;Price;S/L;T/P;Time;Price;Commission;Swap;Profit;Comment',
  }
  for (const [code, heading] of Object.entries(headings)) {
    expect(read(heading, 'x')).toEqual({ problems: [{ code, row: 1 }] })
  }
})
