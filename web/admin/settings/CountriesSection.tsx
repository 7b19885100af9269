import { dialCodes } from '#domain/addresses/phone.ts'
import layout from '#web/admin/parts/layout.module.css'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './Settings.module.css'
import type { SectionProps } from './sections.ts'

const everyCountry = [...new Set(dialCodes.map(({ country }) => country))]

/** Countries where the service is not offered. */
export function CountriesSection({ draft, disabled, onChange }: SectionProps) {
  const { countries } = useAllWords().settings
  const format = useFormat()
  const chosen = draft.countriesNotServed
  const set = (codes: string[]) => onChange({ countriesNotServed: codes.sort() }, 'countriesNotServed')
  const open = everyCountry
    .filter((code) => !chosen.includes(code))
    .map((code) => ({ value: code, label: format.country(code) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <Section title={countries.title} text={countries.text}>
      <div className={styles.fields}>
        {chosen.length === 0 && <p className={layout.quiet}>{countries.none}</p>}
        <ul className={layout.wrap} aria-label={countries.title}>
          {chosen.map((code) => (
            <li key={code}>
              <Button
                size="small"
                icon="close"
                disabled={disabled}
                aria-label={countries.remove(format.country(code))}
                onClick={() => set(chosen.filter((other) => other !== code))}
              >
                {format.country(code)}
              </Button>
            </li>
          ))}
        </ul>
        <Select
          label={countries.add}
          disabled={disabled}
          value=""
          options={[{ value: '', label: countries.choose }, ...open]}
          onChange={(code) => code && set([...chosen, code])}
        />
      </div>
    </Section>
  )
}
