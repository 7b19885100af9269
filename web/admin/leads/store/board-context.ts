import { createContext, useContext } from 'react'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import type { Lost } from '../lost/lost-question.ts'
import type { BoardRefresh } from './board-refresh.ts'
import type { BoardStore } from './board-store.ts'
import type { ServerClock } from './server-clock.ts'

/** The board of the open screen and its actions. */
export interface BoardTools {
  readonly store: BoardStore
  readonly refresh: BoardRefresh
  readonly clock: ServerClock
  /** True if the user's role may change leads. */
  readonly canWrite: boolean
  /** Asks for the reason of a move to Lost without one. `from`: the lead's stage when the move began. */
  move(id: string, to: LeadStatus, lost?: Lost, from?: LeadStatus): void
  /** Opens the record of a lead: on the board the side panel. */
  open(id: string): void
  peek(id: string): void
  /** Opens the dialog with every field. */
  edit(id: string): void
  /** The address of a lead's page. */
  addressOf(id: string): string
}

export const BoardContext = createContext<BoardTools | null>(null)

export function useBoardTools(): BoardTools {
  const tools = useContext(BoardContext)
  if (!tools) throw new Error('Cards and columns belong on a board')
  return tools
}
