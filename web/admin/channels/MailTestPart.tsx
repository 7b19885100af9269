import type { MailChannel } from '#contract/channels.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './MailSection.module.css'

type MailTestPartProps = { channel: MailChannel; onTested: (channel: MailChannel) => void }

/** Sends a mail to the mailbox itself and shows the result. */
export function MailTestPart({ channel: { mailbox, test }, onTested }: MailTestPartProps) {
  const { mail } = useAllWords().channels
  const words = mail.test
  const format = useFormat()
  const { busy, act } = useAct()
  const start = () => void act('test', words.failed, async () => onTested(await call.testMailChannel({})))
  const isFine = test?.state === 'done' && test.findings.length === 0
  const address = mailbox ?? ''
  return (
    <>
      <h3>{words.title}</h3>
      <p>{words.text(address)}</p>
      {test?.state === 'waiting' && <Banner>{words.waiting(address)}</Banner>}
      {isFine && <Banner tone="success">{test.isRead ? words.fine : words.sent(address)}</Banner>}
      {test?.state === 'done' && test.findings.length > 0 && (
        <Banner tone="warning" icon="alert">
          <strong>{words.found(format.dateTime(test.startedAt))}</strong>
          <ul className={styles.findings}>
            {test.findings.map(({ problem, detail }) => (
              <li key={problem}>
                {words.findings[problem]} {detail !== null && <bdi>({detail})</bdi>}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Button icon="mail" busy={busy !== null} disabled={test?.state === 'waiting'} onClick={start}>
        {words.start}
      </Button>
    </>
  )
}
