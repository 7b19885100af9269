import { createContext, useContext } from 'react'

/**
 * The element in which menus and tooltips are put. A page names one inside a landmark, so that nothing on it stands
 * outside of one; a dialog names itself, so that what opens in it belongs to it. Without one it is the body.
 */
export const PopupHome = createContext<HTMLElement | null>(null)

/** Where a popup goes, as the props of Base UI's portals. */
export function usePopupHome(): { container?: HTMLElement } {
  const home = useContext(PopupHome)
  return home ? { container: home } : {}
}
