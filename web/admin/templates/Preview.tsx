import { useState } from 'react'
import { directionOf, type Language } from '#domain/site/languages.ts'
import type { Wording } from '#web/admin/parts/reply-letter.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import styles from './Templates.module.css'

/** A text as its reader will see it, opened with a click. */
export function Preview({ written, language }: { written: Wording; language: Language }) {
  const { templates } = useAllWords()
  const [wasOpen, setOpen] = useState(false)
  return (
    <details open={wasOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{templates.preview}</summary>
      <div className={styles.preview} dir={directionOf(language)} lang={language}>
        {written.subject && <p className={styles.subject}>{written.subject}</p>}
        <p className={styles.text}>{written.text}</p>
      </div>
    </details>
  )
}
