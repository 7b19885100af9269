/**
 * Keeps the digits of what is typed or pasted into a phone field (spec §5), in any script, and a plus sign in front: the
 * dial code may stand before the number.
 */
export function keepDigits(event: Event): void {
  const field = event.target as HTMLInputElement
  if (field.name !== 'phoneNumber' || (event as InputEvent).isComposing) return
  const digits = (text: string) => text.trim().replace(/(?!^\+)\P{Nd}/gu, '')
  const { value, selectionStart } = field
  const kept = digits(value)
  if (kept === value) return
  const caret = digits(value.slice(0, selectionStart ?? value.length)).length
  field.value = kept
  field.setSelectionRange(caret, caret)
}
