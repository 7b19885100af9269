import { describe, expect, it } from 'vitest'
import { accountOf } from '#domain/subscription/account.ts'
import { charge, factsOf, invoicePaid, invoicePayment, ours, refund } from '#domain/subscription/stripe.fixture.ts'
import { activity, charges } from './payment-files.fixture.ts'
import { type FileChoices, type PaymentFile, readPaymentFile } from './read.ts'

const asked: FileChoices = { order: null, decimal: null, timeZone: 'UTC' }

const factsIn = ({ rows }: PaymentFile) => rows.flatMap(({ fact }) => fact ?? [])
const sums = (files: readonly PaymentFile[], events: Parameters<typeof factsOf>[0] = []) => {
  const { moves } = accountOf([...factsOf(events), ...files.flatMap(factsIn)], ours)
  const sum = (kinds: readonly string[], currency: string) =>
    moves
      .filter((one) => kinds.includes(one.kind) && one.currency === currency)
      .reduce((total, { amount }) => total + amount, 0)
  return {
    usd: sum(['payment'], 'usd'),
    jpy: sum(['payment'], 'jpy'),
    refunded: sum(['refund', 'refund_failed'], 'usd'),
    moves,
  }
}
const activityRead = () => readPaymentFile(activity, { ...asked, order: 'day' })

