import { cloneElement, type KeyboardEvent, lazy, type ReactElement, Suspense, useEffect, useState } from 'react'
import type { IconName } from './Icon.tsx'
import { prefetch } from './prefetch.ts'

const load = () => import('./MenuPopup.tsx')
const MenuPopup = lazy(async () => ({ default: (await load()).MenuPopup }))

export type MenuItem = {
  label: string
  onSelect: () => void
  icon?: IconName | undefined
  /** Keys that do the same, as a person reads them. */
  shortcut?: string | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** True for the current choice; makes the items of this menu a choice of one, or of `several`. */
  checked?: boolean | undefined
  /** A line above this item. */
  separated?: boolean | undefined
}

export type MenuProps = {
  items: readonly MenuItem[]
  /** The button that opens it, such as a `Button` or `IconButton`. */
  trigger: ReactElement<Record<string, unknown>>
  /** A line of text above the items. */
  heading?: string | undefined
  /** True if several items can be checked: choosing one leaves the menu open. */
  several?: boolean | undefined
  align?: 'start' | 'center' | 'end' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * A list of actions behind a button: arrow keys, Home, End, type-ahead, Esc. Only the button is mounted
 * until it is first opened; the list's code is prefetched.
 */
export function Menu(props: MenuProps) {
  const { trigger, open } = props
  const [isAsked, setAsked] = useState(false)
  useEffect(() => prefetch(() => void load().catch(() => undefined)), [])
  if (!isAsked && open !== true) {
    const ask = () => setAsked(true)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      ask()
    }
    return cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: ask, onKeyDown })
  }
  return (
    <Suspense fallback={trigger}>
      <MenuPopup {...props} />
    </Suspense>
  )
}
