import { lazy, Suspense, useEffect, useState } from 'react'
import type { LeadView } from '#contract/views.ts'
import type { LeadsSearch } from '#web/admin/parts/leads-search.ts'
import { noFilters } from '#web/admin/parts/leads-search.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import type { MenuItem } from '#web/kit/MenuPopup.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { chooseColumns, useChosenColumns } from '../table/columns-choice.ts'
import { keepDefaultView, readDefaultView } from './default-view.ts'
import { changeTo, sameView, useViews, viewSearchOf } from './use-views.ts'

const SaveView = lazy(async () => ({ default: (await import('./SaveView.tsx')).SaveView }))
const ManageViews = lazy(async () => ({ default: (await import('./ManageViews.tsx')).ManageViews }))

type SavedViewsProps = { search: LeadsSearch; onSearch: (change: LeadsSearch) => void }

/** Saved views: choose one, save the current one, manage one's own. */
export function SavedViews({ search, onSearch }: SavedViewsProps) {
  const { saved: words } = useWords().workspace
  const { views, isLoaded, reload } = useViews()
  const { show } = useToast()
  const { act } = useAct()
  const columns = useChosenColumns()
  const [open, setOpen] = useState<'save' | 'manage' | null>(null)
  const now = viewSearchOf(search, columns)
  const current = views.find(({ id }) => id === search.saved)
  const { username } = useSession().user
  const [defaultId, setDefaultId] = useState(() => readDefaultView(username)?.id ?? null)
  const isModified = current !== undefined && !sameView(current.search, now)

  const update = async () => {
    if (!current) return
    const isDone = await act('update', words.failed, () =>
      call.changeView({ params: { id: current.id }, body: { search: now, seen: { search: current.search } } }),
    )
    await reload()
    if (!isDone) return
    show({ tone: 'success', title: words.done(current.name) })
  }

  const openWith = (view: LeadView | null) => {
    keepDefaultView(username, view && changeTo(view))
    setDefaultId(view?.id ?? null)
    show({ tone: 'success', title: view ? words.opensWith(view.name) : words.opensWithAll })
  }
  // The default view may have been changed or deleted since.
  const kept = views.find(({ id }) => id === defaultId)
  useEffect(() => {
    if (isLoaded && defaultId !== null) keepDefaultView(username, kept ? changeTo(kept) : null)
  }, [isLoaded, username, defaultId, kept])

  const items: MenuItem[] = [
    {
      label: words.all,
      icon: 'columns',
      onSelect: () => onSearch({ ...noFilters, sort: undefined, order: undefined, saved: undefined }),
    },
    ...views.map(
      (view): MenuItem => ({
        label: view.isMine ? view.name : `${view.name} · ${words.by(view.owner)}`,
        icon: view.id === current?.id ? 'check' : view.isShared ? 'people' : 'user',
        onSelect: () => {
          if (view.search.columns) chooseColumns(view.search.columns)
          onSearch(changeTo(view))
        },
      }),
    ),
    ...(isModified && current.isMine
      ? [{ label: words.update(current.name), icon: 'edit' as const, separated: true, onSelect: () => void update() }]
      : []),
    { label: words.save, icon: 'plus', separated: !(isModified && current.isMine), onSelect: () => setOpen('save') },
    ...(current && !isModified && current.id !== defaultId
      ? [{ label: words.openWith(current.name), icon: 'flag' as const, onSelect: () => openWith(current) }]
      : []),
    ...(kept ? [{ label: words.openWithAll, icon: 'flag' as const, onSelect: () => openWith(null) }] : []),
    ...(views.some(({ isMine }) => isMine)
      ? [{ label: words.manage, icon: 'edit' as const, onSelect: () => setOpen('manage') }]
      : []),
  ]
  const label = current ? (isModified ? `${current.name} (${words.modified})` : current.name) : words.button
  return (
    <>
      <Menu
        heading={words.menu}
        items={items}
        trigger={
          <Button icon="eye" aria-label={current ? `${words.button}: ${label}` : undefined}>
            {label}
          </Button>
        }
      />
      <Suspense>
        {open === 'save' && (
          <SaveView
            search={now}
            onClose={() => setOpen(null)}
            onSaved={async (view) => {
              setOpen(null)
              await reload()
              onSearch({ saved: view.id })
              show({ tone: 'success', title: words.done(view.name) })
            }}
          />
        )}
        {open === 'manage' && (
          <ManageViews views={views.filter(({ isMine }) => isMine)} reload={reload} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  )
}
