import { type Role, roles } from '#domain/staff/permissions.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { useSessionControl } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import styles from './LoginForm.module.css'

/** In a demonstration: one press a role, without a password. */
export function DemonstrationRoles() {
  const { account, login } = useWords()
  const { enter } = useSessionControl()
  const attempt = useAttempt({})
  const open = (role: Role) => void attempt.run(async () => enter(await call.enterDemonstration({ body: { role } })))
  return (
    <section className={styles.roles} aria-label={login.demonstration.label}>
      <p>{login.demonstration.text}</p>
      <FailureBanner attempt={attempt} title={login.failed} />
      <ul>
        {roles.map((role) => (
          <li key={role}>
            <Button onClick={() => open(role)} busy={attempt.pending}>
              {account.roles[role]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
