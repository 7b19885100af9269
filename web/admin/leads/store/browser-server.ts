import { cardsPerColumn } from '#domain/leads/lead-views.ts'
import { ConnectionLost, call } from '#web/api/client.ts'
import type { BoardServer } from './board-server.ts'

/** Request timeout, milliseconds. */
const timeoutMs = 15_000

async function patiently<T>(ask: (options: { signal: AbortSignal }) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await ask({ signal })
  } catch (error) {
    throw signal.aborted ? new ConnectionLost('No answer in time', { cause: error }) : error
  }
}

/** The board's server calls as calls of the contract. */
export const browserServer: BoardServer = {
  readBoard: (filters) => patiently((o) => call.readBoard({ query: { limit: cardsPerColumn, ...filters } }, o)),
  readColumn: (status, filters, cursor, limit) =>
    patiently((o) => call.listLeads({ query: { ...filters, status, sort: 'pipeline', cursor, limit } }, o)),
  readNewest: (limit, cursor) =>
    patiently((o) => call.listLeads({ query: { sort: 'date', order: 'desc', limit, ...(cursor && { cursor }) } }, o)),
  readLead: (id) => patiently((o) => call.readLead({ params: { id } }, o)),
  moveLead: (id, status, from, lost) =>
    patiently((o) => call.changeLead({ params: { id }, body: { status, seen: { status: from }, ...lost } }, o)),
}
