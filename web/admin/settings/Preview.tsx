import { useEffect, useId, useRef, useState } from 'react'
import type { SettingsAnswer } from '#contract/site-settings.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './Settings.module.css'

/** Debounce of the preview, milliseconds. */
const quiet = 400

/**
 * A public page with the edited settings. A form posts into the frame, so that no draft is stored; the
 * page in it runs no script and its links are inert. `draft` is null while it is invalid.
 */
export function Preview({ draft }: { draft: SettingsAnswer['settings'] | null }) {
  const { settings: words } = useAllWords()
  const format = useFormat()
  const [own] = useLanguage()
  const frame = useId()
  const form = useRef<HTMLFormElement>(null)
  const [page, setPage] = useState('welcome')
  const [language, setLanguage] = useState<Language>(own)
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const json = draft && JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is in the form's fields
  useEffect(() => {
    if (json === null) return
    const timer = setTimeout(() => form.current?.submit(), quiet)
    return () => clearTimeout(timer)
  }, [json, page, language])
  return (
    <div className={styles.preview}>
      <Section title={words.preview.title} text={json === null ? words.preview.waiting : undefined}>
        <div className={styles.choices}>
          <Select
            label={words.preview.page}
            value={page}
            options={Object.entries(words.preview.pages).map(([value, label]) => ({ value, label }))}
            onChange={setPage}
          />
          <Select
            label={words.preview.language}
            value={language}
            options={languages.map((value) => ({ value, label: format.languageName(value) }))}
            onChange={setLanguage}
          />
          <Select
            label={words.preview.width}
            value={width}
            options={[
              { value: 'desktop', label: words.preview.desktop },
              { value: 'phone', label: words.preview.phone },
            ]}
            onChange={setWidth}
          />
        </div>
        <form ref={form} className={styles.form} method="post" action="/preview" target={frame}>
          <input type="hidden" name="page" value={page} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="draft" value={json ?? ''} />
        </form>
        <div className={styles.window} data-width={width}>
          <iframe className={styles.frame} name={frame} title={words.preview.frame} sandbox="allow-same-origin" />
        </div>
      </Section>
    </div>
  )
}
