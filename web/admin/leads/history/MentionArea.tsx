import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { mentionBefore } from '#domain/leads/mentions.ts'
import { usernameKey } from '#domain/staff/username.ts'
import { useTeam } from '#web/admin/parts/owner-options.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import styles from './Mention.module.css'

const maxOffered = 6

/** A text in which `@` offers teammates while a name is typed: arrow keys choose, Enter or Tab takes, Escape closes. */
export function MentionArea({ value, onChange, ...area }: ComponentProps<typeof TextArea>) {
  const { leadRecord } = useAllWords()
  const { user } = useSession()
  const { team } = useTeam()
  const list = useId()
  const [caret, setCaret] = useState(0)
  const [chosen, setChosen] = useState(0)
  // Position at which Escape closed the list: it opens again for another mention.
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const typed = mentionBefore(value, caret)
  const begins = (name: string) => usernameKey(name).startsWith(usernameKey(typed?.typed ?? ''))
  const isOpen = typed !== null && typed.from !== closedAt
  const offered = isOpen ? team.filter((name) => name !== user.username && begins(name)).slice(0, maxOffered) : []
  const at = Math.min(chosen, offered.length - 1)
  const current = offered[at]

  const take = (name: string, box: HTMLTextAreaElement) => {
    if (!typed) return
    const before = `${value.slice(0, typed.from)}@${name} `
    onChange(before + value.slice(caret))
    setCaret(before.length)
    requestAnimationFrame(() => {
      box.focus()
      box.setSelectionRange(before.length, before.length)
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (current === undefined || event.ctrlKey || event.metaKey) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setChosen((at + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(current, event.currentTarget)
    else if (event.key === 'Escape') setClosedAt(typed?.from ?? null)
    else return
    // The form, the dialog and the panel have keys of their own.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.box}>
      <TextArea
        {...area}
        value={value}
        onChange={(text) => {
          onChange(text)
          setChosen(0)
          setClosedAt(null)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setClosedAt(typed?.from ?? null)}
        aria-autocomplete="list"
        aria-controls={current === undefined ? undefined : list}
        aria-activedescendant={current === undefined ? undefined : `${list}-${at}`}
      />
      {current !== undefined && (
        <div id={list} role="listbox" aria-label={leadRecord.composer.mention} className={styles.list}>
          {offered.map((name, index) => (
            <div
              key={name}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={name === current}
              className={styles.option}
              // A press would take the focus, and with it the list.
              onPointerDown={(event) => {
                event.preventDefault()
                const box = event.currentTarget.closest(`.${styles.box}`)?.querySelector('textarea')
                if (box) take(name, box)
              }}
            >
              <bdi>{name}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
