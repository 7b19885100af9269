import { useState } from 'react'
import type { PasskeyProof } from '#contract/passkey.ts'
import { fieldTexts, problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './PasskeyButton.module.css'
import { PasskeyDeclined, signWithPasskey } from './passkey.ts'

type PasskeyButtonProps = {
  /** What to do with the signature; may throw what the server answers. */
  onSigned: (passkey: PasskeyProof) => Promise<void>
  /** What stands between this and the other way. */
  or: string
}

/** Asks for a passkey by the browser's own window, above another way to do the same. */
export function PasskeyButton({ onSigned, or }: PasskeyButtonProps) {
  const words = useWords()
  const format = useFormat()
  const { secondFactor } = words
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<{ text: string; declined: boolean } | null>(null)
  const sign = async () => {
    setPending(true)
    setProblem(null)
    try {
      await onSigned(await signWithPasskey())
    } catch (error) {
      const declined = error instanceof PasskeyDeclined
      const isRefused = 'passkey' in fieldTexts(error, words)
      const text = isRefused ? secondFactor.passkeyWrong : problemText(error, words, format)
      setProblem({ text: declined ? secondFactor.passkeyDeclined : text, declined })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={styles.passkey}>
      {problem && (
        <Banner tone={problem.declined ? 'info' : 'danger'} icon={problem.declined ? 'info' : 'alert'}>
          {problem.text}
        </Banner>
      )}
      <Button icon="passkey" busy={pending} onClick={() => void sign()}>
        {pending ? secondFactor.passkeyPending : secondFactor.usePasskey}
      </Button>
      <p className={styles.or}>{or}</p>
    </div>
  )
}
