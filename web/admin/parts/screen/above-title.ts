import { createContext, type ReactNode } from 'react'

/** Content above each screen's title: the tabs of its place. */
export const AboveTitle = createContext<ReactNode>(null)
