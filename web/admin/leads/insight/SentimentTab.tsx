import { type FormEvent, useState } from 'react'
import type { Sentiment } from '#contract/insight.ts'
import { maxAnalysedText } from '#domain/insight/insight.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import styles from './Insight.module.css'
import { SentimentBadges } from './SentimentBadges.tsx'
import { SentimentChart } from './SentimentChart.tsx'
import type { InsightActions } from './use-insights.ts'

/** Sentiment of the lead's texts over time, and a form for any other text. */
export function SentimentTab({ texts, actions }: { texts: readonly Sentiment[]; actions: InsightActions }) {
  const { insight } = useAllWords()
  const mayRun = useCan('insight.run')
  return (
    <div className={styles.tab}>
      {mayRun && <TextForm actions={actions} />}
      {texts.length === 0 ? (
        <EmptyState icon="chat" title={insight.noTexts} text={insight.noTextsText} />
      ) : (
        <>
          {texts.length > 1 && <SentimentChart texts={texts} />}
          <ul className={styles.texts}>
            {texts.map((one) => (
              <li key={one.id}>
                <EntryBoundary place="text" of={one} fallback={<p dir="auto">{one.textAnalyzed}</p>}>
                  <TextSays text={one} />
                </EntryBoundary>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function TextForm({ actions }: { actions: InsightActions }) {
  const { insight } = useAllWords()
  const [text, setText] = useState('')
  const isBusy = actions.busy === 'text'
  const isEmpty = text.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isBusy && (await actions.analyseText(text))) setText('')
  }
  return (
    <form className={styles.section} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={insight.form}
        hint={insight.formHint}
        value={text}
        onChange={setText}
        maxLength={maxAnalysedText}
        dir="auto"
      />
      <div className={styles.buttons}>
        <Button tone="primary" type="submit" disabled={isEmpty} busy={isBusy}>
          {isBusy ? insight.analysing : insight.analyseText}
        </Button>
      </div>
    </form>
  )
}

function TextSays({ text }: { text: Sentiment }) {
  const { insight } = useAllWords()
  const format = useFormat()
  return (
    <article className={styles.card}>
      <p className={layout.faint}>
        {insight.sources[text.source]} · {format.dateTime(text.analysisTimestamp)}
      </p>
      <blockquote dir="auto" lang={text.language}>
        {text.textAnalyzed}
      </blockquote>
      <SentimentBadges text={text} withUrgency />
      {text.isUnsure ? (
        <p className={layout.faint}>{insight.unsureText}</p>
      ) : (
        <p className={layout.faint}>
          {insight.score(format.number(text.sentimentScore))} · {insight.urgency(format.number(text.urgencyLevel))}
        </p>
      )}
      {text.keyPhrases.length > 0 && (
        <p className={layout.faint} dir="auto">
          {insight.phrases}: {text.keyPhrases.join(' · ')}
        </p>
      )}
    </article>
  )
}
