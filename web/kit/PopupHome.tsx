import { createContext, useContext } from 'react'

/**
 * Container of menus and tooltips. A page names one inside a landmark, so that all content is in one; a dialog names
 * itself, so that its popups belong to it. Default: the body.
 */
export const PopupHome = createContext<HTMLElement | null>(null)

/** Container of a popup, as props of Base UI's portals. */
export function usePopupHome(): { container?: HTMLElement } {
  const home = useContext(PopupHome)
  return home ? { container: home } : {}
}
