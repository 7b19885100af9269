import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { openAddLead } from '#web/admin/parts/add-lead.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { singleKeys } from '#web/admin/parts/single-keys.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { shortcutKey } from '#web/kit/keys.ts'
import { prefetch } from '#web/kit/prefetch.ts'
import { screensFor } from '../screens.ts'
import { createShortcutReader, isMac, readableKeys, type ShortcutName } from './shortcuts.ts'
import { useEarlyKeys } from './use-early-keys.ts'

const loadPalette = () => import('./Palette.tsx')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))
const ShortcutSheet = lazy(async () => ({ default: (await import('./ShortcutSheet.tsx')).ShortcutSheet }))

/** The button that opens the command palette, and the global shortcuts. */
export function Commands() {
  const words = useWords()
  const { user } = useSession()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  const [typed, setTyped] = useState('')
  const openPalette = () => {
    setTyped('')
    setOpen('palette')
  }
  useEarlyKeys(open === 'palette', setTyped)
  useEffect(() => prefetch(() => void loadPalette().catch(() => undefined)), [])

  const screens = screensFor(user.role)
  const go = (name: (typeof screens)[number]['name']) => {
    const screen = screens.find((one) => one.name === name)
    if (screen) void navigate({ to: screen.to })
  }
  const show = (view: 'grid' | 'table' | undefined) =>
    void navigate({ to: '/admin', search: (before: object) => ({ ...before, view }) })
  const shortcutActions: { readonly [N in ShortcutName]: () => void } = {
    palette: () => (open === 'palette' ? setOpen(null) : openPalette()),
    help: () => setOpen('help'),
    addLead: () => openAddLead(),
    search: focusSearch,
    goLeads: () => go('leads'),
    goDay: () => go('day'),
    goQuarantine: () => go('quarantine'),
    goSetups: () => go('setups'),
    goPerformance: () => go('performance'),
    viewBoard: () => show(undefined),
    viewGrid: () => show('grid'),
    viewTable: () => show('table'),
  }
  useShortcuts((name) => shortcutActions[name]())

  const close = (next: boolean) => setOpen(next ? open : null)
  return (
    <>
      <IconButton
        icon="search"
        label={words.palette}
        shortcut={readableKeys('palette', isMac, '')}
        onClick={openPalette}
      />
      <Suspense>
        {open === 'palette' && (
          <Palette typed={typed} onTyped={setTyped} onOpenChange={close} onHelp={() => setOpen('help')} />
        )}
        {open === 'help' && <ShortcutSheet onOpenChange={close} />}
      </Suspense>
    </>
  )
}

/** Calls back for each shortcut pressed, and prevents its last key's default. */
function useShortcuts(onShortcut: (name: ShortcutName) => void): void {
  const press = useEffectEvent(onShortcut)
  useEffect(() => {
    const read = createShortcutReader()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const { ctrlKey: ctrl, metaKey: meta, altKey: alt, timeStamp: at } = event
      const name = read(
        { key: shortcutKey(event), ctrl, meta, alt, at, isTaken: isTaken(event) },
        singleKeys.value === 'on',
      )
      if (name === null) return
      event.preventDefault()
      press(name)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** True if a key goes to a field, menu or window, which keep the focus while open. */
function isTaken({ target }: KeyboardEvent): boolean {
  const takers =
    'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
  return target instanceof Element && target.closest(takers) !== null
}

/** Focuses the current screen's search field, if any. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  field?.focus()
  field?.select()
}
