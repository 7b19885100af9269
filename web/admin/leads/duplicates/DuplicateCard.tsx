import { lazy, Suspense, useState } from 'react'
import type { DuplicateGroup } from '#contract/duplicates.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import styles from './Duplicates.module.css'

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }))

/** One question: are these leads one person? */
export function DuplicateCard({ group, onDecided }: { group: DuplicateGroup; onDecided: () => void }) {
  const { duplicates: words, leads: leadWords } = useAllWords()
  const format = useFormat()
  const { show } = useToast()
  const { busy, act } = useAct()
  const [compares, setCompares] = useState(false)
  const { ids, leads, reasons } = group
  const names = leads.map(({ name }) => name).join(' · ')
  const keepApart = async () => {
    const done = await act(
      'keep',
      words.keepFailed,
      () => call.dismissDuplicates({ body: { ids, seen: leads.map(({ id }) => id) } }),
      {
        not_found: words.gone,
      },
    )
    if (done) show({ tone: 'success', title: words.kept, text: words.keptText })
    onDecided()
  }
  return (
    <article className={styles.card} aria-label={words.group(names)}>
      <p className={styles.reasons}>
        {reasons.map((reason) => (
          <Badge key={reason} tone={reason === 'name' ? 'neutral' : 'warning'}>
            {words.reasons[reason]}
          </Badge>
        ))}
      </p>
      <ul className={styles.people}>
        {leads.map(({ id, name, email, phone, status, createdAt }) => (
          <li key={id}>
            <p className={styles.name}>
              {name} <Badge>{leadWords.stages[status]}</Badge>
            </p>
            <p className={styles.soft}>{[email, phone].filter(Boolean).join(' · ')}</p>
            <p className={styles.soft}>{words.createdAt(format.dateTime(createdAt))}</p>
          </li>
        ))}
      </ul>
      <footer className={styles.end}>
        <Button busy={busy !== null} aria-label={words.differentOf(names)} onClick={() => void keepApart()}>
          {words.different}
        </Button>
        <Button
          tone="primary"
          icon="people"
          busy={busy !== null}
          aria-label={words.compareOf(names)}
          onClick={() => setCompares(true)}
        >
          {words.compare}
        </Button>
      </footer>
      {compares && (
        <Suspense>
          <MergeDialog leads={leads} onClose={() => setCompares(false)} onMerged={onDecided} />
        </Suspense>
      )}
    </article>
  )
}
