import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BrokerMail } from '#contract/broker-mails.ts'
import { ConfirmDelete } from '#web/admin/parts/ConfirmDelete.tsx'
import { saveFile } from '#web/admin/parts/save-file.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'

/** Check again; export for an auditor (owners); delete an unconfirming mail. */
export function MailActions({ mail: { id, accountId, state, createdAt } }: { mail: BrokerMail }) {
  const { brokerMails: words } = useAllWords()
  const mayExport = useCan('evidence.export')
  const client = useQueryClient()
  const { busy, act } = useAct()
  const [deleting, setDeleting] = useState(false)
  const params = { id }
  const reload = () => client.invalidateQueries({ queryKey: ['listBrokerMails', accountId] })
  const check = async () => {
    await act('check', words.notChecked, () => call.checkBrokerMail({ params }))
    await reload()
  }
  const save = () =>
    act('export', words.notExported, async () => {
      const evidence = await call.exportBrokerMail({ params })
      const file = new Blob([JSON.stringify(evidence, null, 2)], { type: 'application/json' })
      saveFile(file, `${words.file}-${createdAt.slice(0, 10)}.json`)
    })
  const remove = async () => {
    if (await act('delete', words.notDeleted, () => call.deleteBrokerMail({ params }))) setDeleting(false)
    await reload()
  }
  return (
    <>
      <Button busy={busy === 'check'} onClick={() => void check()}>
        {busy === 'check' ? words.checking : words.check}
      </Button>
      {mayExport && (
        <Button icon="download" busy={busy === 'export'} onClick={() => void save()}>
          {busy === 'export' ? words.exporting : words.export}
        </Button>
      )}
      {state !== 'confirmed' && (
        <Button icon="trash" onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
      )}
      <ConfirmDelete
        words={words.confirmDelete}
        open={deleting}
        onClose={() => setDeleting(false)}
        busy={busy === 'delete'}
        remove={remove}
      />
    </>
  )
}
