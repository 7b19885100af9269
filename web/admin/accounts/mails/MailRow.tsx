import type { BrokerMail } from '#contract/broker-mails.ts'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Badge, type Tone } from '#web/kit/Badge.tsx'
import { MailActions } from './MailActions.tsx'

const tones = {
  unchecked: 'warning',
  waiting: 'info',
  confirmed: 'success',
  refused: 'danger',
} as const satisfies Record<BrokerMail['state'], Tone>

/** An uploaded mail: signer, state, and actions. */
export function MailRow({ mail, currency }: { mail: BrokerMail; currency: string }) {
  const { brokerMails: words } = useAllWords()
  const format = useFormat()
  const { state, domain, receivedBy, createdAt } = mail
  return (
    <li>
      <Row
        title={
          <>
            {domain === null ? words.unsigned : words.signedBy(domain)}
            <Badge tone={tones[state]}>{words.states[state]}</Badge>
          </>
        }
        text={
          <>
            <Outcome mail={mail} currency={currency} />
            <p>{words.by(receivedBy, format.dateTime(createdAt))}</p>
          </>
        }
        end={<MailActions mail={mail} />}
      />
    </li>
  )
}

function Outcome({ mail, currency }: { mail: BrokerMail; currency: string }) {
  const { brokerMails: words } = useAllWords()
  const format = useFormat()
  const { state, reason, detail, domain, broker, coversFrom, coversUntil, balance, deals } = mail
  if (state === 'unchecked') return <p>{words.unchecked}</p>
  if (state === 'waiting') return <p>{words.waiting}</p>
  if (state === 'refused') {
    const { header = '', count = 0, tickets = [], printed = '', recomputed = '' } = detail
    const named = { header, tickets: format.list(tickets), count: format.number(count), domain: domain ?? '' }
    return <p>{reason && words.refusals[reason]({ ...named, printed, recomputed })}</p>
  }
  const day = (clock: string | null) => (clock === null ? '' : format.day(clock.slice(0, 10)))
  const amount = balance === null ? '' : format.amount(balance, currency)
  return (
    <>
      <p>{words.confirms(format.number(deals), day(coversFrom), day(coversUntil), amount)}</p>
      {broker === null && <p>{words.unlisted}</p>}
      <KeyNote mail={mail} />
    </>
  )
}

/** When the key was seen, and the result of a later look-up. */
function KeyNote({ mail: { keySeenAt, keyState, keyCheckedAt } }: { mail: BrokerMail }) {
  const { brokerMails: words } = useAllWords()
  const format = useFormat()
  if (keySeenAt === null) return null
  return (
    <p>
      {words.keySeen(format.dateTime(keySeenAt))}
      {keyState && keyCheckedAt && ` ${words.keyStates[keyState](format.dateTime(keyCheckedAt))}`}
    </p>
  )
}
