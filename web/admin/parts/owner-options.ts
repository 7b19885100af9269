import { useQuery } from '@tanstack/react-query'
import { query } from '#web/api/queries.ts'
import { useCan, useSession } from './session.tsx'
import { useWords } from './words.tsx'

/** Usernames of the teammates whose account is open, the reader first; whether they have been read. */
export function useTeam(): {
  readonly team: readonly string[]
  /** Those of them who can work leads: all but viewers. */
  readonly workers: readonly string[]
  /** Those of them who are off shift now. */
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
 * Whom something can be assigned to: nobody, the reader, the team. An owner from an import or of former times who is not
 * in the team stays visible as such until it is reassigned.
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
