import { type ReactNode, useState } from 'react'
import { LanguageMenu } from '#web/admin/parts/LanguageMenu.tsx'
import { ProductMark } from '#web/admin/parts/ProductMark.tsx'
import { ThemeMenu } from '#web/admin/parts/ThemeMenu.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { PopupHome } from '#web/kit/PopupHome.tsx'
import styles from './DoorPage.module.css'

type DoorPageProps = { title: string; text: string; children: ReactNode }

/** A page before the application: one card on a quiet ground. */
export function DoorPage({ title, text, children }: DoorPageProps) {
  const words = useWords()
  const [popupHome, setPopupHome] = useState<HTMLElement | null>(null)
  return (
    <PopupHome value={popupHome}>
      <div className={styles.page}>
        <title>{`${title} · ${words.product}`}</title>
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
          <p className={styles.text}>{text}</p>
          {children}
        </main>
      </div>
    </PopupHome>
  )
}
