import { useEffect, useEffectEvent } from 'react'

/**
 * Captures typing while the palette loads and opens, until its field has the focus. `onType` gets a function from the
 * text so far to the text with the key.
 */
export function useEarlyKeys(isOpen: boolean, onType: (change: (before: string) => string) => void): void {
  const type = useEffectEvent(onType)
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement && field.closest('[role=dialog]')) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isLetter = [...event.key].length === 1
      if (!isLetter && event.key !== 'Backspace') return
      // Neither the screen below nor a field that is about to lose the focus takes it.
      event.preventDefault()
      event.stopPropagation()
      type((before) => (isLetter ? before + event.key : [...before].slice(0, -1).join('')))
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen])
}
