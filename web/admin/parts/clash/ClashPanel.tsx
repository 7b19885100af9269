import { useEffect, useRef } from 'react'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import styles from './ClashPanel.module.css'

export type Side = 'mine' | 'theirs'

/** A field that was changed both here and by a teammate, with both values as text. */
type ShownClash = {
  readonly field: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
  /** Null until the user chooses. */
  readonly chosen: Side | null
}

type ClashPanelProps = {
  /** Heading: who changed what. */
  title: string
  clashes: readonly ShownClash[]
  /** Saving was tried before all were decided. */
  mustChoose: boolean
  onChoose: (field: string, side: Side) => void
}

/** Fields changed both here and by a teammate: both values side by side, to choose from. */
export function ClashPanel({ title, clashes, mustChoose, onChoose }: ClashPanelProps) {
  const { conflict } = useAllWords().leads
  const panel = useRef<HTMLDivElement>(null)
  // Typing is not interrupted; the conflict is focused when saving.
  useEffect(() => {
    const isTyping = document.activeElement?.matches('textarea, input:not([type=radio], [type=checkbox])')
    if (mustChoose || !isTyping) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [mustChoose])
  return (
    <div ref={panel} className={styles.panel} role="alert">
      <p className={styles.title}>
        <Icon name="alert" small />
        {title}
      </p>
      <p>{conflict.text}</p>
      {clashes.map(({ field, label, chosen, ...texts }) => (
        <fieldset key={field} className={styles.choice}>
          <legend>{label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={`clash-${field}`}
                checked={chosen === side}
                aria-invalid={(mustChoose && chosen === null) || undefined}
                onChange={() => onChoose(field, side)}
              />
              <span>
                <b>{conflict[side]}</b> <span dir="auto">{texts[side] || conflict.empty}</span>
              </span>
            </label>
          ))}
          {mustChoose && chosen === null && <p className={styles.missing}>{conflict.undecided}</p>}
        </fieldset>
      ))}
    </div>
  )
}
