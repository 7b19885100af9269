import { useAllWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import styles from './ClashPanel.module.css'
import type { Clash, EditableField } from './setup-editing.ts'
import type { SetupEditor } from './use-setup-editor.ts'

/** Fields changed both here and by a teammate: both values side by side, to choose from. */
export function ClashPanel({ editor }: { editor: SetupEditor }) {
  const { editing: texts } = useAllWords().setups
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.title}>
        <Icon name="alert" small />
        {texts.conflict}
      </p>
      <p>{texts.conflictText}</p>
      {editor.editing.clashes.map((clash) => (
        <Choice key={clash.field} clash={clash} editor={editor} />
      ))}
    </div>
  )
}

function Choice({ clash, editor }: { clash: Clash; editor: SetupEditor }) {
  const { setups: words } = useAllWords()
  const { editing: texts } = words
  const labels: Record<EditableField, string> = {
    status: words.status,
    assignedTo: words.assignedTo,
    notes: words.notes,
  }
  const textOf = (value: Clash['mine']) =>
    clash.field === 'status' ? words.statuses[value as keyof typeof words.statuses] : value || texts.empty
  const isMissing = editor.mustChoose && clash.chosen === null
  return (
    <fieldset className={styles.choice}>
      <legend>{labels[clash.field]}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={`clash-${clash.field}`}
            checked={clash.chosen === side}
            aria-invalid={isMissing || undefined}
            onChange={() => editor.choose(clash.field, side)}
          />
          <span>
            <b>{texts[side]}</b> <span dir="auto">{textOf(clash[side])}</span>
          </span>
        </label>
      ))}
      {isMissing && <p className={styles.missing}>{texts.undecided}</p>}
    </fieldset>
  )
}
