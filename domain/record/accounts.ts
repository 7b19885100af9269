/** State of an account; closed and blown ones stay listed. */
export const accountStates = ['open', 'closed', 'blown'] as const
export type AccountState = (typeof accountStates)[number]

/** Currencies whose accounts have more than two decimals. */
const finerCurrencies: Readonly<Record<string, number>> = { BTC: 8, ETH: 8, BHD: 3, JOD: 3, KWD: 3, OMR: 3, TND: 3 }

/** Decimals of an account's money: at least two, as terminals print. */
export function moneyDigits(currency: string): number {
  return finerCurrencies[currency] ?? 2
}

/** ISO 4217, or a broker's own such as USC (cents) and USDT. */
export const isCurrency = (text: string): boolean => /^[A-Z]{3,5}$/.test(text)

/** The slug of an account, made from its name: `Gold Ⅰ — Live` becomes `gold-i-live`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'account'
}

/** True if an account may provide the monthly track record, which is in US dollars and real money. */
export function mayCarryRecord({ type, currency }: { type: string; currency: string }): boolean {
  return type === 'live' && currency === 'USD'
}
