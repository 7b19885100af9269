import { singleKeys } from '#web/admin/parts/single-keys.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Switch } from '#web/kit/Switch.tsx'
import { useStore } from '#web/kit/store.ts'
import styles from './ShortcutSheet.module.css'
import { isMac, readableKeys, shortcutNames } from './shortcuts.ts'

/** All shortcuts on one sheet, and the switch for those of single keys. */
export function ShortcutSheet({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { commands: words } = useAllWords()
  const on = useStore(singleKeys) === 'on'
  const everywhere = shortcutNames.map(
    (name) => [readableKeys(name, isMac, words.afterwards), words.names[name]] as const,
  )
  const { keys, boardNames } = words
  const onBoard = [
    ['← ↑ → ↓', boardNames.walk],
    [keys.enter, boardNames.open],
    [keys.space, boardNames.peek],
    ['Alt ← Alt →', boardNames.move],
    ['Esc', boardNames.leave],
  ] as const
  return (
    <Dialog open onOpenChange={onOpenChange} title={words.help}>
      <Keys title={words.everywhere} rows={everywhere} />
      <p className={styles.note}>{words.notWhileTyping}</p>
      <Keys title={words.onBoard} rows={onBoard} />
      <Switch label={words.singleKeys} checked={on} onChange={(next) => singleKeys.set(next ? 'on' : 'off')} />
      <p className={styles.note}>{words.singleKeysHint}</p>
    </Dialog>
  )
}

function Keys({ title, rows }: { title: string; rows: readonly (readonly [keys: string, what: string])[] }) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {rows.map(([keys, what]) => (
          <div key={what} className={styles.row}>
            <dt>{what}</dt>
            <dd>
              <kbd className={styles.keys}>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
