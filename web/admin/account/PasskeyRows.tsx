import { useState } from 'react'
import type { Factors } from '#contract/second-factor.ts'
import { Row, RowList } from '#web/admin/parts/screen/Section.tsx'
import { knowsPasskeys } from '#web/admin/parts/second-factor/passkey.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { RemoveFactor } from './RemoveFactor.tsx'

type PasskeyRowsProps = { factors: Factors; onChanged: (codes: readonly string[] | null) => Promise<void> }

/** The passkeys, and a further one. */
export function PasskeyRows({ factors, onChanged }: PasskeyRowsProps) {
  const words = useAllWords().ownAccount.factors
  const format = useFormat()
  const { show } = useToast()
  const [adding, setAdding] = useState(false)
  const { totp, passkeys, passkeysWork } = factors
  const isLast = totp === null && passkeys.length === 1
  const added = async (codes: readonly string[] | null) => {
    setAdding(false)
    show({ tone: 'success', title: words.passkeyAdded })
    await onChanged(codes)
  }
  const text = !passkeysWork ? words.passkeysNotHere : knowsPasskeys() ? words.passkeysText : words.passkeysNoBrowser
  return (
    <>
      <Row
        title={words.passkeys}
        text={text}
        end={passkeysWork && knowsPasskeys() && <Button onClick={() => setAdding(true)}>{words.addPasskey}</Button>}
      />
      {passkeys.length > 0 && (
        <RowList label={words.passkeys}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id}>
              <Row
                icon="passkey"
                title={name}
                text={words.passkeyUse(
                  format.date(createdAt),
                  lastUsedAt === null ? null : format.relative(lastUsedAt, Date.now()),
                )}
                end={
                  <RemoveFactor
                    label={words.remove}
                    of={name}
                    title={words.passkeyRemoval(name)}
                    text={isLast ? words.removalLast : words.removalText}
                    work={() => call.removePasskey({ params: { id } })}
                    onRemoved={() => onChanged(null)}
                  />
                }
              />
            </li>
          ))}
        </RowList>
      )}
      <AddPasskeyDialog open={adding} onClose={() => setAdding(false)} onAdded={added} />
    </>
  )
}
