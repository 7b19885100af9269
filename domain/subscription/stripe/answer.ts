import type { Reading } from '#domain/subscription/facts.ts'
import type { Question } from '#domain/subscription/questions.ts'
import { readStripeEvent } from './event.ts'
import { isObject, type Json, listOf, objectOf } from './json.ts'

/** URL path of a question; ids are letters, digits and underscores. */
export const pathOf = ({ about, id }: Question): string =>
  ({
    subscription: `/v1/subscriptions/${id}?expand[]=latest_invoice`,
    invoice: `/v1/invoices/${id}?expand[]=payments`,
    checkout: `/v1/checkout/sessions/${id}?expand[]=line_items`,
    payment: `/v1/invoice_payments?payment[type]=payment_intent&payment[payment_intent]=${id}&expand[]=data.invoice`,
  })[about]

/** The facts of an answer, as if reported now: an object and those within it. */
export function readAnswer({ about }: Question, answer: Json, at: number): readonly Reading[] {
  const objects =
    about === 'payment'
      ? listOf(answer).flatMap((entry) => [
          { ...entry, object: 'invoice_payment', invoice: objectOf(entry.invoice).id ?? entry.invoice },
          ...(isObject(entry.invoice) ? [entry.invoice] : []),
        ])
      : [answer, ...(isObject(answer.latest_invoice) ? [answer.latest_invoice] : [])]
  return objects.flatMap((object) => {
    const type = object.object === 'subscription' ? 'customer.subscription.updated' : 'answer'
    const reading = readStripeEvent({ id: '', type, at, isLive: true, account: null, object, previous: null })
    return reading ?? []
  })
}
