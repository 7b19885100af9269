import type { CheckoutFact } from './facts.ts'
import { earliest } from './invoices.ts'

/** Something that was bought once at a checkout, without an invoice. */
export type Purchase = {
  readonly id: string
  readonly at: number
  readonly amount: number
  readonly currency: string
  /** Null if the purchase is unknown. */
  readonly lines: CheckoutFact['lines']
  readonly link: string | null
}

/** Paid purchases by the id of their checkout; those that an invoice was made for are counted by it. */
export function purchasesOf(facts: readonly CheckoutFact[], invoices: ReadonlySet<string>): readonly Purchase[] {
  return [...Map.groupBy(facts, ({ id }) => id)].flatMap(([id, all]) => {
    const paid = all.filter(({ isPaid, amount }) => isPaid && amount !== null && amount > 0)
    const [first] = paid
    if (!first || all.some(({ payments }) => payments.some((one) => invoices.has(one)))) return []
    return [
      {
        id,
        at: earliest(paid.map(({ paidAt }) => paidAt))!,
        amount: Math.max(...paid.map(({ amount }) => amount!)),
        currency: first.currency!,
        lines: all.find(({ lines }) => lines !== null)?.lines ?? null,
        link: all.find(({ link }) => link !== null)?.link ?? null,
      },
    ]
  })
}
