import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { Tooltip } from '#web/kit/Tooltip.tsx'
import styles from './Navigation.module.css'
import { entriesFor, isEntryOf } from './screens.ts'
import { WaitingCount } from './WaitingCount.tsx'

type NavigationProps = {
  /** Icons only, each with its name as a tooltip. */
  narrow?: boolean | undefined
  onNavigate?: (() => void) | undefined
}

/** The screens this colleague may open. */
export function Navigation({ narrow = false, onNavigate }: NavigationProps) {
  const words = useWords()
  const { user } = useSession()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav className={styles.navigation} data-narrow={narrow || undefined} aria-label={words.navigation}>
      {entriesFor(user.role).map(({ name: group, screens }) => (
        <div key={group} className={styles.group}>
          <p className={styles.heading} aria-hidden={narrow || undefined}>
            {words.screenGroups[group]}
          </p>
          <ul className={styles.list}>
            {screens.map((screen) => {
              const label = words.screens[screen.name]
              const link = (
                <Link
                  to={screen.to}
                  activeOptions={{ exact: true }}
                  className={styles.link}
                  aria-label={narrow ? label : undefined}
                  aria-current={isEntryOf(screen, path) ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  <Icon name={screen.icon} />
                  <span className={styles.label}>{label}</span>
                  {screen.name === 'quarantine' && <WaitingCount />}
                </Link>
              )
              return (
                <li key={screen.name}>
                  {narrow ? (
                    <Tooltip text={label} side="inline-end">
                      {link}
                    </Tooltip>
                  ) : (
                    link
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
