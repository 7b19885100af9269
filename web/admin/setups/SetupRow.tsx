import { useState } from 'react'
import type { Setup } from '#contract/setups.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { amountText } from './amount-text.ts'
import { DeleteSetup } from './DeleteSetup.tsx'
import { EditSetupDialog } from './editing/EditSetupDialog.tsx'
import styles from './SetupRow.module.css'
import { StatusBadge } from './StatusBadge.tsx'
import { StatusMenu } from './StatusMenu.tsx'

type SetupRowProps = { setup: Setup; onOpen: () => void }

/** One setup of the list with its actions. */
export function SetupRow({ setup, onOpen }: SetupRowProps) {
  const { setups: words } = useAllWords()
  const format = useFormat()
  const mayWrite = useCan('setup.write')
  const mayDelete = useCan('setup.delete')
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const { fullName, email, phone, createdAt, processedAt } = setup
  return (
    <article className={styles.row} aria-label={fullName}>
      <div className={styles.person}>
        <h2 className={styles.name}>
          <button type="button" className={styles.open} onClick={onOpen}>
            <bdi>{fullName}</bdi>
          </button>
        </h2>
        <span className={styles.badges}>
          <StatusBadge status={setup.status} />
          {setup.emailSent && (
            <Badge tone="info" icon="mail">
              {words.emailSent}
            </Badge>
          )}
        </span>
      </div>
      <dl className={styles.facts}>
        <Fact name={words.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name={words.phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
            {phone}
          </a>
        </Fact>
        <Fact name={words.amount}>{amountText(setup.investmentAmount, format)}</Fact>
        <Fact name={words.mt5User}>{setup.mt5Username}</Fact>
        <Fact name={words.created}>
          <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        </Fact>
        <Fact name={words.processed}>
          {processedAt === null ? '–' : <time dateTime={processedAt}>{format.dateTime(processedAt)}</time>}
        </Fact>
      </dl>
      <div className={styles.actions}>
        {mayWrite && <StatusMenu setup={setup} />}
        <IconButton icon="eye" label={words.details(fullName)} onClick={onOpen} />
        {mayWrite && <IconButton icon="edit" label={words.edit(fullName)} onClick={() => setOpen('edit')} />}
        {mayDelete && <IconButton icon="trash" label={words.delete(fullName)} onClick={() => setOpen('delete')} />}
      </div>
      {open === 'edit' && <EditSetupDialog setup={setup} onClose={() => setOpen(null)} />}
      {mayDelete && <DeleteSetup setup={setup} open={open === 'delete'} onClose={() => setOpen(null)} />}
    </article>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
