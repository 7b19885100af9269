import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import styles from './CommandMenu.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { useLabels } from './labels.ts'
import scrim from './scrim.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Command = {
  /** Unique in the menu. */
  id: string
  label: string
  /** Text beside the label, such as a person's country. */
  detail?: string | undefined
  icon?: IconName | undefined
  /** Keys that do the same, as a person reads them. */
  shortcut?: string | undefined
  run: () => void
  /** The menu stays open: choosing it changes the options. */
  keepsOpen?: boolean | undefined
}

export type CommandGroup = { label: string; items: readonly Command[] }

type CommandMenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  placeholder: string
  /** Shown when nothing matches. */
  empty: string
  /** A line below the list, such as how to choose. */
  hint: string
  query: string
  onQuery: (query: string) => void
  /** Matches of the query in display order, computed by the caller. */
  groups: readonly CommandGroup[]
}

/** A command palette: arrow keys and Enter choose, Esc closes. */
export function CommandMenu(props: CommandMenuProps) {
  const { open, onOpenChange, label, placeholder, empty, hint, query, onQuery, groups } = props
  const { close } = useLabels()
  const shown = groups.filter(({ items }) => items.length > 0)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrim.overDialogs} />
        <Dialog.Popup className={styles.popup} aria-label={label}>
          <Autocomplete.Root
            open
            inline
            items={shown}
            filteredItems={shown}
            value={query}
            onValueChange={(typed, { reason }) => {
              // Choosing would write the command's name into the field.
              if (reason !== 'item-press') onQuery(typed)
            }}
            itemToStringValue={(item: Command) => item.label}
            autoHighlight="always"
            keepHighlight
          >
            <div className={styles.field}>
              <Icon name="search" />
              <Autocomplete.Input className={styles.input} aria-label={label} placeholder={placeholder} />
            </div>
            <VisuallyHidden>
              <Dialog.Close>{close}</Dialog.Close>
            </VisuallyHidden>
            <div className={styles.results}>
              <Autocomplete.Empty>
                <p className={styles.empty}>{empty}</p>
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.label} items={group.items} className={styles.group}>
                    <Autocomplete.GroupLabel className={styles.groupLabel}>{group.label}</Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: Command) => (
                        <Autocomplete.Item
                          key={item.id}
                          value={item}
                          className={styles.item}
                          onClick={() => {
                            if (!item.keepsOpen) onOpenChange(false)
                            item.run()
                          }}
                        >
                          {item.icon && <Icon name={item.icon} small />}
                          <span className={styles.label} dir="auto">
                            {item.label}
                          </span>
                          {item.detail && (
                            <span className={styles.detail} dir="auto">
                              {item.detail}
                            </span>
                          )}
                          {item.shortcut && <kbd className={styles.keys}>{item.shortcut}</kbd>}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </div>
            <p className={styles.hint}>{hint}</p>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
