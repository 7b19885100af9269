import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SetupWithLeads } from '#contract/setups.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { amountText } from '../amount-text.ts'
import { PasswordFact } from './PasswordFact.tsx'
import styles from './SetupDialog.module.css'

/** Everything that a setup holds, and the leads of the same person. */
export function SetupFacts({ setup }: { setup: SetupWithLeads }) {
  const words = useAllWords()
  const format = useFormat()
  const { setups, leads } = words
  const moment = (at: string) => <time dateTime={at}>{format.dateTime(at)}</time>
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={setups.email}>
          <a href={`mailto:${setup.email}`}>{setup.email}</a>
        </Fact>
        <Fact name={setups.phone}>
          <a href={`tel:${setup.phone.replaceAll(' ', '')}`} dir="ltr">
            {setup.phone}
          </a>
        </Fact>
        <Fact name={setups.amount}>{amountText(setup.investmentAmount, format)}</Fact>
        <Fact name={setups.language}>{format.languageName(setup.language)}</Fact>
        <Fact name={setups.mt5User}>{setup.mt5Username}</Fact>
        <Fact name={setups.server}>{setup.brokerServer}</Fact>
        {setup.accessWay && <Fact name={setups.accessWay}>{setups.ways[setup.accessWay]}</Fact>}
        <div className={styles.wide}>
          <dt>{setups.password}</dt>
          <dd>
            <PasswordFact setup={setup} />
          </dd>
        </div>
        <Fact name={setups.created}>{moment(setup.createdAt)}</Fact>
        <Fact name={setups.processed}>
          {setup.processedAt === null ? setups.notProcessed : moment(setup.processedAt)}
        </Fact>
        <Fact name={setups.emailFact}>{setup.emailSent ? setups.emailSent : setups.emailNotSent}</Fact>
        <Fact name={setups.assignedTo}>{setup.assignedTo ?? setups.nobody}</Fact>
        {setup.additionalNotes && (
          <LongText name={setups.additionalNotes} text={setup.additionalNotes} language={setup.language} />
        )}
        {setup.notes && <LongText name={setups.notes} text={setup.notes} />}
      </dl>
      <h3 className={styles.heading}>{setups.leads}</h3>
      {setup.leads.length === 0 ? (
        <p className={styles.none}>{setups.noLeads}</p>
      ) : (
        <ul className={styles.leads}>
          {setup.leads.map((lead) => (
            <li key={lead.id}>
              <Link to="/admin" search={{ lead: lead.id }}>
                <bdi>{lead.name}</bdi>
              </Link>
              <Badge>{leads.stages[lead.status]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { setups } = useAllWords()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children || <span className={styles.none}>{setups.notGiven}</span>}</bdi>
      </dd>
    </div>
  )
}

function LongText({ name, text, language }: { name: string; text: string; language?: string }) {
  return (
    <div className={styles.wide}>
      <dt>{name}</dt>
      <dd className={styles.text} dir="auto" lang={language}>
        {text}
      </dd>
    </div>
  )
}
