import { useQuery } from '@tanstack/react-query'
import { query } from '#web/api/queries.ts'
import { useCan, useSession } from './session.tsx'
import { useWords } from './words.tsx'

/** Usernames of active teammates, the reader first; and if they are loaded. */
export function useTeam(): {
  readonly team: readonly string[]
  /** Teammates who can work leads: all but viewers. */
  readonly workers: readonly string[]
  /** Teammates who are off shift now. */
  readonly away: ReadonlySet<string>
  readonly isRead: boolean
} {
  const { user } = useSession()
  const { data } = useQuery({ ...query('listPeople', {}), enabled: useCan('users.read') })
  const open = data?.data.filter(({ disabled }) => !disabled) ?? []
  return {
    team: [...new Set([user.username, ...open.map(({ username }) => username)])],
    workers: open.filter(({ role }) => role !== 'viewer').map(({ username }) => username),
    away: new Set(open.filter(({ onShift }) => onShift === false).map(({ username }) => username)),
    isRead: data !== undefined,
  }
}

/**
 * Possible assignees: nobody, the reader, the team. An assignee outside the team, from an import or the past, stays
 * visible until reassigned.
 */
export function useOwnerOptions(current: string | null): { value: string; label: string }[] {
  const { workspace } = useWords()
  const { user } = useSession()
  const { team, away, isRead } = useTeam()
  const nameOf = (value: string) => {
    if (value === user.username) return workspace.meNamed(value)
    return away.has(value) ? workspace.offShift(value) : value
  }
  const isStranger = current !== null && current !== '' && !team.includes(current)
  return [
    { value: '', label: workspace.nobody },
    ...team.map((value) => ({ value, label: nameOf(value) })),
    ...(isStranger ? [{ value: current, label: isRead ? workspace.unknownOwner(current) : current }] : []),
  ]
}
