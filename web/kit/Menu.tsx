import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, type ReactElement } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Menu.module.css'
import { usePopupHome } from './PopupHome.tsx'

export type MenuItem = {
  label: string
  onSelect: () => void
  icon?: IconName | undefined
  /** Keys that do the same, as a person reads them. */
  shortcut?: string | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** The choice that holds now; makes the items of this menu a choice of one. */
  checked?: boolean | undefined
  /** A line above this item. */
  separated?: boolean | undefined
}

type MenuProps = {
  items: readonly MenuItem[]
  /** The button that opens it, such as a `Button` or `IconButton`. */
  trigger: ReactElement<Record<string, unknown>>
  /** A line of text above the items. */
  heading?: string | undefined
  align?: 'start' | 'center' | 'end' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A list of actions behind a button: arrow keys, Home, End, type-ahead, Esc. */
export function Menu({ items, trigger, heading, align = 'end', open, onOpenChange }: MenuProps) {
  return (
    <Base.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next) => onOpenChange(next) })}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal {...usePopupHome()}>
        <Base.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          align={align}
          sideOffset={6}
          collisionPadding={10}
        >
          <Base.Popup className={styles.popup}>
            {heading && <p className={styles.heading}>{heading}</p>}
            <Items items={items} label={heading} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Items({ items, label }: { items: readonly MenuItem[]; label: string | undefined }) {
  const list = items.map((item) => (
    <Fragment key={item.label}>
      {item.separated && <Base.Separator className={styles.separator} />}
      <Item {...item} />
    </Fragment>
  ))
  if (items.every(({ checked }) => checked === undefined)) return list
  return (
    <Base.RadioGroup
      aria-label={label}
      value={items.find(({ checked }) => checked)?.label ?? null}
      onValueChange={(chosen) => items.find((item) => item.label === chosen)?.onSelect()}
    >
      {list}
    </Base.RadioGroup>
  )
}

function Item({ label, onSelect, icon, shortcut, danger, disabled, checked }: MenuItem) {
  const content = (
    <>
      {checked !== undefined && <span className={styles.tick}>{checked && <Icon name="check" small />}</span>}
      {icon && <Icon name={icon} small />}
      <span className={styles.label}>{label}</span>
      {shortcut && <kbd className={styles.keys}>{shortcut}</kbd>}
    </>
  )
  const shared = { className: styles.item, label, disabled: disabled === true }
  if (checked !== undefined) {
    return (
      <Base.RadioItem {...shared} value={label} closeOnClick>
        {content}
      </Base.RadioItem>
    )
  }
  return (
    <Base.Item {...shared} data-danger={danger || undefined} onClick={onSelect}>
      {content}
    </Base.Item>
  )
}
