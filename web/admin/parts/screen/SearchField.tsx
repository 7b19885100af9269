import { useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#domain/basics/text.ts'
import { TextField } from '#web/kit/TextField.tsx'

/** Debounce in milliseconds. */
const pauseMs = 250

type SearchFieldProps = {
  label: string
  labelHidden?: boolean | undefined
  placeholder: string
  /** The current search; undefined: none. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A debounced search. Its value may also change from outside: Back, or a saved view. */
export function SearchField({ value, onChange, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value ?? '')
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== (value ?? '')) setTyped(value ?? '')
  }
  const find = useEffectEvent((wanted: string) => onChange(wanted || undefined))
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === (value ?? '')) return
    const timer = setTimeout(() => find(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <TextField
      {...field}
      type="search"
      icon="search"
      value={typed}
      onChange={setTyped}
      maxLength={limits.name}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
