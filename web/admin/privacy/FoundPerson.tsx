import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import type { PersonQuery } from '#contract/privacy.ts'
import layout from '#web/admin/parts/layout.module.css'
import { saveFile } from '#web/admin/parts/save-file.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { ConsentList } from './ConsentList.tsx'
import { CountList } from './CountList.tsx'
import { totalOf } from './counts.ts'
import { EraseDialog } from './EraseDialog.tsx'
import styles from './PersonSection.module.css'
import { RemainList } from './RemainList.tsx'

type FoundPersonProps = {
  asked: PersonQuery
  answer: AnswerOf<'findPerson'>
  onErased: (answer: AnswerOf<'findPerson'>) => void
}

/** The records about a person, with export and erasure; of several who share a phone number, only the records. */
export function FoundPerson({ asked, answer, onErased }: FoundPersonProps) {
  const { privacy: words, fields: problems } = useAllWords()
  const mayErase = useCan('person.erase')
  const { busy, act } = useAct()
  const [erasing, setErasing] = useState(false)
  const [isErased, setIsErased] = useState(false)
  const save = () =>
    act('export', words.exportFailed, async () => {
      const person = await call.exportPerson({ body: asked })
      const file = new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' })
      saveFile(file, `${words.file}-${person.exportedAt.slice(0, 10)}.json`)
    })
  if (totalOf(answer.counts) === 0) {
    return (
      <div className={styles.found}>
        <EmptyState icon="shield" title={words.nothing} text={words.nothingText} />
        {isErased && <RemainList remains={answer.remains} />}
      </div>
    )
  }
  return (
    <div className={styles.found}>
      <Records {...answer} />
      <CountList counts={answer.counts} />
      {answer.isShared ? (
        <Banner>{problems.several_people}</Banner>
      ) : (
        <div className={layout.wrap}>
          <Button icon="download" busy={busy !== null} onClick={() => void save()}>
            {busy === null ? words.export : words.exporting}
          </Button>
          {mayErase && (
            <Button tone="danger" icon="trash" onClick={() => setErasing(true)}>
              {words.erase}
            </Button>
          )}
        </div>
      )}
      <EraseDialog
        open={erasing}
        asked={asked}
        counts={answer.counts}
        remains={answer.remains}
        onClose={() => setErasing(false)}
        onErased={(remains) => {
          setIsErased(true)
          onErased({ leads: [], setups: [], counts: {}, isShared: false, remains })
        }}
      />
    </div>
  )
}

function Records({ leads, setups }: Pick<AnswerOf<'findPerson'>, 'leads' | 'setups'>) {
  const words = useAllWords()
  const format = useFormat()
  const { privacy } = words
  return (
    <ul className={layout.stack2} aria-label={privacy.records}>
      {leads.map(({ id, name, email, phone, createdAt, isBinned }) => (
        <li key={id} className={layout.stack2}>
          <div className={styles.record}>
            <Badge tone={isBinned ? 'neutral' : 'gold'}>{isBinned ? privacy.binnedLead : privacy.leadRecord}</Badge>
            {isBinned ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <Link className={styles.name} to="/admin" search={{ lead: id }}>
                {name}
              </Link>
            )}
            <span className={layout.quiet}>{[email, phone, format.date(createdAt)].join(' · ')}</span>
          </div>
          <ConsentList leadId={id} />
        </li>
      ))}
      {setups.map(({ id, fullName, email, phone, createdAt }) => (
        <li key={id} className={styles.record}>
          <Badge tone="info">{privacy.setup}</Badge>
          <span className={styles.name}>{fullName}</span>
          <span className={layout.quiet}>{[email, phone, format.date(createdAt)].join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}
