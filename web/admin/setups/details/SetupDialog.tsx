import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { SetupWithLeads } from '#contract/setups.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { DeleteSetup } from '../DeleteSetup.tsx'
import { EditSetupDialog } from '../editing/EditSetupDialog.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import styles from './SetupDialog.module.css'
import { SetupFacts } from './SetupFacts.tsx'

type SetupDialogProps = { id: string; onClose: () => void }

/** One setup over the list: all that is known about it, and its password to whoever may see it. */
export function SetupDialog({ id, onClose }: SetupDialogProps) {
  const words = useWords()
  const { setups } = words
  const client = useQueryClient()
  const options = query('readSetup', { params: { id } })
  const { data, error, refetch } = useQuery({ ...options, refetchOnMount: 'always' })
  useLive('setups', (event) => {
    if (event.id === id) void client.invalidateQueries({ queryKey: options.queryKey })
  })
  if (error instanceof ApiError && error.code === 'not_found') {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={setups.gone}
        description={setups.goneText}
        size="small"
        footer={<Button onClick={onClose}>{words.close}</Button>}
      />
    )
  }
  if (data) return <KnownSetup setup={data} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title={setups.title} closeLabel={words.close}>
      <ReadState error={error} failed={setups.loadFailed} onRetry={() => void refetch()} />
    </Dialog>
  )
}

function KnownSetup({ setup, onClose }: { setup: SetupWithLeads; onClose: () => void }) {
  const words = useWords()
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
      closeLabel={words.close}
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
      <DeleteSetup setup={setup} open={open === 'delete'} onClose={() => setOpen(null)} onDeleted={onClose} />
    </Dialog>
  )
}
