import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Alert } from '#contract/alerts.ts'
import type { EscalationLevel } from '#domain/leads/escalation.ts'
import { assigneeMe } from '#domain/leads/lead-filters.ts'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useSound } from '#web/admin/parts/sound.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { AlertsButton } from './AlertsButton.tsx'
import { showOnDesktop } from './desktop.ts'
import { loginWords } from './login-words.ts'
import { passedTitle } from './passed-title.ts'
import { useAlerts } from './use-alerts.ts'
import { useReminders } from './use-reminders.ts'

const AlertsDialog = lazy(async () => ({ default: (await import('./AlertsDialog.tsx')).AlertsDialog }))

/** The list of missed alerts, and a toast and sound for new ones on every screen. */
export function Watch({ initiallyOpen }: { initiallyOpen: boolean }) {
  const words = useAllWords()
  const format = useFormat()
  const navigate = useNavigate()
  const { show } = useToast()
  const { beep } = useSound()
  const rules = useRuleWords()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [open, setOpen] = useState(initiallyOpen)
  const { alerts, reminder } = words.desk
  const isBoard = path === '/admin' || path === '/superadmin-clean'
  const openLead = (lead: string) => void navigate({ to: '/admin', search: { lead } })
  const openAlert = ({ leads, leadId }: Alert) =>
    leads > 1 ? void navigate({ to: '/admin', search: { assignee: assigneeMe } }) : openLead(leadId)
  const openChannels = () => void navigate({ to: '/admin/channels' })
  const say = (title: string, text: string, onSelect: () => void, label = alerts.openLead) => {
    show({ tone: 'arrival', title, text, action: { label, onSelect } })
    beep()
  }
  const titleOf = (alert: Alert) =>
    alert.by === null
      ? eventTitle(alert, words.leads.arrival, alerts.escalated, rules.text(alert.reason ?? ''))
      : passedTitle(alert, rules.author(alert.by), alerts, format)

  const { data, error, reload } = useAlerts(({ alerts: news, logins }) => {
    for (const one of logins) {
      const { title, text } = loginWords(alerts.logins, one)
      showOnDesktop(title, text, openChannels)
      say(title, text, openChannels, alerts.openChannels)
    }
    const [first] = news
    if (!first) return
    const title = titleOf(first)
    const about = first.by === null ? alerts.kinds[first.kind] : words.leads.stages[first.status]
    const text = news.length > 1 ? alerts.andMore(news.length - 1, format.number(news.length - 1)) : about
    showOnDesktop(title, text, () => openAlert(first))
    // The board announces arrivals itself.
    const unannounced = news.find(({ kind }) => !isBoard || kind !== 'arrived')
    if (unannounced) say(titleOf(unannounced), text, () => openAlert(unannounced))
  })
  useReminders((task) => {
    const title = reminder.title(rules.text(task.title))
    showOnDesktop(title, task.lead.name, () => openLead(task.leadId))
    say(title, task.lead.name, () => openLead(task.leadId))
  })

  const unseen = data?.unseen ?? 0
  const change = (next: boolean) => {
    setOpen(next)
    if (next) return reload()
    // Alerts in the list when it was closed count as seen.
    call.seeAlerts().then(reload, () => undefined)
  }
  return (
    <>
      <AlertsButton unseen={unseen} onOpen={() => change(true)} />
      {open && (
        <Suspense>
          <AlertsDialog
            alerts={data?.data}
            logins={data?.logins ?? []}
            error={error}
            onRetry={reload}
            onOpen={(alert) => {
              change(false)
              openAlert(alert)
            }}
            onChannels={() => {
              change(false)
              openChannels()
            }}
            onClose={() => change(false)}
          />
        </Suspense>
      )}
    </>
  )
}

type Titles = { title(name: string): string; returned(name: string): string }

/** The title of an alert that no teammate caused. */
function eventTitle(
  { kind, leadName }: Alert,
  arrival: Titles,
  escalated: Record<EscalationLevel, (name: string) => string>,
  reason: string,
): string {
  if (kind === 'arrived') return arrival.title(leadName)
  if (kind === 'returned') return arrival.returned(leadName)
  if (kind === 'rule') return `${leadName}: ${reason}`
  return escalated[kind as EscalationLevel](leadName)
}
