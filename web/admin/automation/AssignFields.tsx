import type { Action } from '#domain/automation/rule.ts'
import { useTeam } from '#web/admin/parts/owner-options.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { MultiSelect } from '#web/kit/MultiSelect.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './Automation.module.css'

type Assign = Extract<Action, { do: 'assign' }>

/** The assignee of a rule: one teammate, or several in turn. */
export function AssignFields({ action, onChange }: { action: Assign; onChange: (action: Action) => void }) {
  const { builder } = useAllWords().automation
  const { team, workers } = useTeam()
  const { to, people = [] } = action
  const names = [...new Set([...team, ...(to === null ? [] : [to])])]
  // A teammate who has left stays visible until removed.
  const able = [...new Set([...workers, ...people])]
  return (
    <>
      <Select
        label={builder.assignee}
        value={to ?? ''}
        onChange={(next) => onChange({ ...action, to: next === '' ? null : next })}
        options={[{ value: '', label: builder.inTurn }, ...names.map((value) => ({ value, label: value }))]}
      />
      {to === null && (
        <MultiSelect
          label={builder.people}
          options={able.map((value) => ({ value, label: value }))}
          values={people}
          onChange={(next) => onChange({ ...action, people: next })}
          any={builder.allPeople}
          more={builder.moreChosen}
        />
      )}
      <div className={styles.checks}>
        {to === null && (
          <Checkbox
            label={builder.byLanguage}
            checked={action.byLanguage}
            onChange={(byLanguage) => onChange({ ...action, byLanguage })}
          />
        )}
        <Checkbox
          label={builder.keepOwner}
          checked={action.keepOwner}
          onChange={(keepOwner) => onChange({ ...action, keepOwner })}
        />
      </div>
    </>
  )
}
