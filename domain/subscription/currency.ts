/** Digits after the point that ISO 4217 gives a currency; two where it is not named. */
const isoDigits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'bif clp djf gnf isk jpy kmf krw pyg rwf ugx uyi vnd vuv xaf xof xpf'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('bhd iqd jod kwd lyd omr tnd'.split(' ').map((code) => [code, 3])),
}

/** Digits in which Stripe counts a currency where they differ from ISO 4217. */
const stripeDigits: Readonly<Record<string, number>> = { isk: 2, ugx: 2, mga: 0 }

/** Digits after the point of an amount in this currency. */
export const minorDigits = (currency: string): number => isoDigits[currency.toLowerCase()] ?? 2

/** An amount in Stripe's units converted to minor units of ISO 4217, rounded half up. */
export function fromStripeUnits(amount: number, currency: string): number {
  const iso = minorDigits(currency)
  const stripe = stripeDigits[currency.toLowerCase()] ?? iso
  if (stripe === iso) return amount
  return stripe < iso ? amount * 10 ** (iso - stripe) : roundHalfUp(BigInt(amount), 10n ** BigInt(stripe - iso))
}

/** A fraction rounded to a whole number, halves away from zero; the denominator is positive. */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  return Number(numerator < 0n ? -rounded : rounded)
}

/** An amount in minor units as a plain decimal, such as `89.95`, `13400` or `27.500`. */
export function decimalAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}
