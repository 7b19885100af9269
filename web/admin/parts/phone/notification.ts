import { minuteMs } from '#domain/basics/instant.ts'
import { type Direction, directionOf, type StaffLanguage } from '#domain/site/languages.ts'
import type { PushMessage } from '#domain/staff/push.ts'
import type { WorkerWords } from '#web/words/staff/phone-en.ts'

type Shown = {
  readonly title: string
  readonly body: string
  /** A later notification with the same tag replaces this one. */
  readonly tag: string
  readonly data: { readonly path: string }
  readonly icon: string
  readonly lang: StaffLanguage
  readonly dir: Direction
  readonly actions: readonly { readonly action: 'stop'; readonly title: string }[]
}

/** The notification for a push, at `now` (epoch milliseconds). */
export function notificationOf(message: PushMessage, words: WorkerWords, language: StaffLanguage, now: number): Shown {
  const actions = [{ action: 'stop', title: words.stop }] as const
  const common = { icon: '/admin-icon-192.png', lang: language, dir: directionOf(language), actions }
  if ('count' in message) {
    const count = new Intl.NumberFormat(language).format(message.count)
    const title = message.kind === 'arrived' ? words.manyArrived(count) : words.manyOverdue(count)
    return { ...common, title, body: words.several, tag: message.kind, data: { path: '/admin' } }
  }
  const { kind, leadId, language: of, dueAt } = message
  const parts = [languageName(of, language), dueAt === null ? null : dueText(Date.parse(dueAt), now, words, language)]
  return {
    ...common,
    title: words[kind],
    body: parts.filter((part) => part !== null).join(' · '),
    tag: leadId,
    data: { path: `/admin?lead=${encodeURIComponent(leadId)}` },
  }
}

function languageName(code: string, language: StaffLanguage): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

function dueText(dueAt: number, now: number, words: WorkerWords, language: StaffLanguage): string {
  const minutes = Math.round((dueAt - now) / minuteMs)
  const isHours = Math.abs(minutes) >= 120
  const when = new Intl.RelativeTimeFormat(language).format(
    isHours ? Math.round(minutes / 60) : minutes,
    isHours ? 'hour' : 'minute',
  )
  return minutes < 0 ? words.wasDue(when) : words.due(when)
}
