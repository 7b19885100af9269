import type { QuietHours } from '#domain/staff/push.ts'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './QuietHoursRow.module.css'

const stepMinutes = 30
const usual = { from: 22 * 60, to: 7 * 60 }
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The times to choose from, with the current one, which another client may have set to any minute. */
const timesWith = (current: number) =>
  [...new Set([...Array.from({ length: 1440 / stepMinutes }, (_, step) => step * stepMinutes), current])]
    .toSorted((a, b) => a - b)
    .map((minute) => ({ value: String(minute), label: clock(minute) }))

type QuietHoursRowProps = { quietHours: QuietHours | null; onChanged: () => Promise<unknown> }

/** Hours without pushes, in the time zone of the browser that set them. */
export function QuietHoursRow({ quietHours, onChanged }: QuietHoursRowProps) {
  const { phone } = useAllWords()
  const { busy, act } = useAct()
  const save = async (next: { from: number; to: number } | null) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const body = { quietHours: next && { from: next.from, to: next.to, timeZone } }
    await act('quiet', phone.quietFailed, () => call.changeQuietHours({ body }))
    await onChanged()
  }
  if (!quietHours)
    return (
      <Row
        icon="moon"
        title={phone.quiet}
        text={phone.noQuiet}
        end={
          <Button busy={busy !== null} aria-label={`${phone.on}: ${phone.quiet}`} onClick={() => void save(usual)}>
            {phone.on}
          </Button>
        }
      />
    )
  const choose = (end: 'from' | 'to') => (
    <Select
      label={phone[end]}
      options={timesWith(quietHours[end])}
      value={String(quietHours[end])}
      disabled={busy !== null}
      onChange={(minute) => void save({ ...quietHours, [end]: Number(minute) })}
    />
  )
  return (
    <Row
      icon="moon"
      title={phone.quiet}
      text={phone.quietText(quietHours.timeZone)}
      end={
        <div className={styles.hours}>
          {choose('from')}
          {choose('to')}
          <Button busy={busy !== null} aria-label={`${phone.off}: ${phone.quiet}`} onClick={() => void save(null)}>
            {phone.off}
          </Button>
        </div>
      }
    />
  )
}
