import type { ReactNode } from 'react'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './Transfer.module.css'

type ProgressPanelProps = {
  title: string
  done: number
  all: number
  text: string
  hint?: ReactNode
  stopLabel?: string | undefined
  stopping?: boolean | undefined
  onStop?: (() => void) | undefined
}

/** Progress of work on many rows, with a stop button. */
export function ProgressPanel({ title, done, all, text, hint, stopLabel, stopping, onStop }: ProgressPanelProps) {
  return (
    <Section title={title} text={hint}>
      <div className={styles.form}>
        <progress className={styles.progress} aria-label={title} value={done} max={Math.max(all, 1)} />
        <p role="status">{text}</p>
        {onStop && stopLabel && (
          <div>
            <Button icon="close" busy={stopping} onClick={onStop}>
              {stopLabel}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}
