import { lazy, Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useBrandName } from '#web/admin/parts/brand.ts'
import type { LeadsScreenProps } from '#web/admin/parts/leads-search.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { BoardBody } from './board/BoardBody.tsx'
import { BoardToolbar } from './board/BoardToolbar.tsx'
import styles from './LeadsScreen.module.css'
import { seeArrival } from './store/board-arrivals.ts'
import { ClockContext } from './store/board-clock.ts'
import { BoardContext, type BoardTools } from './store/board-context.ts'
import { useBoard } from './store/use-board.ts'
import { type Doings, useReports } from './use-reports.ts'

const loadDialog = () => import('./lead/LeadDialog.tsx')
const LeadDialog = lazy(async () => ({ default: (await loadDialog()).LeadDialog }))

/** Fetches the dialog's code when the board has settled, so that the first lead opens at once. */
function prepareDialog(): () => void {
  const timer = setTimeout(() => {
    if (navigator.onLine) loadDialog().catch(() => undefined)
  }, 2_000)
  return () => clearTimeout(timer)
}

/** The CRM: the board, and over it the lead whose id stands in the address. */
export function LeadsScreen({ search, onSearch }: LeadsScreenProps) {
  const platform = search.platform ?? null
  const openId = search.lead ?? null
  const doings = useRef<Doings>(null)
  const board = useBoard(platform, useReports(doings))
  const canWrite = useCan('lead.write')
  const { state, view, problem } = useSyncExternalStore(board.store.subscribe, board.store.getSnapshot)
  const isKnown = state.status === 'ready' || state.leads.size > 0

  const ask = useRef(onSearch)
  const tools = useMemo<BoardTools>(() => {
    const query = (lead: string) => new URLSearchParams({ ...(platform !== null && { platform }), lead })
    return { ...board, canWrite, open: (lead) => ask.current({ lead }), addressOf: (lead) => `?${query(lead)}` }
  }, [board, canWrite, platform])
  useEffect(() => {
    ask.current = onSearch
    doings.current = tools
  })
  useEffect(() => {
    if (openId !== null) board.store.update((before) => seeArrival(before, openId))
  }, [board, openId])
  useTitle(state.arrivals.filter((id) => state.leads.get(id)?.lead.status === 'new').length)
  useEffect(prepareDialog, [])

  return (
    <BoardContext value={tools}>
      <ClockContext value={board.clock}>
        <div className={styles.screen}>
          <BoardToolbar
            view={isKnown ? view : null}
            platform={platform}
            onPlatform={(chosen) => onSearch({ platform: chosen ?? undefined })}
          />
          <BoardBody
            view={view}
            isKnown={isKnown}
            busy={state.status === 'loading'}
            problem={problem}
            platform={platform}
            onShowAll={() => onSearch({ platform: undefined })}
          />
        </div>
        {openId !== null && (
          <Suspense>
            <LeadDialog key={openId} id={openId} onClose={() => onSearch({ lead: undefined })} />
          </Suspense>
        )}
      </ClockContext>
    </BoardContext>
  )
}

/** The tab's title, with the number of leads that came in and nobody here has looked at. */
function useTitle(arrivals: number): void {
  const { leads } = useWords()
  const product = useBrandName()
  useEffect(() => {
    document.title = `${arrivals > 0 ? `(${arrivals}) ` : ''}${leads.title} · ${product}`
  }, [arrivals, leads, product])
  useEffect(
    () => () => {
      document.title = product
    },
    [product],
  )
}
