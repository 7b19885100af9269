import { useQuery } from '@tanstack/react-query'
import type { HeldAccess, Person } from '#contract/people.ts'
import { can } from '#domain/staff/permissions.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Select } from '#web/kit/Select.tsx'
import styles from './People.module.css'

type SuccessorProps = {
  person: Person
  held: HeldAccess
  /** Undefined: not chosen yet; null: nobody. */
  successor: string | null | undefined
  mustChoose: boolean
  onChange: (successor: string | null | undefined) => void
}

/** The work that a teammate leaves behind, and who gets it. */
export function Successor({ person, held, successor, mustChoose, onChange }: SuccessorProps) {
  const words = useAllWords()
  const format = useFormat()
  const { work } = words.people
  const { data } = useQuery(query('listPeople', {}))
  const able = (data?.data ?? []).filter(
    ({ id, role, disabled }) => id !== person.id && !disabled && can(role, 'lead.write'),
  )
  const names = (list: readonly { name: string }[]) => format.list(list.map(({ name }) => name))
  const lines = [
    held.leads > 0 && work.leads(held.leads),
    held.tasks > 0 && work.tasks(held.tasks),
    held.setups > 0 && work.setups(held.setups),
    held.notices > 0 && work.notices(held.notices),
    held.rules.length > 0 && work.rules(names(held.rules)),
    held.views.length > 0 && work.views(names(held.views)),
    held.texts.length > 0 && work.texts(names(held.texts)),
  ].filter((line) => line !== false)
  // No name is empty or a space.
  const [unchosen, nobody] = ['', ' ']
  return (
    <div className={styles.part}>
      <p>{work.title(person.username)}</p>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <Select
        label={work.successor}
        hint={work.hint}
        value={successor === undefined ? unchosen : (successor ?? nobody)}
        error={mustChoose && successor === undefined ? work.choose : undefined}
        options={[
          { value: unchosen, label: work.choose },
          ...able.map(({ username }) => ({ value: username, label: username })),
          { value: nobody, label: work.nobody },
        ]}
        onChange={(value) => onChange(value === unchosen ? undefined : value === nobody ? null : value)}
      />
    </div>
  )
}
