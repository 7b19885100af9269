import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/accounts.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { type SeenOutcome, useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Dialog } from '#web/kit/Dialog.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import type { AccountDialogProps } from './CarryDialog.tsx'

/** Sets the broker's time zone. */
export function TimeZoneDialog({ open, account, onClose }: AccountDialogProps) {
  const { accounts: words } = useAllWords()
  return (
    <Dialog open={open} onOpenChange={onClose} title={words.setZone} size="small">
      <TimeZoneForm account={account} onClose={onClose} />
    </Dialog>
  )
}

function TimeZoneForm({ account, onClose }: Omit<AccountDialogProps, 'open'>) {
  const { accounts: words } = useAllWords()
  const client = useQueryClient()
  const form = useSeenForm<Account, { serverZone: string }>(account, (record) => ({
    serverZone: record.serverZone ?? '',
  }))
  const attempt = useAttempt({ serverZone: null })
  const submit = async () => {
    const serverZone = form.values.serverZone.trim()
    let outcome = 'asked' as SeenOutcome
    await attempt.run(async () => {
      outcome = await form.save(({ record }) => {
        const seen = { serverZone: record.serverZone }
        return call.changeAccount({ params: { id: account.id }, body: { serverZone, seen } })
      })
    })
    if (outcome === 'asked') return
    onClose()
    await client.invalidateQueries({ queryKey: ['listAccounts'] })
  }
  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={words.notSaved} />
      <SeenClash form={form} labels={{ serverZone: words.zone }} />
      <TextField
        label={words.zone}
        hint={words.zoneHint}
        autoComplete="off"
        value={form.values.serverZone}
        {...attempt.field('serverZone', (serverZone) => form.set({ serverZone }))}
        error={attempt.fields.serverZone && words.zoneWrong}
      />
      <SubmitButton attempt={attempt} />
    </Form>
  )
}
