import { type ReactNode, useState } from 'react'
import { LanguageMenu } from '#web/admin/parts/LanguageMenu.tsx'
import { ProductMark } from '#web/admin/parts/ProductMark.tsx'
import { ThemeMenu } from '#web/admin/parts/ThemeMenu.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { PopupHome } from '#web/kit/PopupHome.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Commands } from './commands/Commands.tsx'
import { LiveIndicator } from './LiveIndicator.tsx'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { NewTabIcons } from './NewTabLinks.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import styles from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'

/** Frame of every staff screen, which fills the rest of the window and scrolls on its own. */
export function Shell({ notices, children }: { notices: ReactNode; children: ReactNode }) {
  const words = useWords()
  const [popupHome, setPopupHome] = useState<HTMLElement | null>(null)
  return (
    <PopupHome value={popupHome}>
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">
          {words.skipToContent}
        </a>
        <header className={styles.header}>
          <NavigationDrawer />
          <ProductMark beside />
          <div className={styles.controls}>
            <LiveIndicator />
            <Commands />
            {notices}
            <NewTabIcons />
            <LanguageMenu />
            <ThemeMenu />
            <AccountMenu />
          </div>
          <div ref={setPopupHome} className={styles.popups} />
        </header>
        <OfflineBanner />
        <div className={styles.body}>
          <Sidebar />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <main id="content" className={styles.content} tabIndex={0}>
            {children}
          </main>
        </div>
      </div>
    </PopupHome>
  )
}
