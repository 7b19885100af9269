import { ClashPanel } from '#web/admin/parts/clash/ClashPanel.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { useFieldWords } from '../editing/use-field-words.ts'
import { choiceOf, type LeadEditor } from '../editing/use-lead-editor.ts'

/** Fields of a lead changed both here and by a teammate, to choose from. */
export function ConflictPanel({ editor }: { editor: LeadEditor }) {
  const { conflict } = useWords().leads
  const { labelOf, textOf } = useFieldWords()
  const { clashes } = editor.editing
  return (
    <ClashPanel
      title={conflict.title}
      clashes={clashes.map(({ field, mine, theirs, chosen }) => ({
        field,
        label: labelOf(field),
        mine: textOf(field, mine),
        theirs: textOf(field, theirs),
        chosen,
      }))}
      mustChoose={clashes.some(({ field }) => editor.errors[choiceOf(field)] !== undefined)}
      onChoose={(field, side) => {
        const clash = clashes.find((one) => one.field === field)
        if (clash) editor.choose(clash, side)
      }}
    />
  )
}
