import { useState } from 'react'
import { changeableView, type LeadView } from '#contract/views.ts'
import { viewNameLength } from '#domain/leads/lead-views.ts'
import { markOf, shownOf } from '#domain/leads/seen.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import styles from './Views.module.css'

type ManageViewsProps = { views: readonly LeadView[]; reload: () => Promise<void>; onClose: () => void }

/** Manages one's own views: rename, share, delete. */
export function ManageViews({ views, reload, onClose }: ManageViewsProps) {
  const words = useWords()
  const { saved } = words.workspace
  return (
    <Dialog open onOpenChange={onClose} title={saved.manageTitle}>
      {views.length === 0 ? (
        <p>{saved.none}</p>
      ) : (
        <ul className={layout.stack3}>
          {views.map((view) => (
            <li key={view.id} className={styles.view}>
              <EntryBoundary place="view" of={view} fallback={<p dir="auto">{view.name}</p>}>
                <OwnView view={view} reload={reload} />
              </EntryBoundary>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function OwnView({ view, reload }: { view: LeadView; reload: () => Promise<void> }) {
  const { workspace, save } = useWords()
  const { saved } = workspace
  const { show } = useToast()
  const { busy, act } = useAct()
  const [name, setName] = useState(view.name)
  const params = { id: view.id }
  const mayShare = useCan('view.share')
  const change = async (body: { name?: string; isShared?: boolean }) => {
    const seen = shownOf(view, body)
    const isDone = await act('change', saved.failed, () => call.changeView({ params, body: { ...body, seen } }))
    await reload()
    if (!isDone) return
    show({ tone: 'success', title: saved.done(body.name ?? view.name) })
  }
  const remove = async () => {
    const query = { seen: markOf(changeableView(view)) }
    const isDone = await act('delete', saved.deleteFailed, () => call.deleteView({ params, query }))
    await reload()
    if (!isDone) return
    show({ tone: 'success', title: saved.deleted })
  }
  const isRenamed = name.trim() !== '' && name.trim() !== view.name
  return (
    <>
      <TextField
        label={saved.rename}
        labelHidden
        value={name}
        onChange={setName}
        maxLength={viewNameLength}
        autoComplete="off"
      />
      {isRenamed && (
        <Button busy={busy === 'change'} onClick={() => void change({ name })}>
          {save}
        </Button>
      )}
      {mayShare && (
        <Checkbox label={saved.share} checked={view.isShared} onChange={(isShared) => void change({ isShared })} />
      )}
      <IconButton icon="trash" label={saved.delete(view.name)} onClick={() => void remove()} />
    </>
  )
}
