import { useEffect, useMemo, useRef, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { useCan, useSession } from '#web/admin/parts/session.tsx'
import { applyLead } from '../store/board-answers.ts'
import type { BoardTools } from '../store/board-context.ts'
import { openBoard } from '../store/use-board.ts'
import { type BoardActions, useBoardNotices } from '../use-board-notices.ts'
import { leadAddress } from './lead-address.ts'

/**
 * Functions a lead's page shares with the board: moving with undo, and the clock. Its board contains this lead only.
 */
export function usePageTools(go: { lead(id: string): void; edit(): void }): BoardTools {
  const { username } = useSession().user
  const canWrite = useCan('lead.write')
  const actions = useRef<BoardActions>(null)
  const notices = useBoardNotices(actions)
  const latest = useRef(notices)
  const ways = useRef(go)
  useEffect(() => {
    latest.current = notices
    ways.current = go
  })
  const [board] = useState(() => openBoard({}, username, latest))
  const tools = useMemo<BoardTools>(
    () => ({
      ...board,
      canWrite,
      open: (id) => ways.current.lead(id),
      peek: (id) => ways.current.lead(id),
      edit: () => ways.current.edit(),
      addressOf: leadAddress,
    }),
    [board, canWrite],
  )
  useEffect(() => {
    actions.current = tools
    return () => board.refresh.stop()
  }, [tools, board])
  return tools
}

/** Keeps the page's board at the lead as it is. */
export function useOnBoard({ store }: BoardTools, lead: Lead | undefined): void {
  useEffect(() => {
    if (lead) store.update((state) => applyLead(state, lead, store.nextSeq()))
  }, [store, lead])
}
