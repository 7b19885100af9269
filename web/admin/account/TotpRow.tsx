import { useState } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import type { Factors } from '#contract/second-factor.ts'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { RemoveFactor } from './RemoveFactor.tsx'
import { TotpDialog } from './TotpDialog.tsx'

type TotpRowProps = {
  totp: Factors['totp']
  /** True if it is the only second factor, without which only the password remains. */
  isLast: boolean
  onChanged: (codes: readonly string[] | null) => Promise<void>
}

/** The authenticator app: off, or on since a date. */
export function TotpRow({ totp, isLast, onChanged }: TotpRowProps) {
  const words = useAllWords().ownAccount.factors
  const format = useFormat()
  const { show } = useToast()
  const { busy, act } = useAct()
  const [started, setStarted] = useState<AnswerOf<'startTotp'> | null>(null)
  const start = () => act('start', words.totpFailed, async () => setStarted(await call.startTotp()))
  const confirmed = async (codes: readonly string[] | null) => {
    setStarted(null)
    show({ tone: 'success', title: words.totpAdded })
    await onChanged(codes)
  }
  return (
    <>
      <Row
        title={
          <>
            {words.totp}
            {totp && <Badge tone="success">{words.isOn}</Badge>}
          </>
        }
        text={totp ? words.since(format.date(totp.confirmedAt)) : words.totpText}
        end={
          totp ? (
            <RemoveFactor
              label={words.remove}
              of={words.totp}
              title={words.totpRemoval}
              text={isLast ? words.removalLast : words.removalText}
              work={() => call.removeTotp()}
              onRemoved={() => onChanged(null)}
            />
          ) : (
            <Button busy={busy !== null} onClick={() => void start()}>
              {words.setUp}
            </Button>
          )
        }
      />
      <TotpDialog started={started} onClose={() => setStarted(null)} onConfirmed={confirmed} />
    </>
  )
}
