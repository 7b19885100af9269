import { dayOrNone } from '#web/admin/parts/calendar-day.ts'
import { DateField } from './DateField.tsx'

type Range = { from?: string | undefined; to?: string | undefined }

type DayRangeFieldsProps = {
  words: { readonly from: string; readonly to: string }
  range: Range
  onChange: (change: Range) => void
}

/** First and last day of a filter; either may be open. */
export function DayRangeFields({ words, range, onChange }: DayRangeFieldsProps) {
  return (
    <>
      <DateField
        label={words.from}
        max={range.to}
        value={range.from ?? ''}
        onChange={(from) => onChange({ from: dayOrNone(from) })}
      />
      <DateField
        label={words.to}
        min={range.from}
        value={range.to ?? ''}
        onChange={(to) => onChange({ to: dayOrNone(to) })}
      />
    </>
  )
}
