import { type KeyboardEvent, useRef } from 'react'
import { singleKeys } from '#web/admin/parts/single-keys.ts'
import { shortcutKey } from '#web/kit/keys.ts'
import type { ComposerHandle } from '../history/Composer.tsx'
import { composerKinds } from '../history/composer-kinds.ts'

/** Elements that handle keys themselves. */
const takers = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox]'

/** True if a key goes to a field or menu. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(takers) !== null

/** Milliseconds within which a key may belong to a pair such as "g l". */
const pairMs = 1_500

/** Single keys of an open record: N for a note, P for a phone call … (`composer-kinds`); previous and next with K and J. */
export function useRecordKeys(step: (by: 1 | -1) => void) {
  const composer = useRef<ComposerHandle>(null)
  const pairedAt = useRef(Number.NEGATIVE_INFINITY)
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
    if (isTyping(event) || singleKeys.value !== 'on') return false
    const isSecond = event.timeStamp - pairedAt.current < pairMs
    const pressed = shortcutKey(event)
    pairedAt.current = pressed === 'g' || pressed === 'v' ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (isSecond) return false
    const found = composerKinds.find(({ key }) => key === pressed)
    if (found) composer.current?.choose(found.kind)
    else if (pressed === 'j') step(1)
    else if (pressed === 'k') step(-1)
    else return false
    event.preventDefault()
    return true
  }
  return { composer, onKeyDown }
}
