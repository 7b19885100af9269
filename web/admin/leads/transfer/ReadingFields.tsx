import { type BareNumbers, bareNumbers } from '#domain/addresses/typed-phone.ts'
import { type CommaReading, commaReadings, turnedName } from '#domain/import/comma-names.ts'
import { type DateColumn, type DateOrder, dateOrders, isoDate } from '#domain/import/file-dates.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Select } from '#web/kit/Select.tsx'
import { type Encoding, encodings } from './decode.ts'
import { bareNumberOf, commasOf, dateOrderOf, leftOutOf, type Mapping } from './mapping.ts'
import type { ReadFile } from './read-file.ts'
import styles from './Transfer.module.css'

type ReadingFieldsProps = {
  file: ReadFile
  mapping: Mapping
  dates: DateColumn
  onMap: (mapping: Mapping) => void
  onReread: (encoding: Encoding) => void
}

/** Guessed formats of the file: encoding, dates, phone numbers; and what is left out. */
export function ReadingFields({ file, mapping, dates, onMap, onReread }: ReadingFieldsProps) {
  const { map: words } = useAllWords().transfer
  const format = useFormat()
  const bare = bareNumberOf(file, mapping.fields)
  const leftOut = leftOutOf(file, mapping)
  const order = dateOrderOf(dates, mapping)
  const commas = commasOf(file, mapping)
  return (
    <>
      <div className={styles.columns}>
        {file.encoding && (
          <Select
            label={words.encoding}
            hint={words.encodingHint}
            value={file.encoding}
            options={encodings.map((value) => ({ value, label: `${words.encodings[value]} (${value})` }))}
            onChange={(encoding) => onReread(encoding as Encoding)}
          />
        )}
        {dates.doubtful !== null && (
          <Select
            label={words.dateOrder(dates.doubtful.trim())}
            value={order ?? ''}
            options={[
              ...(order ? [] : [{ value: '', label: words.choose }]),
              ...dateOrders.map((value) => ({
                value,
                label: format.day(isoDate(dates.doubtful ?? '', value).slice(0, 10)),
              })),
            ]}
            onChange={(chosen) => onMap({ ...mapping, dateOrder: (chosen || null) as DateOrder | null })}
          />
        )}
        {commas && (
          <Select
            label={words.commas(commas.example)}
            value={commas.reading}
            options={commaReadings.map((value) => ({
              value,
              label: value === 'lastFirst' ? (turnedName(commas.example) ?? commas.example) : words.asWritten,
            }))}
            onChange={(reading) => onMap({ ...mapping, commas: reading as CommaReading })}
          />
        )}
        {bare !== null && (
          <Select
            label={words.bare(bare)}
            value={mapping.bare ?? ''}
            options={[
              { value: '', label: words.bareEach },
              ...bareNumbers
                .filter((value) => value === 'international' || mapping.country !== '')
                .map((value) => ({ value, label: words.bareAs[value] })),
            ]}
            onChange={(chosen) => onMap({ ...mapping, bare: (chosen || null) as BareNumbers | null })}
          />
        )}
      </div>
      {leftOut.length > 0 && (
        <Checkbox
          label={words.keepUnmatched}
          hint={words.unmatched(
            format.list(leftOut.map((one) => (typeof one === 'number' ? words.noHeading(one) : one))),
          )}
          checked={mapping.keepsUnmatched}
          onChange={(keepsUnmatched) => onMap({ ...mapping, keepsUnmatched })}
        />
      )}
    </>
  )
}
