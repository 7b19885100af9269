import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import { isFiltered, type LeadFilters } from '#domain/leads/lead-filters.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { useBrandName } from '#web/admin/parts/brand.ts'
import {
  filtersOf,
  keepLeads,
  type LeadsScreenProps,
  type LeadsSearch,
  noFilters,
} from '#web/admin/parts/leads-search.ts'
import { useCan, useSession } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { maskIcons } from '#web/kit/mask-icons.ts'
import { prefetch } from '#web/kit/prefetch.ts'
import { useStore } from '#web/kit/store.ts'
import { AddLeadButton } from './add/AddLeadButton.tsx'
import { BoardBody } from './board/BoardBody.tsx'
import { DisplayMenu } from './board/DisplayMenu.tsx'
import { figures } from './board/display.ts'
import { LeadsToolbar } from './filters/LeadsToolbar.tsx'
import { ViewSwitch } from './filters/ViewSwitch.tsx'
import { UrgentLeads } from './insight/UrgentLeads.tsx'
import styles from './LeadsScreen.module.css'
import { useAskLost } from './lost/lost-question.ts'
import { useTeamPresence } from './presence/use-team-presence.ts'
import { leadAddress } from './record/lead-address.ts'
import { keepLeadOrder } from './record/lead-order.ts'
import { StatsGrid } from './stats/StatsGrid.tsx'
import { seeArrival } from './store/board-arrivals.ts'
import { ClockContext } from './store/board-clock.ts'
import { BoardContext, type BoardTools } from './store/board-context.ts'
import { shownLead } from './store/board-state.ts'
import { idsInColumn } from './store/column-view.ts'
import { useBoard } from './store/use-board.ts'
import { ExportMenu } from './transfer/ExportMenu.tsx'
import { type BoardActions, useBoardNotices } from './use-board-notices.ts'
import { readDefaultView } from './views/default-view.ts'
import { SavedViews } from './views/SavedViews.tsx'
import { useBoardVisit } from './visits/use-board-visit.ts'

const loadPanel = () => import('./panel/LeadPanel.tsx')
const LeadList = lazy(async () => ({ default: (await import('./list/LeadList.tsx')).LeadList }))
const LeadPanel = lazy(async () => ({ default: (await loadPanel()).LeadPanel }))
const LeadDialog = lazy(async () => ({ default: (await import('./lead/LeadDialog.tsx')).LeadDialog }))

/** Fetches the panel's code ahead, so that the first lead opens at once. */
const preparePanel = () => prefetch(() => void loadPanel().catch(() => undefined))

/** The CRM: the board, and over it the dialog of the lead in the address. */
export function LeadsScreen({ search, onSearch, onPage }: LeadsScreenProps) {
  const filters = useFilters(search)
  const { username } = useSession().user
  useEffect(() => keepLeads(username, search), [username, search])
  const openId = search.lead ?? null
  const boardActions = useRef<BoardActions>(null)
  const board = useBoard(filters, username, useBoardNotices(boardActions))
  const canWrite = useCan('lead.write')
  const askLost = useAskLost()
  const mayExport = useCan('export')
  const { state, view, problem } = useSyncExternalStore(board.store.subscribe, board.store.getSnapshot)
  const showsFigures = useStore(figures) === 'shown'
  const isKnown = state.status === 'ready' || state.leads.size > 0

  const rowIds = useRef<readonly string[]>([])
  const order = () =>
    search.view === undefined ? leadStatuses.flatMap((status) => idsInColumn(view[status])) : rowIds.current

  const ask = useRef(onSearch)
  const tools = useMemo<BoardTools>(() => {
    return {
      ...board,
      canWrite,
      move: async (id, to, lost, from) => {
        const { name = '', status } = shownLead(board.store.state, id) ?? {}
        const reason = to === 'lost' ? (lost ?? (await askLost(name))) : undefined
        if (reason !== null) board.move(id, to, reason, from ?? status)
      },
      open: (peek) => ask.current({ peek }),
      peek: (peek) => ask.current({ peek }),
      edit: (lead) => ask.current({ lead }),
      addressOf: leadAddress,
    }
  }, [board, canWrite, askLost])
  useEffect(() => {
    ask.current = onSearch
    boardActions.current = tools
  })
  useEffect(() => {
    if (openId !== null) board.store.update((before) => seeArrival(before, openId))
  }, [board, openId])
  useTitle(state.arrivals.filter((id) => state.leads.get(id)?.lead.status === 'new').length)
  useEffect(preparePanel, [])
  useDefaultView(search, onSearch)
  useTeamPresence()
  useBoardVisit()

  return (
    <BoardContext value={tools}>
      <ClockContext value={board.clock}>
        <UrgentLeads>
          <div className={styles.screen} style={maskIcons}>
            <LeadsToolbar
              view={isKnown ? view : null}
              similarOnly={state.similarOnly}
              search={search}
              onSearch={onSearch}
            >
              <div className={styles.tools}>
                <SavedViews search={search} onSearch={onSearch} />
                <ViewSwitch
                  view={search.view ?? 'board'}
                  onView={(chosen) => onSearch({ view: chosen === 'board' ? undefined : chosen })}
                />
                {mayExport && <ExportMenu filters={filters} sort={search.sort} order={search.order} />}
              </div>
              <DisplayMenu />
              <AddLeadButton />
            </LeadsToolbar>
            {showsFigures && (
              <div className={styles.stats}>
                <StatsGrid />
              </div>
            )}
            <div className={styles.main}>
              <div className={styles.content}>
                {search.view === undefined ? (
                  <BoardBody
                    view={view}
                    isKnown={isKnown}
                    busy={state.status === 'loading'}
                    problem={problem}
                    isFiltered={isFiltered(filters)}
                    onShowAll={() => onSearch(noFilters)}
                  />
                ) : (
                  <Suspense>
                    <LeadList kind={search.view} filters={filters} search={search} onSearch={onSearch} ids={rowIds} />
                  </Suspense>
                )}
              </div>
              {search.peek !== undefined && (
                <Suspense>
                  <LeadPanel
                    id={search.peek}
                    order={order}
                    onPeek={(peek) => onSearch({ peek })}
                    onPage={(lead) => {
                      keepLeadOrder(order())
                      onPage(lead)
                    }}
                    onClose={() => onSearch({ peek: undefined })}
                  />
                </Suspense>
              )}
            </div>
          </div>
          {openId !== null && (
            <Suspense>
              <LeadDialog key={openId} id={openId} onClose={() => onSearch({ lead: undefined })} />
            </Suspense>
          )}
        </UrgentLeads>
      </ClockContext>
    </BoardContext>
  )
}

/** The filters of the address; a stable object until one of them changes. */
function useFilters(search: LeadsSearch): LeadFilters {
  const key = JSON.stringify(filtersOf(search))
  return useMemo(() => JSON.parse(key) as LeadFilters, [key])
}

/** An address without a query opens with this user's default view. */
function useDefaultView(search: LeadsSearch, onSearch: LeadsScreenProps['onSearch']): void {
  const { username } = useSession().user
  const isAsked = useRef(Object.keys(search).length > 0)
  const open = useEffectEvent(() => {
    const view = isAsked.current ? null : readDefaultView(username)
    isAsked.current = true
    if (view) onSearch(view.search)
  })
  useEffect(() => open(), [])
}

/** The tab's title, with the number of new leads not opened here. */
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
