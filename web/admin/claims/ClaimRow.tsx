import { useState } from 'react'
import type { RegisteredClaim } from '#contract/claims.ts'
import { claimName } from '#web/admin/parts/claim-name.ts'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import { Badge, type Tone } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './Claims.module.css'
import { claimText } from './claim-text.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { StateDialog } from './StateDialog.tsx'

const tones = { measured: 'success', stated: 'info', sample: 'warning' } as const satisfies Record<string, Tone>

/** One site statement: its value, its source, and its actions. */
export function ClaimRow({ claim }: { claim: RegisteredClaim }) {
  const words = useAllWords()
  const { claims } = words
  const format = useFormat()
  const [language] = useLanguage()
  const mayState = useCan('claims.write') && !claim.id.startsWith('measured.')
  const [open, setOpen] = useState<'state' | 'history' | null>(null)
  const name = claimName(claim.id, words, format)
  const close = () => setOpen(null)
  return (
    <li id={claim.id}>
      <Row
        title={
          <>
            {name}
            <Badge tone={claim.provenance === null ? 'neutral' : tones[claim.provenance]}>
              {claim.provenance === null ? claims.absent : claims.provenance[claim.provenance]}
            </Badge>
            {claim.measuredFrom?.isMadeUp && <Badge tone="warning">{claims.madeUp}</Badge>}
            {claim.stated?.isExpired && <Badge tone="danger">{claims.old}</Badge>}
            {claim.accountType && <Badge>{claims.account[claim.accountType]}</Badge>}
          </>
        }
        text={
          <>
            {claim.value && <p className={styles.value}>{claimText(claim.value, language) ?? claims.tooFew}</p>}
            <ClaimFacts claim={claim} />
          </>
        }
        end={
          <>
            {claim.history.length > 0 && (
              <Button tone="plain" aria-label={claims.more(name)} onClick={() => setOpen('history')}>
                {claims.history}
              </Button>
            )}
            {mayState && (
              <Button aria-label={claims.stateTitle(name)} onClick={() => setOpen('state')}>
                {claim.stated ? claims.edit : claims.state}
              </Button>
            )}
          </>
        }
      />
      <StateDialog open={open === 'state'} claim={claim} name={name} onClose={close} />
      <HistoryDialog open={open === 'history'} claim={claim} name={name} onClose={close} />
    </li>
  )
}

/** Its source: records, or date, evidence and approver; and contradictions. */
function ClaimFacts({ claim }: { claim: RegisteredClaim }) {
  const { claims } = useAllWords()
  const format = useFormat()
  const [language] = useLanguage()
  const { stated, measuredFrom } = claim
  const isShown = stated && claim.provenance === 'stated'
  return (
    <>
      {measuredFrom && (
        <p>
          {claims.fromRecords(
            format.number(measuredFrom.records),
            format.date(`${measuredFrom.from}T12:00:00Z`),
            format.date(`${measuredFrom.to}T12:00:00Z`),
          )}
        </p>
      )}
      {isShown && (
        <p className={styles.facts}>
          <span>{claims.asOf(format.date(`${stated.asOf}T12:00:00Z`))}</span>
          <span>{claims.until(format.date(stated.expiresAt))}</span>
          <span>{claims.approvedBy(stated.approvedBy ?? claims.formerTeammate)}</span>
          {stated.evidence.url && (
            <a href={stated.evidence.url} target="_blank" rel="noopener noreferrer">
              {claims.evidence}
            </a>
          )}
          {stated.evidence.reference && <span>{stated.evidence.reference}</span>}
        </p>
      )}
      {stated && !isShown && <p>{claims.gaveWay(claimText(stated.value, language) ?? '')}</p>}
    </>
  )
}
