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

/** The menu with its list. Without `open` from its caller it starts open, as it mounts on demand. */
export function MenuPopup({ items, trigger, heading, several = false, align = 'end', open, onOpenChange }: MenuProps) {
  return (
    <Base.Root
      {...(open === undefined ? { defaultOpen: true } : { open })}
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
            <Items items={items} label={heading} several={several} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type ItemsProps = { items: readonly MenuItem[]; label: string | undefined; several: boolean }

function Items({ items, label, several }: ItemsProps) {
  const list = items.map((item) => (
    <Fragment key={item.label}>
      {item.separated && <Base.Separator className={styles.separator} />}
      <Item {...item} several={several} />
    </Fragment>
  ))
  if (several || items.every(({ checked }) => checked === undefined)) return list
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

function Item({
  label,
  onSelect,
  icon,
  shortcut,
  danger,
  disabled,
  checked,
  several,
}: MenuItem & { several: boolean }) {
  const content = (
    <>
      {checked !== undefined && <span className={styles.tick}>{checked && <Icon name="check" small />}</span>}
      {icon && <Icon name={icon} small />}
      <span className={styles.label}>{label}</span>
      {shortcut && <kbd className={styles.keys}>{shortcut}</kbd>}
    </>
  )
  const shared = { className: styles.item, label, disabled: disabled === true }
  if (checked !== undefined && several) {
    return (
      <Base.CheckboxItem {...shared} checked={checked} onCheckedChange={onSelect} closeOnClick={false}>
        {content}
      </Base.CheckboxItem>
    )
  }
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
