import { type KeyboardEvent, useState } from 'react'
import { limits } from '#domain/basics/text.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './TagsField.module.css'

/** Commas of Latin, Arabic, Chinese and Japanese keyboards. */
const comma = /[,،，、]/

type TagsFieldProps = {
  label: string
  tags: readonly string[]
  onChange: (tags: readonly string[]) => void
  error?: string | undefined
}

/** Tags as removable chips, and a box for another: Enter, a comma or leaving it adds the input. */
export function TagsField({ label, tags, onChange, error }: TagsFieldProps) {
  const { leadRecord } = useAllWords()
  const [typed, setTyped] = useState('')
  const add = () => {
    const more = typed
      .split(comma)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
    setTyped('')
    if (more.length > 0) onChange([...new Set([...tags, ...more])].slice(0, limits.tags))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || comma.test(event.key)) {
      event.preventDefault()
      add()
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1))
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      setTyped('')
    }
  }
  return (
    <div className={styles.tags}>
      <TextField
        label={label}
        value={typed}
        onChange={setTyped}
        onKeyDown={onKeyDown}
        onBlur={add}
        placeholder={leadRecord.addTag}
        maxLength={limits.tag}
        autoComplete="off"
        dir="auto"
        error={error}
      />
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {tags.map((tag) => (
            <li key={tag} className={styles.chip}>
              <bdi>{tag}</bdi>
              <button
                type="button"
                aria-label={leadRecord.removeTag(tag)}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              >
                <Icon name="close" small />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
