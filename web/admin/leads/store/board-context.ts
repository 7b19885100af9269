import { createContext, useContext } from 'react'
import type { LeadStatus } from '#domain/pipeline.ts'
import type { BoardRefresh } from './board-refresh.ts'
import type { BoardStore } from './board-store.ts'
import type { ServerClock } from './server-clock.ts'

/** The board of the open screen and its actions. */
export interface BoardTools {
  readonly store: BoardStore
  readonly refresh: BoardRefresh
  readonly clock: ServerClock
  /** Whether the user's role may change leads. */
  readonly canWrite: boolean
  move(id: string, to: LeadStatus): void
  open(id: string): void
  /** Opens the side panel. */
  peek(id: string): void
  /** The address under which a lead is open. */
  addressOf(id: string): string
}

export const BoardContext = createContext<BoardTools | null>(null)

export function useBoardTools(): BoardTools {
  const tools = useContext(BoardContext)
  if (!tools) throw new Error('Cards and columns belong on a board')
  return tools
}
