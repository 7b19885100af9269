import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { QuickAction } from '#domain/leads/options.ts'
import { quickActions } from '#domain/leads/options.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { classNames } from '#web/kit/class-names.ts'
import type { IconName } from '#web/kit/Icon.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import mask from '#web/kit/mask-icons.module.css'
import { reachable, useQuickActions } from './quick-actions.ts'

export const actionIcons: Record<QuickAction, IconName> = {
  call: 'phone',
  email: 'mail',
  whatsapp: 'chat',
  meeting: 'calendar',
  follow_up: 'clock',
}

type ActionMenuProps = { lead: Lead; tabIndex: 0 | -1; className: string | undefined }

/** The quick actions of a card behind one button; as with `CardMenu`, the menu mounts when first opened. */
export function ActionMenu({ lead, tabIndex, className }: ActionMenuProps) {
  const { work } = useWords()
  const act = useQuickActions()
  const [open, setOpen] = useState<boolean | null>(null)
  const button = (
    <button
      type="button"
      className={classNames(className, mask.icon)}
      data-icon="phone"
      tabIndex={tabIndex}
      aria-label={work.actionsOf(lead.name)}
      aria-haspopup="menu"
      onClick={open === null ? () => setOpen(true) : undefined}
    />
  )
  if (open === null) return button
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={button}
      items={quickActions.map((action) => ({
        label: work.actions[action],
        icon: actionIcons[action],
        onSelect: () => act(reachable(lead), action),
      }))}
    />
  )
}
