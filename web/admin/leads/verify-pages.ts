import type { Board } from '#contract/leads.ts'
import { columnOrder, type LeadStatus } from '#domain/pipeline.ts'
import { verifyPage } from './board-answers.ts'
import type { BoardServer } from './board-server.ts'
import type { BoardStore } from './board-store.ts'

const pageSize = 200

/**
 * Reads the pages of a column again that were scrolled to, from the end of the board's own page to the last card loaded:
 * after a gap in the events only the board's page is known to be true.
 */
export async function verifyFurtherPages(
  store: BoardStore,
  server: Pick<BoardServer, 'readColumn'>,
  board: Board,
  status: LeadStatus,
): Promise<void> {
  const { platform } = store.state
  const answer = board.columns.find((column) => column.status === status)
  let after = answer?.leads.at(-1)
  let cursor = answer?.nextCursor ?? null
  while (after && cursor !== null) {
    const { edge } = store.state.columns[status]
    if (edge === null || columnOrder(edge, after) <= 0 || store.state.platform !== platform) return
    const seq = store.nextSeq()
    const page = await server.readColumn(status, platform, cursor, pageSize)
    const start = after
    store.update((state) => verifyPage(state, status, start, page, seq))
    after = page.data.at(-1)
    cursor = page.nextCursor
  }
}
