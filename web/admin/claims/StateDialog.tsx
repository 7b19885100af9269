import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { bodyOf, draftOf } from './claim-draft.ts'
import type { ClaimDialogProps } from './HistoryDialog.tsx'
import { claimFields, StatementFields } from './StatementFields.tsx'

/** Creates, edits or withdraws a statement. */
export function StateDialog({ open, claim, name, onClose }: ClaimDialogProps) {
  const { claims, close } = useAllWords()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={claims.stateTitle(name)}
      description={claims.stateText}
      closeLabel={close}
    >
      <StatementForm claim={claim} name={name} onClose={onClose} />
    </Dialog>
  )
}

function StatementForm({ claim, name, onClose }: Omit<ClaimDialogProps, 'open'>) {
  const { claims } = useAllWords()
  const form = useId()
  const client = useQueryClient()
  const { show } = useToast()
  const { busy, act } = useAct()
  const [draft, setDraft] = useState(() => draftOf(claim, new Date().toISOString().slice(0, 10)))
  const [clashes, setClashes] = useState(false)
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
    const stated = await attempt.run(async () => {
      try {
        await call.stateClaim({ params: { id: claim.id }, body: read.body })
      } catch (error) {
        setClashes(error instanceof ApiError && error.code === 'conflict')
        throw error
      }
    })
    if (stated) await done(claims.saved)
  }
  const withdraw = async () => {
    const work = () => call.withdrawClaim({ params: { id: claim.id } })
    if (await act('withdraw', claims.notWithdrawn, work)) await done(claims.withdrawn)
    setWithdrawing(false)
  }
  return (
    <Form attempt={attempt} id={form} onSubmit={() => void submit()}>
      {clashes ? (
        <Banner tone="warning">{claims.clash}</Banner>
      ) : (
        <FailureBanner attempt={attempt} title={claims.notSaved} />
      )}
      <StatementFields
        claim={claim}
        draft={draft}
        errors={attempt.fields}
        onChange={(part, field) => {
          setDraft({ ...draft, ...part })
          attempt.touch(field)
        }}
      />
      <Button type="submit" tone="primary" busy={attempt.pending}>
        {attempt.pending ? claims.saving : claims.save}
      </Button>
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
  const { claims, cancel } = useAllWords()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={claims.withdrawTitle(name)}
      text={claims.withdrawText}
      confirmLabel={claims.withdraw}
      cancelLabel={cancel}
      pendingLabel={claims.withdrawing}
      pending={pending}
      danger
      onConfirm={onConfirm}
    />
  )
}
