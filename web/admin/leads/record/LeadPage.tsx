import { Link, useParams, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { useBrandName } from '#web/admin/parts/brand.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { maskIcons } from '#web/kit/mask-icons.ts'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { QuickActions } from '../actions/QuickActions.tsx'
import { AiButton } from '../insight/AiButton.tsx'
import { useLead } from '../lead/use-lead.ts'
import { useTeamPresence } from '../presence/use-team-presence.ts'
import { ClockContext } from '../store/board-clock.ts'
import { BoardContext, type BoardTools } from '../store/board-context.ts'
import styles from './LeadPage.module.css'
import { LeadRecord } from './LeadRecord.tsx'
import { leadOrder } from './lead-order.ts'
import { useOnBoard, usePageTools } from './use-page-tools.ts'
import { useRecordKeys } from './use-record-keys.ts'

const LeadDialog = lazy(async () => ({ default: (await import('../lead/LeadDialog.tsx')).LeadDialog }))

/** A lead as a page of its own, at an address that can be sent to a teammate. */
export function LeadPage() {
  const id = useParams({ strict: false }).lead ?? ''
  const router = useRouter()
  const [isEdited, setEdited] = useState(false)
  const go = (lead: string) =>
    void router.navigate({ to: '/admin/leads/$lead', params: { lead }, replace: true, state: true })
  const tools = usePageTools({ lead: go, edit: () => setEdited(true) })
  useTeamPresence()
  return (
    <BoardContext value={tools}>
      <ClockContext value={tools.clock}>
        <QuickActions onWrite={() => setEdited(false)}>
          <Page key={id} id={id} tools={tools} go={go} />
          {isEdited && (
            <Suspense>
              <LeadDialog key={id} id={id} onClose={() => setEdited(false)} />
            </Suspense>
          )}
        </QuickActions>
      </ClockContext>
    </BoardContext>
  )
}

type PageProps = { id: string; tools: BoardTools; go: (id: string) => void }

function Page({ id, tools, go }: PageProps) {
  const words = useAllWords()
  const format = useFormat()
  const brand = useBrandName()
  const { lead, isGone, movedTo, error, reload } = useLead(id)
  const follow = useEffectEvent(go)
  useEffect(() => {
    if (movedTo !== null) follow(movedTo)
  }, [movedTo])
  useOnBoard(tools, lead)
  const order = leadOrder(id)
  const at = order.indexOf(id)
  const step = (by: 1 | -1) => {
    const next = order[at + by]
    if (next !== undefined) go(next)
  }
  const keys = useRecordKeys(step)
  const element = useRef<HTMLElement>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  const { dialog } = words.leads
  const title = lead?.name ?? (isGone ? dialog.gone : words.loading)
  return (
    <article ref={element} className={styles.page} tabIndex={-1} onKeyDown={keys.onKeyDown} style={maskIcons}>
      <title>{`${title} · ${brand}`}</title>
      <header className={styles.head}>
        <BackToLeads />
        <h1 className={styles.name}>
          <bdi>{title}</bdi>
        </h1>
        {order.length > 1 && <Neighbours at={at} of={order.length} step={step} />}
        {lead && <AiButton lead={lead} />}
        {lead && <EditButton tools={tools} lead={lead} />}
      </header>
      {lead && <LeadRecord key={id} lead={lead} wide composer={keys.composer} />}
      {!lead && !isGone && error === null && <Skeleton shape="card" />}
      {!lead && isGone && <EmptyState icon="trash" title={dialog.gone} text={dialog.goneText} />}
      {!lead && !isGone && error !== null && (
        <EmptyState
          icon="alert"
          title={dialog.loadFailed}
          text={problemText(error, words, format)}
          action={<Button onClick={reload}>{words.tryAgain}</Button>}
        />
      )}
    </article>
  )
}

/** Back to the list as it was, or to the board where the page was opened by its address. */
function BackToLeads() {
  const { leadRecord } = useAllWords()
  const router = useRouter()
  const isOver = router.state.location.state.overList === true
  return (
    <Link
      to="/admin"
      className={styles.back}
      onClick={(event) => {
        if (!isOver || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        router.history.back()
      }}
    >
      <Icon name="chevron-start" small />
      {leadRecord.back}
    </Link>
  )
}

function Neighbours({ at, of, step }: { at: number; of: number; step: (by: 1 | -1) => void }) {
  const { workspace, leadRecord } = useAllWords()
  const format = useFormat()
  return (
    <div className={styles.neighbours}>
      <span>{leadRecord.place(format.number(at + 1), format.number(of))}</span>
      <IconButton icon="chevron-up" label={workspace.panel.previous} disabled={at === 0} onClick={() => step(-1)} />
      <IconButton icon="chevron-down" label={workspace.panel.next} disabled={at === of - 1} onClick={() => step(1)} />
    </div>
  )
}

function EditButton({ tools, lead }: { tools: BoardTools; lead: Lead }) {
  const { leadRecord } = useAllWords()
  const canWrite = useCan('lead.write')
  if (!canWrite) return null
  return (
    <Button icon="edit" onClick={() => tools.edit(lead.id)}>
      {leadRecord.edit}
    </Button>
  )
}
