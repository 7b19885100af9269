import { useEffect } from 'react'
import { useStore } from '#web/kit/store.ts'
import { remembered } from './remembered.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const theme = remembered('staff.theme', themes)

/** Applies the stored theme. Called once before the first render, so that nothing flashes. */
export function applyTheme(chosen: Theme = theme.value): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

/** The current theme and its setter. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const chosen = useStore(theme)
  useEffect(() => applyTheme(chosen), [chosen])
  return [chosen, theme.set]
}
