import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RegisteredClaim } from '#contract/claims.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { bodyOf, type ClaimDraft, draftOf } from './claim-draft.ts'
import type { ClaimDialogProps } from './HistoryDialog.tsx'
import { claimFields, StatementFields } from './StatementFields.tsx'

/** Creates, edits or withdraws a statement. */
export function StateDialog({ open, claim, name, onClose }: ClaimDialogProps) {
  const { claims } = useAllWords()
  return (
    <Dialog open={open} onOpenChange={onClose} title={claims.stateTitle(name)} description={claims.stateText}>
      <StatementForm claim={claim} name={name} onClose={onClose} />
    </Dialog>
  )
}

/** Labels of the form's fields. */
function useStatementLabels(): Record<keyof ClaimDraft, string> {
  const { claims } = useAllWords()
  return {
    amount: claims.value,
    plus: claims.andMore,
    text: claims.value,
    author: claims.author,
    country: claims.country,
    months: claims.months,
    accountType: claims.accountType,
    asOf: claims.asOfLabel,
    expiresOn: claims.expiresLabel,
    url: claims.url,
    reference: claims.reference,
  }
}

const shownText = (value: ClaimDraft[keyof ClaimDraft]) =>
  typeof value === 'object' ? Object.values(value).join(' · ') : value === true ? '✓' : value || ''

function StatementForm({ claim, name, onClose }: Omit<ClaimDialogProps, 'open'>) {
  const { claims } = useAllWords()
  const formId = useId()
  const client = useQueryClient()
  const { show } = useToast()
  const { busy, act } = useAct()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const form = useSeenForm<RegisteredClaim, ClaimDraft>(claim, (record) => draftOf(record, today))
  const draft = form.values
  const [withdrawing, setWithdrawing] = useState(false)
  const attempt = useAttempt(Object.fromEntries(claimFields.map((field) => [field, null])))
  const done = async (title: string) => {
    show({ tone: 'success', title })
    onClose()
    await Promise.all(
      (['listClaims', 'readStartList'] as const).map((name) => client.invalidateQueries({ queryKey: [name] })),
    )
  }
  const submit = async () => {
    const read = bodyOf(claim, draft)
    if ('wrong' in read) {
      attempt.reject(Object.fromEntries(read.wrong.map((field) => [field, claims.numberWrong])))
      return
    }
    const state = async (values: ClaimDraft, version: number) => {
      const { body } = bodyOf(claim, values) as typeof read
      await call.stateClaim({ params: { id: claim.id }, body: { ...body, version } })
    }
    let isStated = false
    await attempt.run(async () => {
      const outcome = await form.save(({ values, record }) => state(values, record.version))
      // Saving an unchanged statement approves it again.
      if (outcome === 'unchanged') await state(draft, form.record.version)
      isStated = outcome !== 'asked'
    })
    if (isStated) await done(claims.saved)
  }
  const withdraw = async () => {
    const work = () => call.withdrawClaim({ params: { id: claim.id }, query: { version: form.record.version } })
    if (await act('withdraw', claims.notWithdrawn, work)) await done(claims.withdrawn)
    setWithdrawing(false)
  }
  return (
    <Form attempt={attempt} id={formId} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={claims.notSaved} />
      <SeenClash form={form} labels={useStatementLabels()} textOf={(_, value) => shownText(value)} />
      <StatementFields
        claim={claim}
        draft={draft}
        errors={attempt.fields}
        onChange={(part, field) => {
          form.set(part)
          attempt.touch(field)
        }}
      />
      <SubmitButton attempt={attempt} label={claims.save} pending={claims.saving} />
      {claim.stated && (
        <Button tone="danger" onClick={() => setWithdrawing(true)}>
          {claims.withdraw}
        </Button>
      )}
      <Withdrawal
        open={withdrawing}
        name={name}
        pending={busy !== null}
        onClose={() => setWithdrawing(false)}
        onConfirm={() => void withdraw()}
      />
    </Form>
  )
}

type WithdrawalProps = { open: boolean; name: string; pending: boolean; onClose: () => void; onConfirm: () => void }

function Withdrawal({ open, name, pending, onClose, onConfirm }: WithdrawalProps) {
  const { claims } = useAllWords()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={claims.withdrawTitle(name)}
      text={claims.withdrawText}
      confirmLabel={claims.withdraw}
      pendingLabel={claims.withdrawing}
      pending={pending}
      danger
      onConfirm={onConfirm}
    />
  )
}
