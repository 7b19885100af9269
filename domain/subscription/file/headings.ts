import { isTimeZone } from '#domain/basics/calendar-day.ts'

/** Content of a payments file's column. */
export const paymentColumns = [
  'id',
  'reference',
  'date',
  'time',
  'zone',
  'type',
  'status',
  'currency',
  'amount',
  'refunded',
  'fee',
  'email',
] as const
export type PaymentColumn = (typeof paymentColumns)[number]

/** Headings by which providers name them, folded; those of one language behind another. */
const names: Readonly<Record<PaymentColumn, readonly string[]>> = {
  id: [
    'id',
    'charge id',
    'payment id',
    'transaction id',
    'id de transaccion',
    'transaktionscode',
    'numero de transaction',
    'id transazione',
    'codice transazione',
    'id da transacao',
  ],
  reference: [
    'reference txn id',
    'reference id',
    'id de referencia',
    'zugehoriger transaktionscode',
    'numero de transaction de reference',
    'numero de la transaction de reference',
    'id transazione di riferimento',
    'id de referencia da transacao',
    'parent id',
  ],
  date: ['created', 'created date', 'created at', 'date', 'paid at', 'payment date', 'fecha', 'datum', 'data'],
  time: ['time', 'hora', 'uhrzeit', 'heure', 'ora'],
  zone: ['time zone', 'timezone', 'zona horaria', 'zeitzone', 'fuseau horaire', 'fuso orario', 'fuso horario'],
  type: ['type', 'tipo', 'typ'],
  status: ['status', 'estado', 'stato', 'etat', 'statut', 'state'],
  currency: ['currency', 'divisa', 'moneda', 'wahrung', 'devise', 'valuta', 'moeda'],
  amount: [
    'amount',
    'gross',
    'bruto',
    'brutto',
    'brut',
    'importe',
    'lordo',
    'betrag',
    'avant commission',
    'montant',
    'importo',
    'valor',
  ],
  refunded: [
    'amount refunded',
    'refunded',
    'refunded amount',
    'importe reembolsado',
    'erstattet',
    'montant rembourse',
    'importo rimborsato',
  ],
  fee: ['fee', 'fees', 'comision', 'gebuhr', 'frais', 'commission', 'tariffa', 'tarifa', 'taxa'],
  email: [
    'customer email',
    'email',
    'e mail',
    'from email address',
    'correo',
    'correo electronico',
    'absender e mail adresse',
    'de l adresse email',
    'indirizzo email mittente',
    'do endereco de email',
    'do endereco de e mail',
  ],
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Column positions; the first of several with one meaning counts. */
export function columnsOf(headings: readonly string[]): Partial<Record<PaymentColumn, number>> {
  const found: Partial<Record<PaymentColumn, number>> = {}
  for (const column of paymentColumns) {
    const at = headings.findIndex((heading) => names[column].includes(folded(heading)))
    if (at >= 0) found[column] = at
  }
  return found
}

/** True if a heading says its times are in UTC. */
export const saysUtc = (heading: string): boolean => /\b(?:utc|gmt)\b/i.test(heading)

type RowStatus = 'paid' | 'waiting' | 'failed'

const statuses: Readonly<Record<RowStatus, readonly string[]>> = {
  paid: [
    'paid',
    'succeeded',
    'completed',
    'completado',
    'abgeschlossen',
    'effectue',
    'completato',
    'termine',
    'concluido',
    'paye',
    'bezahlt',
    'pagado',
    'pagato',
    'erstattet',
    'rembourse',
    'rimborsato',
    'refunded',
    'partially refunded',
    'reembolsado',
    'captured',
    'disputed',
  ],
  waiting: [
    'pending',
    'pendiente',
    'ausstehend',
    'en attente',
    'in sospeso',
    'pendente',
    'processing',
    'uncaptured',
    'requires action',
    'on hold',
  ],
  failed: [
    'failed',
    'fallido',
    'fehlgeschlagen',
    'echoue',
    'denied',
    'denegado',
    'canceled',
    'cancelled',
    'cancelado',
    'expired',
    'voided',
    'blocked',
    'abgelehnt',
    'abgebrochen',
    'refuse',
    'rifiutato',
    'negado',
    'annule',
    'annullato',
  ],
}

/** Meaning of a status; null if unknown. */
export const statusOf = (text: string): RowStatus | null =>
  (Object.keys(statuses) as RowStatus[]).find((status) => statuses[status].includes(folded(text))) ?? null

/** Statuses of a full refund. */
const wholeRefunds: ReadonlySet<string> = new Set(['refunded', 'reembolsado', 'erstattet', 'rembourse', 'rimborsato'])

export const saysRefunded = (text: string): boolean => wholeRefunds.has(folded(text))

/**
 * Words of types that are neither a customer's payment nor its refund: conversions, fees, the firm's own transfers, holds.
 * They come first: a fee for a chargeback is a fee.
 */
const otherTypes =
  /conver|umrechnung|transfer|trasferimento|virement|uberweisung|withdraw|abhebung|retiro|retrait|prelievo|saque|auszahlung|payout|deposit|einzahlung|versement|top ?up|\bfees?\b|gebuhr|comision|commission|tarifa|tassa|\btax|hold|retencion|einbehalt|reserve|autori[sz]|authori[sz]|\border\b|request|invoice sent/
/** Words of refunds taken back, whose sum belongs to no payment of their own. */
const takenBackTypes = /(?:chargeback|dispute) revers|cancel.* revers|revers\w* of/
const refundTypes =
  /refund|reembolso|devolucion|estorno|ruckzahlung|ruckerstattung|erstattung|remboursement|retrofacturation|rimborso|chargeback|reversal|contracargo|ruckbuchung|storno|退款|拒付|возврат|استرداد/
const paymentTypes =
  /payment|charge|checkout|purchase|subscription|contribution|sale\b|pago|suscripcion|cobro|zahlung|kauf|paiement|achat|pagamento|acquisto|venta|vendita|vente|付款|支付|收款|плате[жз]|оплата|دفع|भुगतान/

/** Kind of row by its type: a payment, a refund, or other movements; null if unknown. Files of payments alone have none. */
export function typeOf(text: string): 'payment' | 'refund' | 'other' | null {
  const type = folded(text)
  if (type === '') return 'payment'
  if (otherTypes.test(type)) return 'other'
  if (takenBackTypes.test(type)) return null
  if (refundTypes.test(type)) return 'refund'
  return paymentTypes.test(type) ? 'payment' : null
}

/** Hours from UTC of the zones that providers name by letters. */
const zoneHours: Readonly<Record<string, number>> = {
  utc: 0,
  gmt: 0,
  bst: 1,
  wet: 0,
  west: 1,
  cet: 1,
  cest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  gst: 4,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
}

/** Turns a zone as providers write it (letters, `GMT+02:00`, `Europe/Madrid`) into one of `Intl`; null if unknown. */
export function zoneOf(written: string): string | null {
  const zone = written.trim()
  const [, sign, hour, minute = '00'] = /^(?:utc|gmt)?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(zone) ?? []
  if (sign) return `${sign}${hour!.padStart(2, '0')}:${minute}`
  const hours = zoneHours[zone.toLowerCase()]
  if (hours !== undefined) return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
  return zone.includes('/') && isTimeZone(zone) ? zone : null
}
