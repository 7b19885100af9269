import type { Conditions } from '#domain/automation/conditions.ts'
import { type Action, ruleLimits } from '#domain/automation/rule.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { ActionRow } from './ActionRow.tsx'
import styles from './Automation.module.css'
import { ConditionRow } from './ConditionRow.tsx'
import { newAction, newCondition } from './new-parts.ts'
import { useKeyedList } from './use-keyed-list.ts'

type ConditionListProps = { conditions: Conditions; isChecked: boolean; onChange: (conditions: Conditions) => void }

/** The conditions, and if all or any of them must be met. */
export function ConditionList({ conditions, isChecked, onChange }: ConditionListProps) {
  const { builder } = useAllWords().automation
  const { of, list } = conditions
  const { rows, add } = useKeyedList(list, (next) => onChange({ of, list: next }))
  return (
    <div className={styles.list}>
      {list.length > 1 && (
        <div className={styles.match}>
          <Select
            label={builder.match}
            value={of}
            onChange={(next) => onChange({ of: next, list })}
            options={[
              { value: 'all', label: builder.all },
              { value: 'any', label: builder.any },
            ]}
          />
        </div>
      )}
      {rows.map(({ key, item, change, remove }, i) => (
        <ConditionRow
          key={key}
          condition={item}
          place={i + 1}
          isChecked={isChecked}
          onChange={change}
          onRemove={remove}
        />
      ))}
      {list.length < ruleLimits.conditions && (
        <Button icon="plus" size="small" onClick={() => add(newCondition('writesIn'))}>
          {builder.addCondition}
        </Button>
      )}
    </div>
  )
}

type ActionListProps = {
  actions: readonly Action[]
  isChecked: boolean
  onChange: (actions: readonly Action[]) => void
}

/** The actions in their order. */
export function ActionList({ actions, isChecked, onChange }: ActionListProps) {
  const { builder } = useAllWords().automation
  const { rows, add } = useKeyedList(actions, onChange)
  return (
    <div className={styles.list}>
      {rows.map(({ key, item, change, remove, move }, i) => (
        <ActionRow
          key={key}
          action={item}
          place={i + 1}
          count={actions.length}
          isChecked={isChecked}
          onChange={change}
          onRemove={remove}
          onMove={move}
        />
      ))}
      {actions.length < ruleLimits.actions && (
        <Button icon="plus" size="small" onClick={() => add(newAction('task'))}>
          {builder.addAction}
        </Button>
      )}
    </div>
  )
}
