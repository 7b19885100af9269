import { useState } from 'react'
import { dialCodes } from '#domain/addresses/phone.ts'
import type { AmountColumn } from '#domain/basics/amount.ts'
import { type ColumnField, columnParts } from '#domain/import/import-columns.ts'
import { importFields } from '#domain/import/import-fields.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Select } from '#web/kit/Select.tsx'
import { capital } from '../lead-words.ts'
import { AmountsField } from './AmountsField.tsx'
import type { Encoding } from './decode.ts'
import { datesOf, hasName, type Mapping, mapColumn, missingIn } from './mapping.ts'
import { ReadingFields } from './ReadingFields.tsx'
import type { ReadFile } from './read-file.ts'
import styles from './Transfer.module.css'

type MappingFormProps = {
  file: ReadFile
  mapping: Mapping
  /** Amount format of their column. */
  amounts: AmountColumn | null
  onMap: (mapping: Mapping) => void
  onReread: (encoding: Encoding) => void
  onCancel: () => void
  onCheck: () => void
}

const samples = 3

/** The field of each column. */
export function MappingForm({ file, mapping, amounts, onMap, onReread, onCancel, onCheck }: MappingFormProps) {
  const { cancel, leads, transfer } = useAllWords()
  const words = transfer.map
  const format = useFormat()
  const [asked, setAsked] = useState(false)
  const dates = datesOf(file, mapping.fields)
  const missing = missingIn(mapping, amounts, dates)
  const options = [
    { value: '', label: words.skip },
    ...importFields.map((field) => ({ value: field, label: leads.fields[field] })),
    ...columnParts.map((part) => ({ value: part, label: words.parts[part] })),
  ]
  const countries = dialCodes
    .map(({ country, dial }) => ({ value: country, label: `${format.country(country)} ${dial}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <Section title={words.title(file.name)} text={words.text(format.number(file.rows.length))}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (!missing) onCheck()
        }}
      >
        <ReadingFields file={file} mapping={mapping} dates={dates} onMap={onMap} onReread={onReread} />
        <ul className={styles.columns}>
          {file.headings.map((heading, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their places; headings may be the same
            <li key={column} className={styles.column}>
              <Select
                label={words.column(heading || words.noHeading(column + 1))}
                value={mapping.fields[column] ?? ''}
                options={options}
                onChange={(field) => onMap(mapColumn(mapping, column, (field || null) as ColumnField | null))}
              />
              <p className={styles.sample}>
                {words.sample}: {samplesOf(file, column).join(' · ')}
              </p>
              {amounts && mapping.fields[column] === 'estimatedValue' && (
                <AmountsField
                  amounts={amounts}
                  mapping={mapping}
                  samples={samplesOf(file, column)}
                  onChoose={(decimal) => onMap({ ...mapping, decimal })}
                />
              )}
            </li>
          ))}
        </ul>
        <div className={styles.columns}>
          <Select
            label={words.dial}
            value={mapping.country}
            options={[{ value: '', label: words.noDial }, ...countries]}
            onChange={(country) => onMap({ ...mapping, country })}
          />
          <Select
            label={words.language}
            value={mapping.language}
            options={languages.map((code) => ({ value: code, label: capital(format.languageName(code)) }))}
            onChange={(language) => onMap({ ...mapping, language: language as Language })}
          />
        </div>
        {!hasName(mapping) && (
          <Checkbox
            label={words.isUpdate}
            hint={words.isUpdateHint}
            checked={mapping.isUpdate}
            onChange={(isUpdate) => onMap({ ...mapping, isUpdate })}
          />
        )}
        {asked && missing && (
          <Banner tone="danger" icon="alert">
            {words[missing]}
          </Banner>
        )}
        <div className={styles.buttons}>
          <Button onClick={onCancel}>{cancel}</Button>
          <Button type="submit" tone="primary">
            {words.check}
          </Button>
        </div>
      </form>
    </Section>
  )
}

const samplesOf = ({ rows }: ReadFile, column: number): string[] =>
  rows
    .map(({ cells }) => cells[column]?.trim() ?? '')
    .filter(Boolean)
    .slice(0, samples)
