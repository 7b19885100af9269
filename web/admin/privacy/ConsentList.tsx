import { useQuery } from '@tanstack/react-query'
import type { Consent } from '#contract/privacy.ts'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import styles from './PersonSection.module.css'

/** Messages that came without our form had no consent wording. */
const noWording = 'none'

/** A number is kept as its digits. */
const shownAddress = (address: string) => (address.includes('@') ? address : `+${address}`)

/** A lead's consents with wording and time; each can be withdrawn on the person's behalf. */
export function ConsentList({ leadId }: { leadId: string }) {
  const { privacy: words } = useAllWords()
  const options = query('listConsents', { params: { id: leadId } })
  const { data, error, refetch } = useQuery({ ...options, refetchOnMount: 'always' })
  if (!data) return <ReadState error={error} failed={words.consentsFailed} rows={1} onRetry={() => void refetch()} />
  if (data.data.length === 0) return null
  return (
    <ul className={styles.consents} aria-label={words.consents}>
      {data.data.map((consent) => (
        <ConsentRow key={consent.id} consent={consent} onChanged={() => void refetch()} />
      ))}
    </ul>
  )
}

function ConsentRow({ consent, onChanged }: { consent: Consent; onChanged: () => void }) {
  const { privacy: words } = useAllWords()
  const format = useFormat()
  const mayWithdraw = useCan('lead.write')
  const { show } = useToast()
  const { busy, act } = useAct()
  const { id, granted, withdrawnAt, withdrawnThrough, givenAt, language, wordingVersion } = consent
  const purpose = words.purposes[consent.purpose] ?? consent.purpose
  const withdraw = async () => {
    const done = await act('withdraw', words.withdrawFailed, () => call.withdrawConsent({ params: { id } }))
    if (done) show({ tone: 'success', title: words.withdrawn })
    onChanged()
  }
  return (
    <li className={styles.record}>
      <span className={styles.name}>{purpose}</span>
      <Badge tone={granted && withdrawnAt === null ? 'success' : 'neutral'}>
        {withdrawnAt !== null ? words.isWithdrawn : granted ? words.isGranted : words.isRefused}
      </Badge>
      {consent.address !== '' && <span dir="ltr">{shownAddress(consent.address)}</span>}
      <span className={layout.quiet}>
        {consent.words === null
          ? words.consentFacts(
              format.dateTime(givenAt),
              wordingVersion === noWording ? null : wordingVersion,
              format.languageName(language),
            )
          : words.saidFacts(format.dateTime(givenAt), words.ways[consent.form] ?? consent.form)}
        {withdrawnAt !== null && ` · ${words.withdrawnOn(format.dateTime(withdrawnAt), withdrawnThrough)}`}
      </span>
      {consent.words !== null && <q dir="auto">{consent.words}</q>}
      {mayWithdraw && granted && withdrawnAt === null && (
        <Button
          size="small"
          busy={busy !== null}
          aria-label={words.withdrawOf(purpose)}
          onClick={() => void withdraw()}
        >
          {words.withdraw}
        </Button>
      )}
    </li>
  )
}
