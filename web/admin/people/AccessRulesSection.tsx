import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Role, roles } from '#domain/staff/permissions.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useSessionControl } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import styles from './People.module.css'

/** Roles that must have a second factor. */
export function AccessRulesSection() {
  const { people, account } = useAllWords()
  const words = people.accessRules
  const client = useQueryClient()
  const { show } = useToast()
  const { reload } = useSessionControl()
  const { busy, act } = useAct()
  const { data, error, refetch } = useQuery({ ...query('readAccessRules', {}), refetchOnMount: 'always' })
  const required = data?.secondFactorRoles
  const change = async (role: Role, isRequired: boolean) => {
    if (!required) return
    const secondFactorRoles = roles.filter((one) => (one === role ? isRequired : required.includes(one)))
    const isDone = await act('change', words.failed, async () => {
      client.setQueryData(
        query('readAccessRules', {}).queryKey,
        await call.changeAccessRules({ body: { secondFactorRoles, seen: { secondFactorRoles: [...required] } } }),
      )
    })
    if (!isDone) return void refetch()
    show({ tone: 'success', title: words.saved })
    // The owner's own role may be one of them.
    await reload()
  }
  return (
    <Section title={words.title} text={words.text}>
      {required ? (
        <div className={styles.roles}>
          {roles.map((role) => (
            <Checkbox
              key={role}
              label={account.roles[role]}
              checked={required.includes(role)}
              disabled={busy !== null}
              onChange={(isRequired) => void change(role, isRequired)}
            />
          ))}
        </div>
      ) : (
        <ReadState error={error} failed={words.loadFailed} onRetry={() => void refetch()} />
      )}
    </Section>
  )
}
