import { createContext, useContext } from 'react'
import type { QuickAction } from '#domain/leads/options.ts'
import type { ReplyTemplate } from '#domain/letters/reply-template.ts'

/** Fields needed to contact a lead. */
export type Reachable = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  /** The language the lead is written to in. */
  readonly language: string
}

/** How an email begins, if not with the first template. */
export type Opening = {
  readonly template?: ReplyTemplate | undefined
  readonly text?: string | undefined
  /** Called once the email is sent or handed to an email app; not if its form is just closed. */
  readonly onSent?: () => void
}

export type Act = (lead: Reachable, action: QuickAction, opening?: Opening) => void

export const QuickActionsContext = createContext<Act>(() => {})

/** Starts an action and records it. Meetings and follow-ups open a dialog; an email opens in the lead's record. */
export const useQuickActions = (): Act => useContext(QuickActionsContext)

/** A lead with the language it prefers. */
export const reachable = (
  lead: Omit<Reachable, 'language'> & { preferredLanguage: string | null; language: string },
) => ({
  ...lead,
  language: lead.preferredLanguage ?? lead.language,
})
