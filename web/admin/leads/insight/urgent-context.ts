import { createContext, useContext } from 'react'

/** Ids of leads that wait for a reply to a pressing text. */
export const UrgentContext = createContext<ReadonlySet<string>>(new Set())

/** True if the lead waits for a reply to a pressing text. */
export const useIsUrgent = (leadId: string): boolean => useContext(UrgentContext).has(leadId)
