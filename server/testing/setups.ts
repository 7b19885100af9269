import type { CallOf } from '#contract/api.ts'
import { call, setupMessage } from './product.ts'

/** Submits a setup as a customer does, with these fields; returns its id. */
export async function sendSetup(url: string, own: Partial<CallOf<'sendSetup'>['body']> = {}): Promise<string> {
  const { status, body } = await call(url, 'sendSetup', { body: { ...setupMessage, ...own } })
  if (status !== 201) throw new Error(`the setup was answered with ${status}`)
  return body.data.id
}
