import { AsyncLocalStorage } from 'node:async_hooks'

/** The setting of a transaction that names the request it answers, and what followed from that request. */
export const requestSetting = 'product.request_id'
/** SQL: the request of this transaction; null where it answers none. What columns `request_id` default to. */
export const requestIdSql = `nullif(current_setting('${requestSetting}', true), '')`

type Request = { id: string | null }
const current = new AsyncLocalStorage<Request>()

/**
 * Answers a request. The transactions that it begins until it is answered are its own (`tended-pool`); what it leaves
 * running after that is not.
 */
export async function inRequest<T>(id: string, work: () => Promise<T>): Promise<T> {
  const request: Request = { id }
  try {
    return await current.run(request, work)
  } finally {
    request.id = null
  }
}

/** The id of the request that is being answered here; null where none is. */
export const currentRequestId = (): string | null => current.getStore()?.id ?? null

/** A transaction's first statement; within a request it also names that request, in the same round trip. */
export function beginInRequest(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
  if (statement.text !== 'begin') return statement
  const id = currentRequestId()
  // A UUID of our own making: it holds nothing to be quoted.
  return id === null ? statement : { ...statement, text: `begin; set local ${requestSetting} = '${id}'` }
}
