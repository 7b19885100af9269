import { useState } from 'react'
import type { PasskeyProof } from '#contract/passkey.ts'
import layout from '#web/admin/parts/layout.module.css'
import { fieldTexts, problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './PasskeyButton.module.css'
import { PasskeyDeclined, signWithPasskey } from './passkey.ts'

type PasskeyButtonProps = {
  /** Called with the signature; may throw the server's error. */
  onSigned: (passkey: PasskeyProof) => Promise<void>
  /** The divider text above the alternative. */
  or: string
}

/** Asks for a passkey with the browser's dialog; shown above an alternative. */
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
    <div className={layout.stack4}>
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
