import { cloneElement, type KeyboardEvent, lazy, Suspense, useEffect, useState } from 'react'
import type { MenuProps } from './MenuPopup.tsx'
import { prefetch } from './prefetch.ts'

const load = () => import('./MenuPopup.tsx')
const MenuPopup = lazy(async () => ({ default: (await load()).MenuPopup }))

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
