import { AsyncLocalStorage } from 'node:async_hooks'

/** Transaction setting with the request id, stored with everything the request causes. */
export const requestSetting = 'product.request_id'
/** SQL: the request of this transaction, else null; the default of columns `request_id`. */
export const requestIdSql = `nullif(current_setting('${requestSetting}', true), '')`

type Request = { id: string | null }
const current = new AsyncLocalStorage<Request>()

/**
 * Runs the work of a request. Transactions begun until it is answered have its id (`watched-pool`); later ones do not.
 */
export async function inRequest<T>(id: string, work: () => Promise<T>): Promise<T> {
  const request: Request = { id }
  try {
    return await current.run(request, work)
  } finally {
    request.id = null
  }
}

/** The id of the current request; null outside of requests. */
export const currentRequestId = (): string | null => current.getStore()?.id ?? null

/** A transaction's first statement; within a request it also names that request, in the same round trip. */
export function beginInRequest(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
  if (statement.text !== 'begin') return statement
  const id = currentRequestId()
  // A UUID of our own, which needs no quoting.
  return id === null ? statement : { ...statement, text: `begin; set local ${requestSetting} = '${id}'` }
}
