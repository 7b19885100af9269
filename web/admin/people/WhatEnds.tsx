import { useQuery } from '@tanstack/react-query'
import type { HeldAccess, Person } from '#contract/people.ts'
import { NamedScreen } from '#web/admin/parts/NamedScreen.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import styles from './People.module.css'
import { Successor } from './Successor.tsx'

/** Handover of a teammate's work; `successor` undefined: not chosen yet, null: nobody. */
export type Leaving = { readonly takesOver: boolean; readonly successor: string | null | undefined }

/** Nothing is handed over until chosen. */
export const undecided: Leaving = { takesOver: false, successor: undefined }

/** A teammate's work and access, and if a successor must be chosen. */
export function useHeldAccess(person: Person, isAsked: boolean) {
  const { data } = useQuery({
    ...query('readHeldAccess', { params: { id: person.id } }),
    refetchOnMount: 'always',
    enabled: isAsked,
  })
  return { held: data, hasWork: data !== undefined && holdsWork(data) }
}

const holdsWork = ({ leads, tasks, setups, notices, rules, views, texts }: HeldAccess) =>
  leads + tasks + setups + notices + rules.length + views.length + texts.length > 0

type WhatEndsProps = {
  person: Person
  held: HeldAccess | undefined
  leaving: Leaving
  onChange: (leaving: Leaving) => void
  /** Saving was tried before a successor was chosen. */
  mustChoose: boolean
  /** The person stays in the team: their sessions and devices continue. */
  isIn?: boolean
  /** Their role still works leads: nothing of that is handed over. */
  keepsWork?: boolean
}

/** Lists what ends with a teammate's account or role, and asks for a successor for the rest. */
export function WhatEnds({
  person,
  held,
  leaving,
  onChange,
  mustChoose,
  isIn = false,
  keepsWork = false,
}: WhatEndsProps) {
  const { people, thread } = useAllWords()
  const { ends } = people
  const format = useFormat()
  if (!held) return null
  const names = (list: readonly { name: string }[]) => format.list(list.map(({ name }) => name))
  const { keys, webhooks, sessions, devices, invitations, jobs, mailbox, secrets } = held
  const lines = [
    keys.length > 0 && ends.keys(names(keys)),
    webhooks.length > 0 && ends.webhooks(names(webhooks)),
    !isIn && sessions > 0 && ends.sessions(sessions),
    !isIn && devices > 0 && ends.devices(devices),
    invitations > 0 && ends.invitations(invitations),
    jobs > 0 && ends.jobs(jobs),
    !isIn && mailbox !== null && ends.mailbox(mailbox),
  ].filter((line) => line !== false)
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.part}>
          <p>{ends.title}</p>
          <ul className={styles.list}>
            {lines.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
          {keys.length + webhooks.length > 0 && (
            <Checkbox
              label={ends.takeOver}
              checked={leaving.takesOver}
              onChange={(takesOver) => onChange({ ...leaving, takesOver })}
            />
          )}
        </div>
      )}
      {secrets.length > 0 && (
        <p className={styles.part}>
          <NamedScreen
            text={ends.secrets(format.list(secrets.map((channel) => thread.channels[channel])))}
            screen="channels"
            newTab
          />
        </p>
      )}
      {!keepsWork && holdsWork(held) && (
        <Successor
          person={person}
          held={held}
          successor={leaving.successor}
          mustChoose={mustChoose}
          onChange={(successor) => onChange({ ...leaving, successor })}
        />
      )}
    </>
  )
}
