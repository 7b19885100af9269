import { lazy, Suspense, useState } from 'react'
import { useBrandName } from '#web/admin/parts/brand.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Navigation } from './Navigation.tsx'
import styles from './NavigationDrawer.module.css'
import { NewTabList } from './NewTabLinks.tsx'

const Drawer = lazy(async () => ({ default: (await import('#web/kit/Drawer.tsx')).Drawer }))

/** The navigation behind a button, where there is no room beside the screen. */
export function NavigationDrawer() {
  const words = useWords()
  const brand = useBrandName()
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <IconButton
        icon="menu"
        label={words.sidebar.open}
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      />
      {open !== null && (
        <Suspense>
          <Drawer open={open} onOpenChange={setOpen} title={brand}>
            <Navigation onNavigate={() => setOpen(false)} />
            <NewTabList onNavigate={() => setOpen(false)} />
          </Drawer>
        </Suspense>
      )}
    </>
  )
}
