import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Snippet } from '#contract/snippets.ts'
import { callLink, whatsAppLink } from '#domain/leads/contact-links.ts'
import type { QuickAction } from '#domain/leads/options.ts'
import { useReplyValues } from '#web/admin/parts/reply-values.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useWhenLoaded } from '#web/admin/parts/when-loaded.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { replyLanguageOf } from '#web/words/messages/replies.ts'
import { LostQuestion } from '../lost/LostQuestion.tsx'
import { askedLetter } from '../thread/asked-letter.ts'
import { ContactQuestions } from './ContactQuestions.tsx'
import { askAbout } from './contact-questions.ts'
import { type Act, QuickActionsContext, type Reachable, useQuickActions } from './quick-actions.ts'

const ChatDialog = lazy(async () => ({ default: (await import('./ChatDialog.tsx')).ChatDialog }))
const loadPlan = () => import('./PlanDialog.tsx')
const PlanDialog = lazy(async () => ({ default: (await loadPlan()).PlanDialog }))

/** A WhatsApp message before its text is chosen. */
type Chat = { lead: Reachable; greeting: string; snippets: readonly Snippet[] }
type Asked = { lead: Reachable; action: 'meeting' | 'follow_up' }

type QuickActionsProps = {
  /** Opens the lead's record to write an email there. Absent inside other quick actions, which open it instead. */
  onWrite?: (leadId: string) => void
  /** Called once that email is sent. */
  onWritten?: () => void
  children: ReactNode
}

/** Quick actions for everything inside, with their questions and that of moves to Lost. */
export function QuickActions({ onWrite, onWritten, children }: QuickActionsProps) {
  const { work } = useWords()
  const { show } = useToast()
  const around = useQuickActions()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const [chat, setChat] = useState<Chat | null>(null)
  const openChat = useOpenChat()
  const start = useStart(openChat, setChat)
  const whenLoaded = useWhenLoaded()
  const begin: Act = async (lead, action, opening = {}) => {
    if (action === 'call' || action === 'whatsapp') return start(lead, action)
    if (action === 'email') {
      if (!onWrite) return around(lead, action, opening)
      if (lead.email === '') return show({ tone: 'error', title: work.noEmail })
      const onSent = () => {
        opening.onSent?.()
        onWritten?.()
      }
      askedLetter.set({ ...opening, leadId: lead.id, onSent })
      return onWrite(lead.id)
    }
    if (!(await whenLoaded(loadPlan))) return
    setAsked({ lead, action })
    setOpen(true)
  }
  const latest = useRef(begin)
  useEffect(() => {
    latest.current = begin
  })
  const act = useMemo<Act>(
    () =>
      (...given) =>
        latest.current(...given),
    [],
  )
  return (
    <QuickActionsContext value={act}>
      <LostQuestion>{children}</LostQuestion>
      <ContactQuestions />
      <Suspense>
        {chat && (
          <ChatDialog
            {...chat}
            onSend={(text) => {
              setChat(null)
              openChat(chat.lead, text)
            }}
            onClose={() => setChat(null)}
          />
        )}
        {asked && open && <PlanDialog {...asked} onClose={() => setOpen(false)} />}
      </Suspense>
    </QuickActionsContext>
  )
}

type OpenChat = (lead: Reachable, text: string) => void

/** Opens WhatsApp with a text and asks whether it was sent. */
function useOpenChat(): OpenChat {
  const { work } = useWords()
  const { user } = useSession()
  const { show } = useToast()
  return (lead, text) => {
    const link = whatsAppLink(lead.phone, text)
    if (link === null) return show({ tone: 'error', title: work.noPhone })
    window.open(link, '_blank', 'noopener,noreferrer')
    askAbout(user.username, { action: 'whatsapp', leadId: lead.id, name: lead.name, notes: text })
  }
}

/**
 * Opens an external program, the phone or WhatsApp, and asks for the outcome. A teammate with texts in the lead's
 * language chooses one first.
 */
function useStart(
  openChat: OpenChat,
  onChoose: (chat: Chat) => void,
): (lead: Reachable, action: Extract<QuickAction, 'call' | 'whatsapp'>) => void {
  const { work } = useWords()
  const { user } = useSession()
  const valuesFor = useReplyValues()
  const { show } = useToast()
  const client = useQueryClient()
  return async (lead, action) => {
    if (action === 'call') {
      const link = callLink(lead.phone)
      if (link === null) return show({ tone: 'error', title: work.noPhone })
      askAbout(user.username, { action, leadId: lead.id, name: lead.name, notes: '' })
      return location.assign(link)
    }
    const { chatGreeting } = await import('#web/admin/parts/reply-letter.ts')
    const language = replyLanguageOf(lead.language)
    const values = valuesFor(lead.name, language)
    // Texts read in the last minute are used again: browsers block windows opened long after the click.
    const [own, kept] = await Promise.all([
      client.fetchQuery({ ...query('listReplyTemplates', {}), staleTime: 60_000 }).catch(() => null),
      client.fetchQuery({ ...query('listSnippets', {}), staleTime: 60_000 }).catch(() => null),
    ])
    const greeting = await chatGreeting(own?.data ?? [], values).catch(() => '')
    const snippets = kept?.data.filter((one) => one.language === language) ?? []
    if (snippets.length > 0) return onChoose({ lead, greeting, snippets })
    openChat(lead, greeting)
  }
}
