import { useState } from 'react'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { PasskeyRows } from './PasskeyRows.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { RecoveryRow } from './RecoveryRow.tsx'
import { TotpRow } from './TotpRow.tsx'
import { useFactors } from './use-factors.ts'

/** The teammate's second factors and recovery codes. */
export function SecondFactorSection() {
  const words = useAllWords().ownAccount.factors
  const { factors, error, reload, changed } = useFactors()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const onChanged = async (fresh: readonly string[] | null) => {
    if (fresh) setCodes(fresh)
    await changed()
  }
  const hasAny = factors !== undefined && (factors.totp !== null || factors.passkeys.length > 0)
  return (
    <Section title={words.title} text={hasAny ? words.on : words.off}>
      {factors ? (
        <>
          <TotpRow totp={factors.totp} isLast={factors.passkeys.length === 0} onChanged={onChanged} />
          <PasskeyRows factors={factors} onChanged={onChanged} />
          {hasAny && <RecoveryRow left={factors.recoveryCodesLeft} onChanged={onChanged} />}
        </>
      ) : (
        <ReadState error={error} failed={words.loadFailed} onRetry={reload} />
      )}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </Section>
  )
}
