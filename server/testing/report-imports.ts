import { setTimeout as wait } from 'node:timers/promises'
import type { AccountBody, ReportImport } from '#contract/accounts.ts'
import { call } from './product.ts'

type Headers = { readonly cookie: string }

const gold: AccountBody = { name: 'Gold live', type: 'live', currency: 'USD', broker: 'Broker Ltd.' }

/** Registers an account; returns its id. */
export async function register(url: string, headers: Headers, own: Partial<AccountBody> = {}): Promise<string> {
  const { status, body } = await call(url, 'registerAccount', { headers, body: { ...gold, ...own } })
  if (status !== 201) throw new Error(`registering answered ${status}`)
  return body.id
}

/** Uploads a file and waits for its result. */
export async function importFile(url: string, headers: Headers, id: string, bytes: Uint8Array): Promise<ReportImport> {
  const { status, body } = await call(url, 'importReport', {
    headers,
    params: { id },
    file: new Blob([bytes as never]),
  })
  if (status !== 201) throw new Error(`handing in answered ${status}`)
  return outcomeOf(url, headers, body.id)
}

/** An import once it has ended. */
export async function outcomeOf(url: string, headers: Headers, id: string): Promise<ReportImport> {
  for (;;) {
    const { body } = await call(url, 'readReportImport', { headers, params: { id } })
    if (body.state !== 'reading') return body
    await wait(50)
  }
}
