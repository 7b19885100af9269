import type { ReactNode } from 'react'
import type { Lead } from '#contract/leads.ts'
import { leadFieldsWith } from '#domain/lead-fields.ts'
import { languageOf } from '#domain/lead-filters.ts'
import { leadScore, temperatureOf } from '#domain/lead-score.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { CardTime } from '../board/CardTime.tsx'
import { useNationalPhone } from '../board/phone-format.ts'
import { capital, platformName, scoredLead } from '../lead-words.ts'
import { useClock } from '../store/board-clock.ts'
import styles from './LeadPanel.module.css'

/** Lines that a person gave about themselves, other than the name, which heads the panel. */
const reachedBy = leadFieldsWith({ visitor: true, kind: 'text' }).filter((field) => field !== 'name')

/** What there is to know of a lead at a glance: its facts, message and notes. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { leads, workspace } = useWords()
  const format = useFormat()
  const { columns, panel } = workspace
  const score = useClock((now) => leadScore(scoredLead(lead), now))
  const phone = useNationalPhone(lead.phone)
  const facts: [string, ReactNode][] = [
    [columns.status, leads.stages[lead.status]],
    [columns.score, `${score} · ${leads.temperatures[temperatureOf(score)]}`],
    [columns.priority, leads.priorities[lead.priority]],
    [columns.value, lead.estimatedValue ? format.money(lead.estimatedValue) : leads.card.noValue],
    [columns.phone, <bdi key="phone">{phone}</bdi>],
    ...reachedBy.flatMap((field): [string, ReactNode][] =>
      lead[field] ? [[leads.fields[field], <bdi key={field}>{lead[field]}</bdi>]] : [],
    ),
    [columns.country, lead.country ? format.country(lead.country) : leads.card.noCountry],
    [columns.language, capital(format.languageName(languageOf(lead)))],
    [columns.assignedTo, lead.assignedTo ?? workspace.nobody],
    [columns.platform, platformName(lead.platform, leads)],
    [columns.created, format.dateTime(lead.createdAt)],
  ]
  return (
    <>
      <CardTime lead={lead} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.part}>{panel.message}</h3>
      <p className={styles.text} dir="auto">
        {lead.message ?? panel.noMessage}
      </p>
      {lead.notes && (
        <>
          <h3 className={styles.part}>{panel.notes}</h3>
          <p className={styles.text} dir="auto">
            {lead.notes}
          </p>
        </>
      )}
    </>
  )
}
