import { useSession } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconLink } from '#web/kit/IconLink.tsx'
import navigation from './Navigation.module.css'
import styles from './NewTabLinks.module.css'
import { newTabScreensFor } from './screens.ts'

const newTab = { target: '_blank', rel: 'noopener' } as const

/** The links that open a screen in a tab of its own, as icons of the header. On a phone they are in the drawer. */
export function NewTabIcons() {
  const words = useWords()
  const { user } = useSession()
  return (
    <div className={styles.icons}>
      {newTabScreensFor(user.role).map(({ name, to, icon }) => (
        <IconLink key={name} icon={icon} label={words.newTab(words.screens[name])} href={to} {...newTab} />
      ))}
    </div>
  )
}

/** The same links with their text, below the navigation of the drawer. */
export function NewTabList({ onNavigate }: { onNavigate: () => void }) {
  const words = useWords()
  const { user } = useSession()
  return (
    <ul className={styles.list}>
      {newTabScreensFor(user.role).map(({ name, to }) => (
        <li key={name}>
          <a className={navigation.link} href={to} onClick={onNavigate} {...newTab}>
            <Icon name="external" />
            <span className={navigation.label}>{words.newTab(words.screens[name])}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
