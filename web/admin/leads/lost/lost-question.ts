import { createContext, useContext } from 'react'

/** Why a lead was lost, as a change of it is sent. */
export type Lost = { readonly lostReason: string; readonly lostNote?: string }

/** Asks why a lead is lost; null: it is not moved there after all. */
export type AskLost = (name: string) => Promise<Lost | null>

export const LostQuestionContext = createContext<AskLost>(async () => null)

/** Asks why a lead is lost, in a dialog. Every move to Lost goes through it, unless its form asks itself. */
export const useAskLost = (): AskLost => useContext(LostQuestionContext)
