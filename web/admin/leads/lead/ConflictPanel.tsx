import { useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { editableOf } from '../editing/lead-form.ts'
import type { Clash } from '../editing/lead-merge.ts'
import { useFieldWords } from '../editing/use-field-words.ts'
import type { LeadEditor } from '../editing/use-lead-editor.ts'
import styles from './LeadDialog.module.css'

/** The same fields were changed here and by somebody else: both values side by side, to choose from. */
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
  const isTheirs = Object.is(editableOf(editor.editing.form)[clash.field], clash.theirs)
  return (
    <fieldset className={styles.choice}>
      <legend>{labelOf(clash.field)}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={`conflict-${clash.field}`}
            checked={isTheirs === (side === 'theirs')}
            onChange={() => editor.choose(clash, side)}
          />
          <span>
            <b>{conflict[side]}</b>
            <span dir="auto">{textOf(clash.field, clash[side]) || conflict.empty}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
