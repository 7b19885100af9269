import { type ReactNode, useState } from 'react'
import { PopupHome } from '#web/kit/PopupHome.tsx'
import styles from './AuthPage.module.css'
import { useBrandName } from './brand.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ProductMark } from './ProductMark.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

type AuthPageProps = {
  title: string
  text: string
  /** A second line below the text, quieter. */
  note?: string | undefined
  children: ReactNode
}

/** A page shown before the application, such as login: one card on a plain background. */
export function AuthPage({ title, text, note, children }: AuthPageProps) {
  const brand = useBrandName()
  const [popupHome, setPopupHome] = useState<HTMLElement | null>(null)
  return (
    <PopupHome value={popupHome}>
      <div className={styles.page}>
        <title>{`${title} · ${brand}`}</title>
        <header className={styles.top}>
          <ProductMark />
          <div className={styles.choices}>
            <LanguageMenu />
            <ThemeMenu />
          </div>
          <div ref={setPopupHome} className={styles.popups} />
        </header>
        <main className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.text}>
            <p>{text}</p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {children}
        </main>
      </div>
    </PopupHome>
  )
}
