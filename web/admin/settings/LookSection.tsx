import { useId } from 'react'
import { type BrandColours, unreadable } from '#domain/site/brand.ts'
import { contrast, isColour } from '#domain/site/colour.ts'
import { defaultSettings } from '#domain/site/default-brand.ts'
import layout from '#web/admin/parts/layout.module.css'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { LogoFields } from './LogoFields.tsx'
import styles from './Settings.module.css'
import type { SectionProps } from './sections.ts'

/** The two colours, which need enough contrast with each other, and the logo. */
export function LookSection(props: SectionProps) {
  const { draft, disabled, onChange } = props
  const { look } = useAllWords().settings
  const format = useFormat()
  const { ink, accent } = draft.colours
  const isDrawn = isColour(ink) && isColour(accent)
  return (
    <Section
      title={look.title}
      text={look.text}
      action={
        <Button disabled={disabled} onClick={() => onChange({ colours: { ...defaultSettings.colours } }, 'colours')}>
          {look.reset}
        </Button>
      }
    >
      <div className={styles.fields}>
        <div className={styles.pair}>
          <ColourField {...props} name="ink" />
          <ColourField {...props} name="accent" />
        </div>
        {isDrawn && (
          <p className={layout.quiet}>{look.contrast(format.number(Math.round(contrast(ink, accent) * 10) / 10))}</p>
        )}
        <LogoFields {...props} />
      </div>
    </Section>
  )
}

function ColourField({ name, draft, errors, disabled, onChange }: SectionProps & { name: keyof BrandColours }) {
  const { look } = useAllWords().settings
  const id = useId()
  const { colours } = draft
  const value = colours[name]
  const isBad = isColour(colours.ink) && isColour(colours.accent) && unreadable(colours).includes(name)
  const unreadableText = name === 'ink' ? look.inkUnreadable : look.accentUnreadable
  const set = (colour: string) => onChange({ colours: { ...colours, [name]: colour } }, `colours.${name}`)
  return (
    <div className={styles.colour}>
      <input
        id={id}
        type="color"
        className={styles.swatch}
        aria-label={look.pick(look[name])}
        disabled={disabled}
        value={isColour(value) ? value : '#000000'}
        onChange={(event) => set(event.currentTarget.value)}
      />
      <TextField
        label={look[name]}
        maxLength={7}
        spellCheck={false}
        disabled={disabled}
        value={value}
        error={isBad ? unreadableText : errors[`colours.${name}`]}
        onChange={(typed) => set(typed.trim().toLowerCase())}
      />
    </div>
  )
}
