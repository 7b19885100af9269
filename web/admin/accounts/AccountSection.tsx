import { useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import { zoneName } from '#domain/gold/clock.ts'
import { mayCarryRecord } from '#domain/record/accounts.ts'
import layout from '#web/admin/parts/layout.module.css'
import { RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import { Badge, type Tone } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { FileField } from '#web/kit/FileField.tsx'
import styles from './Accounts.module.css'
import { CarryDialog } from './CarryDialog.tsx'
import { EndDialog } from './EndDialog.tsx'
import { ImportRow } from './ImportRow.tsx'
import { BrokerMails } from './mails/BrokerMails.tsx'
import { TimeZoneDialog } from './TimeZoneDialog.tsx'
import { useReportUpload } from './use-report-upload.ts'

const typeTones = { live: 'success', demo: 'warning', backtest: 'warning' } as const satisfies Record<string, Tone>
const stateTones = { open: 'info', closed: 'neutral', blown: 'danger' } as const satisfies Record<string, Tone>

/** One account: its type and state, its files, its actions. */
export function AccountSection({ account }: { account: Account }) {
  const { accounts: words, chooseFile } = useAllWords()
  const [language] = useLanguage()
  const [asked, setAsked] = useState<'carry' | 'clock' | 'end' | null>(null)
  const { sending, upload } = useReportUpload(account.id)
  const isReading = account.imports.some(({ state }) => state === 'reading')
  const done = () => setAsked(null)
  return (
    <Section
      title={account.name}
      action={
        <a className={styles.link} href={`/${language}/track-record/${account.slug}`} target="_blank" rel="noopener">
          {words.publicPage}
        </a>
      }
    >
      <div className={styles.account}>
        <p className={styles.badges}>
          <Badge tone={typeTones[account.type]}>{words.types[account.type]}</Badge>
          <Badge tone={stateTones[account.state]}>{words.states[account.state]}</Badge>
          {account.carriesRecord && <Badge tone="gold">{words.carries}</Badge>}
        </p>
        <AccountFacts account={account} />
        <FileField
          label={sending ? words.sending : words.importInto(account.name)}
          hint={words.importHint}
          prompt={chooseFile}
          accept=".html,.htm,.xlsx"
          disabled={sending || isReading}
          takesAtOnce
          onFiles={([file]) => void upload(file)}
        />
        <div className={layout.wrap}>
          {account.serverZoneSource !== 'stated' && <Button onClick={() => setAsked('clock')}>{words.setZone}</Button>}
          {mayCarryRecord(account) && !account.carriesRecord && (
            <Button onClick={() => setAsked('carry')}>{words.carry}</Button>
          )}
          {account.state === 'open' && <Button onClick={() => setAsked('end')}>{words.end}</Button>}
        </div>
      </div>
      {account.imports.length > 0 && (
        <RowList label={words.imports}>
          {account.imports.map((one) => (
            <ImportRow key={one.id} work={one} />
          ))}
        </RowList>
      )}
      <BrokerMails account={account} />
      <CarryDialog open={asked === 'carry'} account={account} onClose={done} />
      <TimeZoneDialog open={asked === 'clock'} account={account} onClose={done} />
      <EndDialog open={asked === 'end'} account={account} onClose={done} />
    </Section>
  )
}

function AccountFacts({ account }: { account: Account }) {
  const { accounts: words } = useAllWords()
  const format = useFormat()
  const { serverZone, serverZoneSource, firstDeal, lastDeal, balance } = account
  const day = (clock: string) => format.day(clock.slice(0, 10))
  const facts: [string, string][] = [
    [words.facts.broker, [account.namedCompany, account.namedServer].filter(Boolean).join(', ') || account.broker],
    [words.facts.currency, account.currency],
    [
      words.facts.clock,
      serverZone && serverZoneSource
        ? format.joined([zoneName(serverZone), words.zones[serverZoneSource]])
        : words.zoneUnknown,
    ],
    [words.facts.deals, format.number(account.deals)],
    ...(firstDeal && lastDeal
      ? [[words.facts.period, words.period(day(firstDeal), day(lastDeal))] satisfies [string, string]]
      : []),
    ...(balance ? [[words.facts.balance, format.amount(balance, account.currency)] satisfies [string, string]] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
