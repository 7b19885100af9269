import { Fragment, type ReactNode } from 'react'

/** Placeholders for elements: private-use characters of Unicode, which no text of ours contains. */
const firstPlaceholder = 0xe000

/** Fills a sentence of the catalogue with elements in place of its arguments. */
export function filled<Slots extends readonly ReactNode[]>(
  say: (...slots: { [K in keyof Slots]: string }) => string,
  ...elements: Slots
): ReactNode[] {
  const slots = elements.map((_, index) => String.fromCharCode(firstPlaceholder + index))
  return say(...(slots as { [K in keyof Slots]: string }))
    .split(/([\ue000-\ue0ff])/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
      <Fragment key={index}>{slots.includes(part) ? elements[slots.indexOf(part)] : part}</Fragment>
    ))
}
