import { ClashPanel as Panel } from '#web/admin/parts/clash/ClashPanel.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import type { Clash, EditableField } from './setup-editing.ts'
import type { SetupEditor } from './use-setup-editor.ts'

/** Fields of an account setup changed both here and by a teammate, to choose from. */
export function ClashPanel({ editor }: { editor: SetupEditor }) {
  const { setups: words } = useAllWords()
  const labels: Record<EditableField, string> = {
    status: words.status,
    assignedTo: words.assignedTo,
    notes: words.notes,
  }
  const textOf = ({ field }: Clash, value: Clash['mine']) =>
    field === 'status' ? words.statuses[value as keyof typeof words.statuses] : (value ?? '')
  return (
    <Panel
      title={words.editing.conflict}
      clashes={editor.editing.clashes.map((clash) => ({
        field: clash.field,
        label: labels[clash.field],
        mine: textOf(clash, clash.mine),
        theirs: textOf(clash, clash.theirs),
        chosen: clash.chosen,
      }))}
      mustChoose={editor.mustChoose}
      onChoose={(field, side) => editor.choose(field as EditableField, side)}
    />
  )
}
