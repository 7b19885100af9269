import { useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import { useStore } from '#web/kit/store.ts'
import { density, figures } from './display.ts'

/** Display options: card size, and the figures above. */
export function DisplayMenu() {
  const { display } = useWords().workspace
  const isCompact = useStore(density) === 'compact'
  const areShown = useStore(figures) === 'shown'
  return (
    <Menu
      trigger={<IconButton icon="sliders" label={display.button} />}
      items={[
        {
          label: isCompact ? display.comfortable : display.compact,
          icon: isCompact ? 'grid' : 'rows',
          onSelect: () => density.set(isCompact ? 'comfortable' : 'compact'),
        },
        {
          label: areShown ? display.hideFigures : display.showFigures,
          icon: 'chart',
          onSelect: () => figures.set(areShown ? 'hidden' : 'shown'),
        },
      ]}
    />
  )
}
