import type { ReactNode } from 'react'
import { Banner } from '#web/kit/Banner.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './ShownOnce.module.css'

type ShownOnceProps = { warning: string; text: string; copyLabel: string; children?: ReactNode }

/** A secret that is shown this once, to be copied. */
export function ShownOnce({ warning, text, copyLabel, children }: ShownOnceProps) {
  return (
    <div className={styles.once}>
      <Banner tone="warning" icon="alert">
        {warning}
      </Banner>
      <code className={styles.text}>{text}</code>
      <CopyButton text={text} label={copyLabel} />
      {children}
    </div>
  )
}
