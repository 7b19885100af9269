import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Customer, Payer } from '#contract/subscriptions.ts'
import { purgesPassword } from '#domain/setups/setups.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useCan } from '#web/admin/parts/session.tsx'
import { paidLines, payerNotes, subscriptionLine } from '#web/admin/parts/subscription-lines.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { shownZone } from '#web/api/time-zone.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './Customers.module.css'
import { MatchDialog } from './MatchDialog.tsx'

type CustomerRowProps = { customer: Customer & { readonly name: string }; onChanged: () => void }

/** One customer: setups, payments, cancellations, and open work. */
export function CustomerRow({ customer, onChanged }: CustomerRowProps) {
  const { customers: words, leads } = useAllWords()
  const mayMatch = useCan('setup.write')
  const [matching, setMatching] = useState<Payer | null>(null)
  const { lead, name, email, payers, waits } = customer
  const notes = payers.flatMap((payer) => payerNotes(payer, words))
  const waiting = payers.find((payer) => payer.waits !== null)
  const toHandle = customer.cancellations.find(({ handledAt }) => handledAt === null)
  const toSetUp = customer.setups.find(({ status }) => !purgesPassword(status))
  const { busy, act } = useAct()
  const handle = async (id: string) => {
    const work = () => call.changeCancellation({ params: { id }, body: { handled: true, seen: { handled: false } } })
    await act('handle', words.handleFailed, work)
    onChanged()
  }
  return (
    <article className={styles.row} data-waits={waits || undefined}>
      <header className={styles.head}>
        <h2 className={styles.name}>
          {lead ? (
            <Link to="/admin/leads/$lead" params={{ lead: lead.id }}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h2>
        {email && <span className={styles.email}>{email}</span>}
        {lead && <Badge>{leads.stages[lead.status]}</Badge>}
      </header>
      <Parts customer={customer} />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {mayMatch && (waiting || toSetUp || toHandle) && (
        <footer className={layout.wrap}>
          {waiting && (
            <Button icon="link" tone="primary" onClick={() => setMatching(waiting)}>
              {words.match}
            </Button>
          )}
          {toSetUp && (
            <Link
              className={styles.open}
              to="/subscription-management"
              search={{ setup: toSetUp.id }}
              aria-label={words.openSetupOf(name)}
            >
              {words.openSetup}
            </Link>
          )}
          {toHandle && (
            <Button
              icon="check"
              busy={busy !== null}
              aria-label={words.handleOf(name)}
              onClick={() => void handle(toHandle.id)}
            >
              {words.handle}
            </Button>
          )}
        </footer>
      )}
      {matching && (
        <MatchDialog
          payer={matching}
          onClose={(hasMatched) => {
            setMatching(null)
            if (hasMatched) onChanged()
          }}
        />
      )}
    </article>
  )
}

function Parts({ customer: { setups, payers, cancellations } }: { customer: Customer }) {
  const { customers: words } = useAllWords()
  const format = useFormat()
  const now = new Date()
  const paid = payers.flatMap((payer) => paidLines(payer, words, format))
  return (
    <dl className={styles.parts}>
      <Part name={words.parts.setup} isEmpty={setups.length === 0}>
        {setups.slice(0, 1).map(({ id, status, createdAt }) => (
          <Link key={id} to="/subscription-management" search={{ setup: id }}>
            {format.joined([words.setups[status], format.date(createdAt)])}
          </Link>
        ))}
      </Part>
      <Part name={words.parts.subscription} isEmpty={payers.every(({ subscriptions }) => subscriptions.length === 0)}>
        {payers
          .flatMap(({ subscriptions }) => subscriptions)
          .map((one) => {
            const { state, tone, next } = subscriptionLine(one, words, format, shownZone.value, now)
            return (
              <span key={one.id}>
                <Badge tone={tone}>{state}</Badge> {next.join(' · ')}
              </span>
            )
          })}
      </Part>
      <Part name={words.parts.payments} isEmpty={paid.length === 0}>
        {paid.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Part>
      <Part name={words.parts.cancellation} isEmpty={cancellations.length === 0}>
        {cancellations.slice(0, 2).map(({ id, kind, receivedAt, handledAt }) => (
          <Link key={id} to="/admin/cancellations">
            {format.joined([
              `${words.cancellations[kind]} ${format.date(receivedAt)}`,
              handledAt === null ? words.toDo : words.done(format.date(handledAt)),
            ])}
          </Link>
        ))}
      </Part>
    </dl>
  )
}

function Part({ name, isEmpty, children }: { name: string; isEmpty: boolean; children: ReactNode }) {
  const { customers: words } = useAllWords()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isEmpty ? <span className={styles.none}>{words.noPart}</span> : children}</dd>
    </div>
  )
}
