import type { Alert, AlertKind } from '#contract/alerts.ts'
import type { AnswerOf } from '#contract/api.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { AlertsPush } from '#web/admin/parts/phone/AlertsPush.tsx'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useSound } from '#web/admin/parts/sound.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Icon, type IconName } from '#web/kit/Icon.tsx'
import { Switch } from '#web/kit/Switch.tsx'
import { useClock } from '../store/board-clock.ts'
import { useDesktop } from './desktop.ts'
import { loginWords } from './login-words.ts'
import styles from './Notices.module.css'
import { passedTitle } from './passed-title.ts'

type Login = AnswerOf<'listAlerts'>['logins'][number]

type AlertsDialogProps = {
  alerts: readonly Alert[] | undefined
  logins: readonly Login[]
  error: unknown
  onRetry: () => void
  onOpen: (alert: Alert) => void
  onChannels: () => void
  onClose: () => void
}

/** Missed alerts: new leads, returning leads, leads without a timely reply, and logins that have ended. */
export function AlertsDialog({ alerts, logins, error, onRetry, onOpen, onChannels, onClose }: AlertsDialogProps) {
  const words = useAllWords()
  const { alerts: own } = words.desk
  return (
    <Dialog open onOpenChange={onClose} title={own.title} size="normal">
      <div className={styles.body}>
        <SoundSwitch />
        <DesktopSwitch />
        <AlertsPush />
        {alerts === undefined && <ReadState error={error} failed={own.loadFailed} onRetry={onRetry} />}
        {alerts?.length === 0 && logins.length === 0 && <EmptyState icon="bell" title={own.none} text={own.noneText} />}
        {alerts && alerts.length + logins.length > 0 && (
          <ul className={styles.list} aria-label={own.list}>
            {logins.map((one) => (
              <li key={one.login}>
                <LoginRow {...one} onOpen={onChannels} />
              </li>
            ))}
            {alerts.map((alert) => (
              <li key={alert.id}>
                <EntryBoundary place="notice" of={alert} fallback={<p dir="auto">{alert.leadName}</p>}>
                  <AlertRow alert={alert} onOpen={() => onOpen(alert)} />
                </EntryBoundary>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

const icons: Record<AlertKind, IconName> = {
  arrived: 'plus',
  returned: 'chat',
  half: 'clock',
  overdue: 'alert',
  double: 'alert',
  assigned: 'user',
  mentioned: 'chat',
  task: 'check',
  rule_stuck: 'alert',
  rule: 'flag',
}

function AlertRow({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  const { leads, desk, work } = useAllWords()
  const format = useFormat()
  const { alerts } = desk
  const rules = useRuleWords()
  const ago = useClock((now) => format.relative(alert.at, now))
  const urgent = alert.isOpen && (alert.kind === 'overdue' || alert.kind === 'double')
  return (
    <article className={styles.alert} data-urgent={urgent || undefined} data-seen={alert.isSeen || undefined}>
      <Icon name={icons[alert.kind]} small />
      <div className={styles.words}>
        <p className={layout.line}>
          <button type="button" className={styles.open} onClick={onOpen}>
            {alert.by === null ? (
              <bdi>{alert.leadName}</bdi>
            ) : (
              passedTitle(
                { ...alert, task: alert.task && rules.text(alert.task) },
                rules.author(alert.by),
                alerts,
                format,
              )
            )}
          </button>
          {!alert.isSeen && <Badge tone="info">{alerts.isNew}</Badge>}
        </p>
        <p className={styles.facts}>
          {alert.by === null && (
            <span>{alert.reason === null ? alerts.kinds[alert.kind] : rules.text(alert.reason)}</span>
          )}
          <time dateTime={alert.at} title={format.exact(alert.at)}>
            {ago}
          </time>
          {alert.leads === 1 && <span>{leads.stages[alert.status]}</span>}
          {alert.by === null && alert.assignedTo && <span>{work.hasIt(alert.assignedTo)}</span>}
          <span>{alert.isOpen ? alerts.open : alerts.seenTo}</span>
        </p>
      </div>
    </article>
  )
}

/** A login that has ended, shown until someone logs in again. */
function LoginRow({ login, stop, at, isSeen, onOpen }: Login & { onOpen: () => void }) {
  const { alerts } = useAllWords().desk
  const format = useFormat()
  const ago = useClock((now) => format.relative(at, now))
  const { title, text } = loginWords(alerts.logins, { login, stop })
  return (
    <article className={styles.alert} data-urgent data-seen={isSeen || undefined}>
      <Icon name="alert" small />
      <div className={styles.words}>
        <p className={layout.line}>
          <button type="button" className={styles.open} onClick={onOpen}>
            {title}
          </button>
          {!isSeen && <Badge tone="info">{alerts.isNew}</Badge>}
        </p>
        <p className={styles.facts}>
          <span>{text}</span>
          <time dateTime={at} title={format.exact(at)}>
            {ago}
          </time>
        </p>
      </div>
    </article>
  )
}

/** Switches the sound for new leads, with its current effect in words. */
function SoundSwitch() {
  const { sound } = useAllWords()
  const { on, toggle } = useSound()
  return (
    <div>
      <Switch label={sound.label} checked={on} onChange={toggle} />
      <p role="status" className={styles.facts}>
        {on ? sound.on : sound.off}
      </p>
    </div>
  )
}

function DesktopSwitch() {
  const { alerts } = useAllWords().desk
  const { state, toggle } = useDesktop()
  if (state === 'impossible') return null
  if (state === 'blocked') return <p className={styles.facts}>{alerts.browserBlocked}</p>
  return (
    <div>
      <Switch label={alerts.browser} checked={state === 'on'} onChange={() => void toggle()} />
      <p className={styles.facts}>{alerts.browserText}</p>
    </div>
  )
}
