import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Snippet } from '#contract/snippets.ts'
import type { Language } from '#domain/site/languages.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { OwnTextForm } from './OwnTextForm.tsx'
import { OwnTextRow } from './OwnTextRow.tsx'
import styles from './Templates.module.css'

/** The reader's own texts in a language, and those that teammates share. */
export function OwnTexts({ language }: { language: Language }) {
  const { own: words } = useAllWords().templates
  const [edited, edit] = useState<Snippet | 'new' | null>(null)
  const { data, error, refetch } = useQuery({ ...query('listSnippets', {}), refetchOnMount: 'always' })
  const texts = data?.data.filter((text) => text.language === language)
  const done = () => {
    edit(null)
    void refetch()
  }
  return (
    <Section
      title={words.title}
      text={words.text}
      action={
        edited === null && (
          <Button size="small" icon="plus" onClick={() => edit('new')}>
            {words.add}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        {edited !== null && (
          <OwnTextForm
            key={edited === 'new' ? 'new' : edited.id}
            language={language}
            snippet={edited === 'new' ? null : edited}
            onDone={done}
          />
        )}
        {!texts && <ReadState error={error} failed={words.loadFailed} onRetry={() => void refetch()} />}
        {texts?.length === 0 && edited === null && <p className={layout.quiet}>{words.none}</p>}
        {texts && texts.length > 0 && (
          <ul className={layout.stack3} aria-label={words.title}>
            {texts.map((text) => (
              <EntryBoundary key={text.id} place="text" of={text} fallback={<li dir="auto">{text.name}</li>}>
                <OwnTextRow snippet={text} onEdit={() => edit(text)} onDeleted={done} />
              </EntryBoundary>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
