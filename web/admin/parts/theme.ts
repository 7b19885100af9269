import { useEffect } from 'react'
import { remembered, useRemembered } from './remembered.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const theme = remembered('staff.theme', themes)

/** Shows the page in the remembered theme. Called once before anything is drawn, so that nothing flashes. */
export function applyTheme(chosen: Theme = theme.value): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

/** The theme in use and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const chosen = useRemembered(theme)
  useEffect(() => applyTheme(chosen), [chosen])
  return [chosen, theme.set]
}
