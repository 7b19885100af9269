import { useState } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import type { Rule } from '#domain/automation/rule.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import styles from './Automation.module.css'

type DryRunProps = {
  rule: Rule
  isWhole: boolean
  /** Shows what is missing in an incomplete rule. */
  onMissing: () => void
}

/** For which leads of the last month the rule would have fired, with links to them. */
export function DryRun({ rule, isWhole, onMissing }: DryRunProps) {
  const { dryRun: words } = useAllWords().automation
  const { busy, act } = useAct()
  const [tried, setTried] = useState<{ rule: Rule; found: AnswerOf<'tryRule'> } | null>(null)
  const run = () =>
    act('try', words.failed, async () => {
      setTried({ rule, found: await call.tryRule({ body: { ...rule, name: rule.name.trim() || '-' } }) })
    })
  return (
    <section className={styles.card} aria-label={words.title}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{words.title}</h2>
        <Button size="small" busy={busy !== null} onClick={() => (isWhole ? void run() : onMissing())}>
          {busy ? words.running : words.run}
        </Button>
      </div>
      <p className={layout.soft}>{words.text}</p>
      <div role="status">
        {tried &&
          (tried.rule === rule ? (
            <Found found={tried.found} isFree={rule.conditions.list.length === 0} />
          ) : (
            <p className={layout.soft}>{words.stale}</p>
          ))}
      </div>
    </section>
  )
}

type FoundProps = {
  found: AnswerOf<'tryRule'>
  /** True if the rule has no conditions: it fires on every trigger. */
  isFree: boolean
}

function Found({ found, isFree }: FoundProps) {
  const { dryRun: words } = useAllWords().automation
  const format = useFormat()
  const { matches, total, looked, isCut } = found
  return (
    <>
      <p className={styles.found}>{words.result(total, format.number(total))}</p>
      {(!isFree || looked === 0) && <p className={layout.soft}>{words.held(looked, format.number(looked))}</p>}
      {isCut && <p className={layout.soft}>{words.cut(format.number(looked))}</p>}
      {matches.length > 0 && (
        <ul className={styles.matches} aria-label={words.matches}>
          {matches.map(({ leadId, leadName, at }) => (
            <li key={`${leadId} ${at}`}>
              <a href={`/admin/leads/${leadId}`} target="_blank" rel="noreferrer">
                <bdi>{leadName}</bdi>
              </a>
              <time dateTime={at}>{format.dateTime(at)}</time>
            </li>
          ))}
        </ul>
      )}
      {total > matches.length && <p className={layout.soft}>{words.more(format.number(total - matches.length))}</p>}
    </>
  )
}
