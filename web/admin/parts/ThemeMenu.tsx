import type { IconName } from '#web/kit/Icon.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import { type Theme, themes, useTheme } from './theme.ts'
import { useWords } from './words.tsx'

const icons: Record<Theme, IconName> = { system: 'contrast', light: 'sun', dark: 'moon' }

export function ThemeMenu() {
  const words = useWords()
  const [theme, choose] = useTheme()
  return (
    <Menu
      trigger={<IconButton icon={icons[theme]} label={`${words.theme.label}: ${words.theme[theme]}`} />}
      items={themes.map((one) => ({
        label: words.theme[one],
        icon: icons[one],
        checked: one === theme,
        onSelect: () => choose(one),
      }))}
    />
  )
}
