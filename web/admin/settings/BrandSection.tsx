import { type Language, languageFacts, languages } from '#domain/site/languages.ts'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './Settings.module.css'
import type { SectionProps } from './sections.ts'

/** Name and tagline. Facts that need evidence are site statements, not settings. */
export function BrandSection({ draft, errors, disabled, onChange }: SectionProps) {
  const { settings } = useAllWords()
  const { brand } = settings
  const format = useFormat()
  const tagline = (language: Language, hint?: string) => (
    <TextField
      key={language}
      label={language === 'en' ? brand.tagline : brand.taglineIn(format.languageName(language))}
      hint={hint}
      lang={language}
      dir={languageFacts[language].dir}
      maxLength={120}
      disabled={disabled}
      value={draft.tagline[language]}
      error={errors[`tagline.${language}`]}
      onChange={(words) => onChange({ tagline: { ...draft.tagline, [language]: words } }, `tagline.${language}`)}
    />
  )
  return (
    <Section title={brand.title} text={brand.text} action={<a href="/admin/claims">{brand.claims}</a>}>
      <div className={styles.fields}>
        <TextField
          label={brand.name}
          maxLength={60}
          disabled={disabled}
          value={draft.name}
          error={errors.name}
          onChange={(name) => onChange({ name }, 'name')}
        />
        {tagline('en')}
        <details>
          <summary className={styles.summary}>{brand.moreLanguages}</summary>
          <div className={styles.texts}>
            {languages.map((language) => language !== 'en' && tagline(language, brand.taglineHint))}
          </div>
        </details>
      </div>
    </Section>
  )
}
