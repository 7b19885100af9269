import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { SetupWithLeads } from '#contract/setups.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { DeleteSetup } from '../DeleteSetup.tsx'
import { EditSetupDialog } from '../editing/EditSetupDialog.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import styles from './SetupDialog.module.css'
import { SetupFacts } from './SetupFacts.tsx'

type SetupDialogProps = { id: string; onClose: () => void }

/** One setup over the list: its details, and its password for roles that may see it. */
export function SetupDialog({ id, onClose }: SetupDialogProps) {
  const words = useAllWords()
  const { setups } = words
  const client = useQueryClient()
  const options = query('readSetup', { params: { id } })
  const { data, error, refetch } = useQuery({ ...options, refetchOnMount: 'always' })
  const deleting = useRef(false)
  const [isRemoved, setRemoved] = useState(false)
  useLive('setups', (event) => {
    if (event.id !== id) return
    if (event.change !== 'removed') void client.invalidateQueries({ queryKey: options.queryKey })
    // Do not report one's own deletion.
    else if (!deleting.current) setRemoved(true)
  })
  if (isRemoved || (error instanceof ApiError && error.code === 'not_found')) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        closesBelow
        title={setups.gone}
        description={setups.goneText}
        size="small"
        footer={<Button onClick={onClose}>{words.close}</Button>}
      />
    )
  }
  const onDeleting = (isDeleting: boolean) => {
    deleting.current = isDeleting
  }
  if (data) return <KnownSetup setup={data} onClose={onClose} onDeleting={onDeleting} />
  return (
    <Dialog open onOpenChange={onClose} title={setups.title}>
      <ReadState error={error} failed={setups.loadFailed} onRetry={() => void refetch()} />
    </Dialog>
  )
}

type KnownSetupProps = { setup: SetupWithLeads; onClose: () => void; onDeleting: (isDeleting: boolean) => void }

function KnownSetup({ setup, onClose, onDeleting }: KnownSetupProps) {
  const words = useAllWords()
  const { setups } = words
  const mayWrite = useCan('setup.write')
  const mayDelete = useCan('setup.delete')
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const body = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<bdi>{setup.fullName}</bdi>}
      description={<StatusBadge status={setup.status} />}
      initialFocus={body}
      footer={
        <>
          {mayDelete && (
            <Button tone="danger" className={styles.delete} onClick={() => setOpen('delete')}>
              {setups.deleteIt}
            </Button>
          )}
          {mayWrite && (
            <Button icon="edit" onClick={() => setOpen('edit')}>
              {setups.editIt}
            </Button>
          )}
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      <div ref={body} tabIndex={-1}>
        <SetupFacts setup={setup} />
      </div>
      {open === 'edit' && <EditSetupDialog setup={setup} onClose={() => setOpen(null)} />}
      <DeleteSetup
        setup={setup}
        open={open === 'delete'}
        onClose={() => setOpen(null)}
        onDeleting={onDeleting}
        onDeleted={onClose}
      />
    </Dialog>
  )
}
