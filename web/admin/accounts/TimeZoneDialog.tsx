import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import type { AccountDialogProps } from './CarryDialog.tsx'

/** Sets the broker's time zone. */
export function TimeZoneDialog({ open, account, onClose }: AccountDialogProps) {
  const { accounts: words, close } = useAllWords()
  return (
    <Dialog open={open} onOpenChange={onClose} title={words.setZone} size="small" closeLabel={close}>
      <TimeZoneForm account={account} onClose={onClose} />
    </Dialog>
  )
}

function TimeZoneForm({ account, onClose }: Omit<AccountDialogProps, 'open'>) {
  const { accounts: words } = useAllWords()
  const client = useQueryClient()
  const [serverZone, setServerZone] = useState(account.serverZone ?? '')
  const attempt = useAttempt({ serverZone: null })
  const submit = async () => {
    const work = () => call.changeAccount({ params: { id: account.id }, body: { serverZone: serverZone.trim() } })
    if (!(await attempt.run(work))) return
    onClose()
    await client.invalidateQueries({ queryKey: ['listAccounts'] })
  }
  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={words.notSaved} />
      <TextField
        label={words.zone}
        hint={words.zoneHint}
        autoComplete="off"
        value={serverZone}
        error={attempt.fields.serverZone && words.zoneWrong}
        onChange={(value) => {
          setServerZone(value)
          attempt.touch('serverZone')
        }}
      />
      <Button type="submit" tone="primary" busy={attempt.pending}>
        {attempt.pending ? words.savingZone : words.saveZone}
      </Button>
    </Form>
  )
}
