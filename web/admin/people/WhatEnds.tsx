import { useQuery } from '@tanstack/react-query'
import type { Person } from '#contract/people.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Checkbox } from '#web/kit/Checkbox.tsx'

type WhatEndsProps = {
  person: Person
  takesOver: boolean
  onTakeOver: (takesOver: boolean) => void
  /** The person stays in the team: their sessions and devices go on. */
  isIn?: boolean
}

/** What acts in a teammate's name and ends with their account or role, and whether keys and webhooks are kept. */
export function WhatEnds({ person, takesOver, onTakeOver, isIn = false }: WhatEndsProps) {
  const { ends } = useAllWords().people
  const { data } = useQuery({ ...query('readHeldAccess', { params: { id: person.id } }), refetchOnMount: 'always' })
  if (!data) return null
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ')
  const { keys, webhooks, sessions, devices, invitations } = data
  const lines = [
    keys.length > 0 && ends.keys(names(keys)),
    webhooks.length > 0 && ends.webhooks(names(webhooks)),
    !isIn && sessions > 0 && ends.sessions(sessions),
    !isIn && devices > 0 && ends.devices(devices),
    invitations > 0 && ends.invitations(invitations),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <div>
      <p>{ends.title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      {keys.length + webhooks.length > 0 && (
        <Checkbox label={ends.takeOver} checked={takesOver} onChange={onTakeOver} />
      )}
    </div>
  )
}