describe('a file of payments', () => {
  it('is read correctly: status, sign, thousands, currencies without decimals, conversions', () => {
    expect(readPaymentFile(charges, asked).rows.map(({ what, amount, currency }) => [what, amount, currency])).toEqual([
      ['payment', 8_995, 'usd'],
      ['payment', 8_995, 'usd'],
      ['no_money', 8_995, 'usd'],
      ['payment', 13_400, 'jpy'],
      ['payment', 123_450, 'usd'],
      ['payment', 8_995, 'usd'],
      ['payment', 8_995, 'usd'],
      ['no_money', 8_995, 'usd'],
    ])
    expect(activityRead().rows.map(({ what, amount }) => [what, amount])).toEqual([
      ['payment', 8_995],
      ['no_money', -8_995],
      ['no_money', 8_210],
      ['refund', -2_000],
      ['no_money', 8_995],
      ['payment', 8_995],
      ['payment', 123_450],
    ])
    expect(new Date(activityRead().rows[5]!.at!).toISOString()).toBe('2026-11-11T18:00:00.000Z')
  })

  it('asks once per ambiguous column', () => {
    expect(readPaymentFile(activity, asked)).toMatchObject({ doubtfulDate: '08/11/2026', doubtfulAmount: null })
    expect(readPaymentFile(charges, asked)).toMatchObject({ doubtfulDate: null, doubtfulAmount: null })
    const doubtful = 'Date,Amount,Currency,Status\n2026-11-06,"1,234",usd,Paid\n'
    expect(readPaymentFile(doubtful, asked).doubtfulAmount).toBe('1,234')
    expect(readPaymentFile(doubtful, { ...asked, decimal: '.' }).rows).toMatchObject([{ amount: 123_400 }])
  })

  it('sets aside unreadable rows, and says why', () => {
    const rows = [
      '2026-13-40,1.00,usd,Paid',
      '2026-11-06,one,usd,Paid',
      '2026-11-06,1.00,dollars,Paid',
      '2026-11-06,1.00,usd,Odd',
      '2026-11-06,1.005,usd,Paid',
      '2026-11-06,-1.00,usd,Paid',
    ]
    const { rows: read } = readPaymentFile(`Date,Amount,Currency,Status\n${rows.join('\n')}\n`, asked)
    expect(read.map(({ what, reason }) => [what, reason])).toEqual(
      ['date', 'amount', 'currency', 'status', 'amount', 'sign'].map((reason) => ['set_aside', reason]),
    )
    const typed = 'Date,Type,Amount,Currency,Status\n2026-11-06,adjustment,1.00,usd,Paid\n'
    expect(readPaymentFile(typed, asked).rows).toMatchObject([{ what: 'set_aside', reason: 'type' }])
    expect(readPaymentFile('Name,Sum\nAna,5\n', asked).missing).toEqual(['date', 'amount', 'currency', 'status'])
  })

  it.each([
    ['89,95', 'usd', 8_995],
    ['$89.95', 'usd', 8_995],
    ['R$ 89,95', 'brl', 8_995],
    ['89.95 EUR', 'eur', 8_995],
    ['13.400', 'jpy', 13_400],
    ['1.234', 'kwd', 1_234],
    ['€89.95', 'usd', null],
    ['89.95 EUR', 'usd', null],
    ['13.4', 'jpy', null],
    ['89.955', 'usd', null],
    ['1.2.3', 'usd', null],
  ])('among amounts with decimal points has %j %s as %j minor units', (amount, currency, minor) => {
    const rows = ['2026-11-06,"1,234.50",usd,Paid', `2026-11-06,"${amount}",${currency},Paid`]
    const { rows: read } = readPaymentFile(`Date,Amount,Currency,Status\n${rows.join('\n')}\n`, asked)
    expect(read.map((row) => row.amount)).toEqual([123_450, minor])
  })

  it.each([
    ['2026-11-06 10:00', '', '2026-11-06T09:00:00.000Z'],
    ['2026-11-06 10:00:30 UTC', '', '2026-11-06T10:00:30.000Z'],
    ['2026-11-06 10:00:00+0530', 'PST', '2026-11-06T04:30:00.000Z'],
    ['20261106T100000Z', '', '2026-11-06T10:00:00.000Z'],
    ['2026-07-06 10:00', 'America/Los_Angeles', '2026-07-06T17:00:00.000Z'],
    ['2026-11-06 10:00', 'XYZ', 'zone'],
    ['2026-02-31 10:00', '', 'date'],
    ['2026-11-31', '', 'date'],
    ['2026-11-06 25:00', '', 'date'],
  ])('has the date %j in the zone %j at %s', (date, zone, expected) => {
    const file = `Date,Time zone,Amount,Currency,Status\n${date},${zone},1.00,usd,Paid\n`
    const [row] = readPaymentFile(file, { ...asked, timeZone: 'Europe/Madrid' }).rows
    expect(row!.at === null ? row!.reason : new Date(row!.at).toISOString()).toBe(expected)
  })

  it('counts a payment once, from any source, however often', () => {
    const events = [
      invoicePaid('zoe 1', '2026-11-06T10:00', 8_995),
      invoicePayment('zoe 1', 1, '2026-11-06T10:00', 8_995),
      charge('charge.succeeded', 'zoe 1', 1, '2026-11-06T10:00', 8_995),
      refund('refund.created', 'a', 'zoe_1_1', '2026-11-07T10:00', 2_000, 'succeeded'),
      refund('refund.created', 'b', 'zoe_1_1', '2026-11-08T10:00', 3_000, 'succeeded'),
      refund('refund.failed', 'b', 'zoe_1_1', '2026-11-10T10:00', 3_000, 'failed'),
    ]
    const [first, second] = [readPaymentFile(charges, asked), activityRead()]
    expect(sums([first, first, second], events)).toMatchObject({ usd: 300_870, jpy: 13_400, refunded: -127_450 })
    expect(sums([second, first, first], [])).toMatchObject({ usd: 300_870, jpy: 13_400, refunded: -127_450 })
    // A refund without its own date says so; fees are stored, not subtracted.
    const { moves } = sums([first])
    expect(
      moves
        .filter(({ isDayUnknown }) => isDayUnknown)
        .map(({ amount }) => amount)
        .toSorted(),
    ).toEqual([-123_450, -2_000])
    expect(moves.find(({ key }) => key === 'ch_lena_1')?.fee).toBe(291)
  })

  it.each([
    [
      'German',
      'Datum,Uhrzeit,Zeitzone,Typ,Status,Währung,Brutto,Gebühr,Absender E-Mail-Adresse,Transaktionscode,Zugehöriger Transaktionscode',
      ['Zahlung', 'Rückzahlung', 'Abgeschlossen'],
    ],
    [
      'French',
      'Date,Heure,Fuseau horaire,Type,État,Devise,Avant commission,Commission,De l’adresse email,Numéro de transaction,Numéro de transaction de référence',
      ['Paiement', 'Remboursement', 'Terminé'],
    ],
    [
      'Portuguese',
      'Data,Hora,Fuso horário,Tipo,Status,Moeda,Bruto,Tarifa,Do endereço de e-mail,ID da transação,ID de referência da transação',
      ['Pagamento', 'Reembolso', 'Concluído'],
    ],
  ])('of a provider is read in %s', (_language, head, [paid, back, done]) => {
    const rows = [
      `2026-11-08,13:30:00,CET,${paid},${done},USD,"89,95","-3,42",noa@example.com,T1,`,
      `2026-11-09,13:30:00,CET,${back},${done},USD,"-20,00","0,00",noa@example.com,T2,T1`,
    ]
    const { rows: read, missing } = readPaymentFile(`${head}\n${rows.join('\n')}\n`, asked)
    expect(missing).toEqual([])
    expect(read.map(({ what, amount, email }) => [what, amount, email])).toEqual([
      ['payment', 8_995, 'noa@example.com'],
      ['refund', -2_000, 'noa@example.com'],
    ])
    expect(new Date(read[0]!.at!).toISOString()).toBe('2026-11-08T12:30:00.000Z')
  })

  it("reports a full refund by its status alone, once beside the refund's row", () => {
    const head = 'Date,Type,Status,Currency,Amount,Email,ID,Reference ID'
    const gone = '2026-11-08,Payment,Refunded,usd,89.95,noa@example.com,T1,'
    const back = '2026-11-09,Payment Refund,Completed,usd,-89.95,noa@example.com,T2,T1'
    for (const rows of [[gone], [gone, back]])
      expect(sums([readPaymentFile([head, ...rows].join('\n'), asked)])).toMatchObject({ usd: 8_995, refunded: -8_995 })
    // A file that begins later has refunds of payments it does not contain.
    expect(sums([readPaymentFile([head, back].join('\n'), asked)])).toMatchObject({ usd: 0, refunded: -8_995 })
    const charged = '2026-11-09,Chargeback,Completed,usd,-89.95,noa@example.com,T3,T1'
    expect(sums([readPaymentFile([head, gone.replace('Refunded', 'Paid'), charged].join('\n'), asked)])).toMatchObject({
      refunded: -8_995,
    })
  })
})
