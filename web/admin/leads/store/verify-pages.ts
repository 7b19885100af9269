import type { Board } from '#contract/leads.ts'
import { columnOrder, type LeadStatus } from '#domain/leads/pipeline.ts'
import { cutColumn, verifyPage } from './board-answers.ts'
import type { BoardServer } from './board-server.ts'
import type { BoardStore } from './board-store.ts'

const pageSize = 200

/**
 * Reloads the further pages of a column, from the end of the board's own page to the last loaded card:
 * after a gap in the events only the board's page is current. A complete column is read to its previous length.
 */
export async function verifyFurtherPages(
  store: BoardStore,
  server: Pick<BoardServer, 'readColumn'>,
  board: Board,
  status: LeadStatus,
): Promise<void> {
  const { filters } = store.state
  const answer = board.columns.find((column) => column.status === status)
  let after = answer?.leads.at(-1)
  let cursor = answer?.nextCursor ?? null
  let unread = knownIn(store, status) - (answer?.leads.length ?? 0)
  while (after && cursor !== null && store.state.filters === filters) {
    const { complete, edge } = store.state.columns[status]
    const [last, next] = [after, cursor]
    if (complete && unread <= 0) return store.update((state) => cutColumn(state, status, last, next))
    if (!complete && (edge === null || columnOrder(edge, last) <= 0)) return
    const seq = store.nextSeq()
    const page = await server.readColumn(status, filters, next, pageSize)
    store.update((state) => verifyPage(state, status, last, page, seq))
    after = page.data.at(-1)
    cursor = page.nextCursor
    unread -= page.data.length
  }
}

function knownIn(store: BoardStore, status: LeadStatus): number {
  return [...store.state.leads.values()].filter(({ lead }) => lead.status === status).length
}
