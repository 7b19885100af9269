import { useContext, useId, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { leadScore, scoreCap, scoreReceipt, temperatureOf, temperatures } from '#domain/leads/lead-score.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { Tooltip } from '#web/kit/Tooltip.tsx'
import { scoredLead } from '../lead-words.ts'
import { ClockContext, useClock } from '../store/board-clock.ts'
import styles from './LeadDialog.module.css'

/** The score as a badge; its parts show on hover, and below it when pressed. Temperature follows from it. */
export function ScoreReceipt({ lead }: { lead: Lead }) {
  const { dialog, fields, temperatures: names } = useWords().leads
  const [open, setOpen] = useState(false)
  const receipt = useId()
  const scored = scoredLead(lead)
  const score = useClock((now) => leadScore(scored, now))
  const temperature = temperatureOf(score)
  return (
    <div>
      <div className={styles.pair}>
        <div className={styles.fact}>
          <span>{fields.score}</span>
          <Tooltip text={<Lines lead={lead} />}>
            <button
              type="button"
              className={styles.score}
              aria-expanded={open}
              aria-controls={receipt}
              onClick={() => setOpen(!open)}
            >
              <Badge tone={temperature === 'hot' ? 'gold' : 'neutral'}>{score}</Badge>
              {dialog.why}
              <Icon name={open ? 'chevron-up' : 'chevron-down'} small />
            </button>
          </Tooltip>
        </div>
        <div className={styles.fact}>
          <span>{fields.temperature}</span>
          <span className={styles.temperature} data-temperature={temperature}>
            <span className={styles.meter} aria-hidden="true">
              {temperatures.map((step) => (
                <i key={step} data-on={temperatures.indexOf(step) >= temperatures.indexOf(temperature) || undefined} />
              ))}
            </span>
            {names[temperature]}
          </span>
        </div>
      </div>
      <div id={receipt} hidden={!open} className={styles.receipt}>
        <p>{dialog.receipt}</p>
        <Lines lead={lead} />
        <p>{dialog.scoreNote}</p>
      </div>
    </div>
  )
}

/** One line per rule: points given out of the maximum. */
function Lines({ lead }: { lead: Lead }) {
  const { dialog, scoreRules } = useWords().leads
  const clock = useContext(ClockContext)
  const lines = scoreReceipt(scoredLead(lead), clock.now())
  const sum = lines.reduce((total, { earned }) => total + earned, 0)
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ rule, earned, points }) => (
          <div key={rule} data-none={earned === 0 || undefined}>
            <dt>{scoreRules[rule]}</dt>
            <dd>{dialog.receiptLine(earned, points)}</dd>
          </div>
        ))}
      </dl>
      {sum > scoreCap && <p>{dialog.receiptCap(sum)}</p>}
    </>
  )
}
