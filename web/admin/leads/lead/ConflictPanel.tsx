import { useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import type { Clash } from '../editing/lead-merge.ts'
import { useFieldWords } from '../editing/use-field-words.ts'
import { choiceOf, type LeadEditor } from '../editing/use-lead-editor.ts'
import styles from './LeadDialog.module.css'

/** Fields changed both here and by a teammate: both values side by side, to choose from. */
export function ConflictPanel({ editor }: { editor: LeadEditor }) {
  const { conflict } = useWords().leads
  const { clashes } = editor.editing
  return (
    <div className={styles.conflict} role="alert">
      <p className={styles.conflictTitle}>
        <Icon name="alert" small />
        {conflict.title}
      </p>
      <p>{conflict.text}</p>
      {clashes.map((clash) => (
        <Choice key={clash.field} clash={clash} editor={editor} />
      ))}
    </div>
  )
}

function Choice({ clash, editor }: { clash: Clash; editor: LeadEditor }) {
  const { conflict } = useWords().leads
  const { labelOf, textOf } = useFieldWords()
  const error = clash.chosen === null ? editor.errors[choiceOf(clash.field)] : undefined
  return (
    <fieldset className={styles.choice}>
      <legend>{labelOf(clash.field)}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={`conflict-${clash.field}`}
            checked={clash.chosen === side}
            aria-invalid={error ? true : undefined}
            onChange={() => editor.choose(clash, side)}
          />
          <span>
            <b>{conflict[side]}</b>
            <span dir="auto">{textOf(clash.field, clash[side]) || conflict.empty}</span>
          </span>
        </label>
      ))}
      {error && <p className={styles.undecided}>{error}</p>}
    </fieldset>
  )
}
