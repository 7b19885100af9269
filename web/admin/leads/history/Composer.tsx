import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TaskForm } from '../tasks/TaskForm.tsx'
import styles from './Composer.module.css'
import { type ComposerKind, contactKinds, tabsOf } from './composer-kinds.ts'
import { InteractionForm } from './InteractionForm.tsx'
import { type InteractionFormProps, useInteractionForm } from './use-interaction-form.ts'

/** Keyboard commands for the record's composer. */
export type ComposerHandle = { choose(kind: ComposerKind): void }

type ComposerProps = InteractionFormProps & {
  /** True if tasks are added here, too. */
  withTasks?: boolean
  handle?: Ref<ComposerHandle>
}

/** One box to add to a lead's history: a note, call, message, meeting, follow-up or task. */
export function Composer({ withTasks = false, handle, ...props }: ComposerProps) {
  const words = useAllWords()
  const { composer } = words.leadRecord
  const mayAddTasks = useCan('task.write') && withTasks
  const editor = useInteractionForm(props)
  const [isTask, setTask] = useState(false)
  const box = useRef<HTMLElement>(null)
  const name = useId()
  // Set when a person asked to write: the new form's first field then takes the focus.
  const [asked, setAsked] = useState(0)
  const kind: ComposerKind = isTask ? 'task' : editor.note.type
  const tabs = tabsOf(mayAddTasks)
  const isContact = contactKinds.some((one) => one.kind === kind)

  const choose = (next: ComposerKind) => {
    setTask(next === 'task')
    if (next !== 'task') editor.set({ type: next })
  }
  const write = (next: ComposerKind) => {
    if (next === 'task' && !mayAddTasks) return
    choose(next)
    setAsked((times) => times + 1)
  }
  useImperativeHandle(handle, () => ({ choose: write }))
  useEffect(() => {
    if (asked > 0) box.current?.querySelector<HTMLElement>('form :is(textarea, input:not([type]))')?.focus()
  }, [asked])

  return (
    <section ref={box} className={styles.composer} aria-label={words.leads.historyTab.add}>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>{words.leads.historyTab.type}</legend>
        {tabs.map(({ name: tab, kinds: [first, ...others], icon }) => {
          const label = tab === 'contact' ? composer.contact : composer.kinds[tab]
          const keys = [first, ...others].map(({ key }) => key)
          return (
            <label key={tab} className={styles.kind} title={composer.keyOf(label, keys.join(', '))}>
              <input
                type="radio"
                name={name}
                checked={tab === 'contact' ? isContact : kind === tab}
                aria-keyshortcuts={keys.join(' ')}
                onChange={() => choose(first.kind)}
                // A press moves focus to the text; arrow keys stay among the tabs.
                onClick={(event) => event.detail > 0 && !(tab === 'contact' && isContact) && write(first.kind)}
              />
              <Icon name={icon} small />
              <span>{label}</span>
            </label>
          )
        })}
      </fieldset>
      {isContact && (
        <div className={styles.type}>
          <Select
            label={composer.contact}
            labelHidden
            value={kind}
            options={contactKinds.map((one) => ({ value: one.kind, label: composer.kinds[one.kind] }))}
            onChange={choose}
          />
        </div>
      )}
      {isTask ? (
        <TaskForm leadId={props.lead.id} task={null} onSaved={() => setTask(false)} onCancel={() => setTask(false)} />
      ) : (
        <InteractionForm editor={editor} />
      )}
    </section>
  )
}
