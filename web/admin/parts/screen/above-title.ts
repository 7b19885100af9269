import { createContext, type ReactNode } from 'react'

/** What stands above the title of each screen: the tabs of its place. */
export const AboveTitle = createContext<ReactNode>(null)
