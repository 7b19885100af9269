import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { callLink, whatsAppLink } from '#domain/contact-links.ts'
import type { QuickAction } from '#domain/options.ts'
import { useBrandName } from '#web/admin/parts/brand.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { replyLanguageOf } from '#web/words/messages/replies.ts'
import { type Act, QuickActionsContext, type Reachable } from './quick-actions.ts'
import { useRecord } from './use-record.ts'

const EmailDialog = lazy(async () => ({ default: (await import('./EmailDialog.tsx')).EmailDialog }))
const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }))

/** Quick actions for everything inside, with the dialogs that some of them open. */
export function QuickActions({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ lead: Reachable; action: 'email' | 'meeting' | 'follow_up' } | null>(null)
  const [open, setOpen] = useState(false)
  const start = useStart()
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  const act = useMemo<Act>(
    () => (lead, action) => {
      if (action === 'call' || action === 'whatsapp') return latest.current(lead, action)
      setAsked({ lead, action })
      setOpen(true)
    },
    [],
  )
  const close = () => setOpen(false)
  return (
    <QuickActionsContext value={act}>
      {children}
      <Suspense>
        {asked?.action === 'email' && open && <EmailDialog lead={asked.lead} onClose={close} />}
        {asked && asked.action !== 'email' && open && (
          <PlanDialog lead={asked.lead} action={asked.action} onClose={close} />
        )}
      </Suspense>
    </QuickActionsContext>
  )
}

/** Opens an external program, the phone or WhatsApp, and records it. */
function useStart(): (lead: Reachable, action: Extract<QuickAction, 'call' | 'whatsapp'>) => void {
  const { work } = useWords()
  const { user } = useSession()
  const company = useBrandName()
  const { show } = useToast()
  const record = useRecord()
  const client = useQueryClient()
  return async (lead, action) => {
    const refuse = () => show({ tone: 'error', title: work.noPhone })
    if (action === 'call') {
      const link = callLink(lead.phone)
      if (link === null) return refuse()
      location.assign(link)
      return void record({ action, leadId: lead.id })
    }
    const { chatGreeting } = await import('#web/admin/parts/reply-letter.ts')
    const values = { name: lead.name, colleague: user.username, company }
    // Use the team's texts only if already loaded: browsers block windows opened after an await.
    const own = await client.fetchQuery({ ...query('listReplyTemplates', {}), staleTime: 60_000 }).catch(() => null)
    const text = await chatGreeting(replyLanguageOf(lead.language), own?.data ?? [], values).catch(() => '')
    const link = whatsAppLink(lead.phone, text)
    if (link === null) return refuse()
    window.open(link, '_blank', 'noopener,noreferrer')
    void record({ action, leadId: lead.id, notes: text })
  }
}
