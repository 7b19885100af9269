import type { ReactNode } from 'react'
import { LanguageMenu } from '#web/admin/parts/LanguageMenu.tsx'
import { ProductMark } from '#web/admin/parts/ProductMark.tsx'
import { ThemeMenu } from '#web/admin/parts/ThemeMenu.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import styles from './DoorPage.module.css'

type DoorPageProps = { title: string; text: string; children: ReactNode }

/** A page before the application: one card on a quiet ground. */
export function DoorPage({ title, text, children }: DoorPageProps) {
  const words = useWords()
  return (
    <div className={styles.page}>
      <title>{`${title} · ${words.product}`}</title>
      <header className={styles.top}>
        <ProductMark />
        <div className={styles.choices}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </header>
      <main className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </main>
    </div>
  )
}
