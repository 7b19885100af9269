import { randomUUID } from 'node:crypto'
import type { ContactBody } from '#contract/contact.ts'
import { call, message, type Product } from './product.ts'

let phones = 0

/** Contact details that no other test of the file uses. */
export const somebody = () => ({
  email: `${randomUUID()}@example.com`,
  phone: `+34 6${String(20_000_000 + ++phones)}`,
})

/** Sends a message from a new person; returns the id of the new lead. */
export async function sendLead(
  { url, database }: Pick<Product, 'url' | 'database'>,
  own: Partial<ContactBody> = {},
): Promise<string> {
  const body = { ...message, ...somebody(), ...own }
  const { status } = await call(url, 'sendContact', { body })
  if (status !== 201) throw new Error(`the message was answered with ${status}`)
  const { rows } = await database.pool.query<{ id: string }>('select id from contact_requests where email = $1', [
    body.email,
  ])
  return rows[0]!.id
}
