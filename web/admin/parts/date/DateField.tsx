import { type KeyboardEvent, useMemo, useState } from 'react'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import type { FieldProps } from '#web/kit/Field.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { createDateText, isDateValue, usualTime } from './date-text.ts'
import { localMoment } from './local-moment.ts'

type DateFieldProps = FieldProps & {
  /** `2026-11-23`, with `withTime` `2026-11-23T09:00`; empty, or a typed text that is no date. */
  value: string
  /** Called with such a value: a text that is no date comes as it was typed, for the form to refuse. */
  onChange: (value: string) => void
  /** Called with the value when the field is left, on Enter and after a choice in the calendar. */
  onLeave?: ((value: string) => void) | undefined
  withTime?: boolean | undefined
  /** First and last day that the calendar offers. */
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
}

/** A day, or a moment in this computer's time zone, typed as people of the locale write it or chosen in a calendar. */
export function DateField({ value, onChange, onLeave, withTime = false, min, max, error, ...field }: DateFieldProps) {
  const { date: words } = useWords()
  const { locale } = useFormat()
  const text = useMemo(() => createDateText(locale, withTime), [locale, withTime])
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null)
  const [isLeft, setLeft] = useState(true)
  const today = localMoment(new Date()).slice(0, 10)

  // A filter keeps no text that is no date; it stays in the box all the same.
  const isTyped = typed !== null && (typed.value === value || (value === '' && !isDateValue(typed.value, withTime)))
  const shown = isTyped ? typed.text : text.show(value)
  const current = isTyped ? typed.value : value
  const isWrong = isLeft && current !== '' && !isDateValue(current, withTime)
  const example = text.show(withTime ? `${today}T${usualTime}` : today)

  const type = (next: string) => {
    const read = next.trim() === '' ? '' : (text.readWhole(next) ?? next)
    setTyped({ text: next, value: read })
    setLeft(false)
    onChange(read)
  }
  const readLeft = () => (shown.trim() === '' ? '' : (text.read(shown, today) ?? shown))
  const leave = () => {
    const next = readLeft()
    if (isDateValue(next, withTime)) setTyped(null)
    setLeft(true)
    if (next !== current) onChange(next)
    onLeave?.(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Otherwise the form would be sent with the typed text instead of the date.
    if (readLeft() !== current) event.preventDefault()
    leave()
  }
  const choose = (day: string) => {
    const time = isDateValue(current, withTime) ? current.slice(10) : `T${usualTime}`
    const next = withTime ? day + time : day
    setTyped(null)
    onChange(next)
    onLeave?.(next)
  }
  return (
    <TextField
      {...field}
      value={shown}
      onChange={type}
      onBlur={leave}
      onKeyDown={onKeyDown}
      error={isWrong ? words.wrong(example) : error}
      placeholder={text.pattern(words.letters)}
      autoComplete="off"
      spellCheck={false}
      end={
        <CalendarButton
          day={isDateValue(current, withTime) ? current.slice(0, 10) : ''}
          today={today}
          min={min}
          max={max}
          disabled={field.disabled}
          onChoose={choose}
        />
      }
    />
  )
}
