import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Menu } from '#web/kit/Menu.tsx'
import mask from '#web/kit/mask-icons.module.css'
import { useBoardTools } from '../store/board-context.ts'
import styles from './LeadCard.module.css'

/** "Move to…": every move without dragging. The menu mounts when first opened, as a board has many cards. */
export function CardMenu({ lead, tabIndex }: { lead: Lead; tabIndex: 0 | -1 }) {
  const { leads, workspace } = useWords()
  const { card, stages } = leads
  const { move, peek } = useBoardTools()
  const [open, setOpen] = useState<boolean | null>(null)
  const [seen, setSeen] = useState(lead.status)
  const change = (isOpen: boolean) => {
    if (isOpen) setSeen(lead.status)
    setOpen(isOpen)
  }
  const button = (
    <button
      type="button"
      className={classNames(styles.menu, mask.icon)}
      data-icon="more"
      tabIndex={tabIndex}
      aria-label={card.menu(lead.name)}
      aria-haspopup="menu"
      onClick={open === null ? () => change(true) : undefined}
    />
  )
  if (open === null) return button
  return (
    <Menu
      heading={card.moveTo}
      open={open}
      onOpenChange={change}
      trigger={button}
      items={[
        ...leadStatuses.map((status) => ({
          label: stages[status],
          checked: status === lead.status,
          onSelect: () => move(lead.id, status, undefined, seen),
        })),
        { label: workspace.panel.label, icon: 'panel', separated: true, onSelect: () => peek(lead.id) },
      ]}
    />
  )
}
