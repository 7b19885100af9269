import { Link, useLocation } from '@tanstack/react-router'
import { useWords } from '#web/admin/parts/words.tsx'
import styles from './Navigation.module.css'
import { existingScreens } from './screens.ts'

export function Navigation() {
  const words = useWords()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav className={styles.navigation} aria-label={words.navigation}>
      {existingScreens.map(({ name, to, paths }) => (
        <Link key={name} to={to} className={styles.link} aria-current={paths.includes(path) ? 'page' : undefined}>
          {words.screens[name]}
        </Link>
      ))}
    </nav>
  )
}
