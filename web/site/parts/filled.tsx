import { Fragment, type ReactNode } from 'react'

/** First of the letters that stand for elements; no text has any of them (Unicode, private use). */
const firstSlot = 0xe000

/** A sentence with elements at the places of its arguments. */
export function filled<Slots extends readonly ReactNode[]>(
  say: (...slots: { [K in keyof Slots]: string }) => string,
  ...elements: Slots
): ReactNode[] {
  const slots = elements.map((_, index) => String.fromCharCode(firstSlot + index))
  return say(...(slots as { [K in keyof Slots]: string }))
    .split(/([\ue000-\ue0ff])/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
      <Fragment key={index}>{slots.includes(part) ? elements[slots.indexOf(part)] : part}</Fragment>
    ))
}
