import { type ReactNode, useState } from 'react'
import { LanguageMenu } from '#web/admin/parts/LanguageMenu.tsx'
import { ProductMark } from '#web/admin/parts/ProductMark.tsx'
import { ThemeMenu } from '#web/admin/parts/ThemeMenu.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { PopupHome } from '#web/kit/PopupHome.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { LiveIndicator } from './LiveIndicator.tsx'
import { Navigation } from './Navigation.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import styles from './Shell.module.css'
import { SoundToggle } from './SoundToggle.tsx'

type ShellProps = { onChangePassword: () => void; children: ReactNode }

/** What stands around every staff screen. The screen fills the rest of the window and scrolls by itself. */
export function Shell({ onChangePassword, children }: ShellProps) {
  const words = useWords()
  const [popupHome, setPopupHome] = useState<HTMLElement | null>(null)
  return (
    <PopupHome value={popupHome}>
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">
          {words.skipToContent}
        </a>
        <header className={styles.header}>
          <ProductMark />
          <Navigation />
          <div className={styles.controls}>
            <LiveIndicator />
            <SoundToggle />
            <LanguageMenu />
            <ThemeMenu />
            <AccountMenu onChangePassword={onChangePassword} />
          </div>
          <div ref={setPopupHome} className={styles.popups} />
        </header>
        <OfflineBanner />
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
    </PopupHome>
  )
}
