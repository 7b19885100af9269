import type { Lead } from '#contract/leads.ts'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { type Channel, type ChannelConsent, channelConsent, channels } from '#domain/privacy/consent-channels.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { platformName } from '../lead-words.ts'
import styles from './LeadRecord.module.css'
import { useConsents } from './use-consents.ts'

/** The lead's consent for phone, WhatsApp and email in words, next to the buttons. */
export function ConsentLines({ lead }: { lead: Lead }) {
  const { consent } = useAllWords().leadRecord
  const { consents, mailbox, error } = useConsents(lead.id)
  if (error !== null && !consents) return <p className={styles.consentFailed}>{consent.failed}</p>
  return (
    <ul className={styles.consents} aria-label={consent.label} aria-busy={!consents || undefined}>
      {consents &&
        mailbox &&
        channels.map((channel) => (
          <ConsentLine
            key={channel}
            channel={channel}
            given={channelConsent(channel, personKeys(lead.email, lead.phone), consents, mailbox)}
          />
        ))}
      {consents && <li className={styles.consentNote}>{consent.answer}</li>}
    </ul>
  )
}

function ConsentLine({ channel, given }: { channel: Channel; given: ChannelConsent }) {
  const words = useAllWords()
  const format = useFormat()
  const { consent } = words.leadRecord
  const text = {
    agreed: () =>
      given.is === 'agreed' &&
      consent.agreed[channel](
        format.date(given.at),
        words.privacy.ways[given.form] ?? platformName(given.form, words.leads),
      ),
    unconfirmed: () =>
      given.is === 'unconfirmed' &&
      consent.unconfirmed(format.date(given.at), given.askedAt === null ? null : format.date(given.askedAt)),
    refused: () => consent.refused[channel],
    withdrawn: () => given.is === 'withdrawn' && consent.withdrawn[channel](format.date(given.at)),
    unknown: () => consent.unknown[channel],
  }[given.is]()
  return (
    <li data-consent={given.is}>
      <Icon name={given.is === 'agreed' ? 'check' : 'close'} small />
      <span>{text}</span>
    </li>
  )
}
