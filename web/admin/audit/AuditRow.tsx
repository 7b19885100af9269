import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '#contract/audit.ts'
import type { AuditSearch } from '#web/admin/parts/audit-search.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import styles from './AuditList.module.css'
import { actionText, detailLines, entityText } from './audit-words.ts'

type AuditRowProps = { entry: AuditEntry; onSearch: (change: AuditSearch) => void }

/** One log entry, which expands to its details. */
export function AuditRow({ entry, onSearch }: AuditRowProps) {
  const all = useAllWords()
  const words = all.audit
  const format = useFormat()
  const { author } = useRuleWords()
  const { at, username, action, entity, entityId, leadName, address } = entry
  return (
    <li>
      <details className={styles.entry}>
        <summary className={styles.line}>
          <Icon name="chevron-end" small />
          <time className={styles.when} dateTime={at}>
            {format.dateTime(at)}
          </time>
          <span className={styles.who}>{username === null ? words.nobody : author(username)}</span>
          <span className={styles.what}>
            {actionText(action, words)}
            <span className={layout.faint}>
              {' '}
              · <bdi>{leadName ?? entityText(entity, words)}</bdi>
            </span>
          </span>
          <span className={styles.where}>{address ?? ''}</span>
        </summary>
        <dl className={styles.facts}>
          <Fact name={words.at} value={format.exact(at)} />
          {entityId !== null && <Fact name={words.record} value={leadName ?? entityId} />}
          {detailLines(entry, all, format).map(({ name, value }) => (
            <Fact key={name} name={name} value={value} />
          ))}
          {address !== null && <Fact name={words.address} value={address} />}
          {entry.requestId !== null && <Fact name={words.request} value={entry.requestId} />}
          {entityId !== null && (
            <div className={styles.related}>
              <Button size="small" icon="filter" onClick={() => onSearch({ entity, record: entityId })}>
                {words.onlyRecord}
              </Button>
              {entity === 'lead' && (
                <Link to="/admin/leads/$lead" params={{ lead: entityId }}>
                  {words.openLead}
                </Link>
              )}
            </div>
          )}
        </dl>
      </details>
    </li>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
