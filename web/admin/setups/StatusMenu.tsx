import type { Setup } from '#contract/setups.ts'
import { type SetupStatus, setupStatuses } from '#domain/setups/setups.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import styles from './SetupRow.module.css'
import { useSetupReports } from './use-setup-reports.ts'

/**
 * Changes the status of a row. A menu rather than a select, whose arrow keys would pass through Completed, with its
 * mail and purge, on the way to Failed.
 */
export function StatusMenu({ setup }: { setup: Setup }) {
  const { setups: words } = useAllWords()
  const { busy, change } = useSetupReports()
  const choose = (status: SetupStatus) => {
    if (status === setup.status) return
    const body = { status, seen: { status: setup.status } }
    void change(setup.id, () => call.changeSetup({ params: { id: setup.id }, body }))
  }
  const name = words.statuses[setup.status]
  return (
    <Menu
      heading={setup.passwordKeptUntil === null ? words.status : words.purges}
      trigger={
        <Button
          busy={busy}
          className={styles.status}
          aria-label={words.changeStatus(setup.fullName, name)}
          icon="chevron-down"
        >
          {name}
        </Button>
      }
      items={setupStatuses.map((status) => ({
        label: words.statuses[status],
        checked: status === setup.status,
        onSelect: () => choose(status),
      }))}
    />
  )
}
