import { useState } from 'react'
import type { MailChannel } from '#contract/channels.ts'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import { isDateValue } from '#web/admin/parts/date/date-text.ts'
import { localMoment, startOfDay } from '#web/admin/parts/date/local-moment.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './MailSection.module.css'

type Older = NonNullable<NonNullable<MailChannel['fetching']>['older']>
type OlderMailsProps = { older: Older | null; onChanged: () => void }

/** Imports mails from before the mailbox was connected, after counting them. */
export function OlderMails({ older, onChanged }: OlderMailsProps) {
  const { older: words } = useAllWords().channels.mail
  return (
    <section className={styles.form} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      {older && <Progress older={older} onChanged={onChanged} />}
      {older?.endedAt !== null && <Ask onChanged={onChanged} />}
    </section>
  )
}

function Progress({ older: { total, looked, taken, endedAt }, onChanged }: { older: Older; onChanged: () => void }) {
  const { older: words } = useAllWords().channels.mail
  const format = useFormat()
  const { busy, act } = useAct()
  const added = words.added(format.number(taken))
  if (endedAt !== null) return <p role="status">{`${words.ended(format.dateTime(endedAt))} ${added}`}</p>
  const stop = async () => {
    await call.stopOlderMails({})
    onChanged()
  }
  return (
    <>
      <progress aria-label={words.title} {...(total !== null && { max: Math.max(1, total), value: looked })} />
      <p role="status">
        {total === null ? words.listing : `${words.looked(format.number(looked), format.number(total))} ${added}`}
      </p>
      <Button icon="close" busy={busy !== null} onClick={() => void act('stop', words.stopFailed, stop)}>
        {words.stop}
      </Button>
    </>
  )
}

/** Asks for the first day, shows the count, and starts the import. */
function Ask({ onChanged }: { onChanged: () => void }) {
  const { older: words } = useAllWords().channels.mail
  const format = useFormat()
  const { busy, act } = useAct()
  const [day, setDay] = useState('')
  const [found, setFound] = useState<number | null>(null)
  const isDay = isDateValue(day, false)
  const since = () => ({ from: startOfDay(day).toISOString() })
  const count = async () => setFound((await call.countOlderMails({ query: since() })).count)
  const start = async () => {
    await call.takeOlderMails({ body: since() })
    onChanged()
  }
  return (
    <>
      <DateField
        label={words.since}
        value={day}
        max={localMoment(new Date()).slice(0, 10)}
        onChange={(next) => {
          setDay(next)
          setFound(null)
        }}
      />
      {found !== null && <Banner>{words.found(format.number(found), format.day(day))}</Banner>}
      {found !== null && found > 0 ? (
        <Button tone="primary" busy={busy !== null} onClick={() => void act('start', words.startFailed, start)}>
          {words.start}
        </Button>
      ) : (
        <Button
          disabled={!isDay}
          busy={busy !== null}
          onClick={() => void act('count', words.countFailed, count, { conflict: words.notReached })}
        >
          {words.count}
        </Button>
      )}
    </>
  )
}
