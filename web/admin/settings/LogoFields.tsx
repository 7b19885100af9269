import { useState } from 'react'
import type { Logo } from '#domain/site/brand.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { FileField } from '#web/kit/FileField.tsx'
import { RadioCards } from '#web/kit/RadioCards.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './Settings.module.css'
import type { SectionProps } from './sections.ts'
import { readDrawing } from './settings-draft.ts'

/** The default sign, a letter, or an uploaded SVG, sanitized before it is shown and again by the server. */
export function LogoFields({ draft, errors, disabled, onChange }: SectionProps) {
  const { settings, chooseFile } = useAllWords()
  const { look } = settings
  const [isRefused, setIsRefused] = useState(false)
  const { logo } = draft
  const set = (next: Logo, field: string) => onChange({ logo: next }, field)
  const choose = (kind: Logo['kind']) => {
    setIsRefused(false)
    if (kind === 'sign') set({ kind }, 'logo')
    if (kind === 'letter') set({ kind, letter: [...draft.name][0] ?? '' }, 'logo.letter')
    if (kind === 'svg') set({ kind, svg: '' }, 'logo.svg')
  }
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    const svg = await readDrawing(chosen)
    setIsRefused(svg === null)
    if (svg !== null) set({ kind: 'svg', svg }, 'logo.svg')
  }
  const kinds = ['sign', 'letter', 'svg'] as const
  return (
    <>
      <RadioCards
        label={look.logo}
        name="logo"
        value={logo.kind}
        options={kinds.map((kind) => ({ value: kind, label: look[kind].label, text: look[kind].text, disabled }))}
        onChange={choose}
      />
      {logo.kind === 'letter' && (
        <TextField
          label={look.letterLabel}
          maxLength={8}
          disabled={disabled}
          value={logo.letter}
          error={errors['logo.letter']}
          onChange={(letter) => set({ kind: 'letter', letter }, 'logo.letter')}
        />
      )}
      {logo.kind === 'svg' && (
        <div className={styles.texts}>
          <FileField
            label={look.file}
            prompt={chooseFile}
            accept=".svg,image/svg+xml"
            disabled={disabled}
            onFiles={([chosen]) => void read(chosen)}
          />
          <p role="status" className={layout.quiet}>
            {isRefused ? look.fileWrong : logo.svg === '' ? (errors['logo.svg'] ?? '') : look.fileTaken}
          </p>
        </div>
      )}
    </>
  )
}
