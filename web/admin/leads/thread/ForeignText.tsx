import { useState } from 'react'
import type { Translation } from '#contract/insight.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import styles from './Thread.module.css'
import { type LeadThread, useThread } from './use-thread.ts'

type ForeignTextProps = { foreign: LeadThread['foreign'][number]; translates: boolean }

/** Language of a message, teammates who reply in it, and a translation by the language model, if any. */
export function ForeignText({ foreign: { messageId, language, teammates }, translates }: ForeignTextProps) {
  const { thread, insight } = useAllWords()
  const { language: words } = thread
  const format = useFormat()
  const [own] = useLanguage()
  const { busy, act } = useAct()
  const [translation, setTranslation] = useState<Translation | null>(null)
  const translate = () =>
    void act('translate', words.translateFailed, async () =>
      setTranslation(await call.translateMessage({ params: { id: messageId }, body: { language: own } })),
    )
  return (
    <>
      <div className={layout.wrap}>
        <p className={styles.facts}>
          {words.is(format.languageName(language), teammates.length > 0 ? format.list(teammates) : null)}
        </p>
        {translates && language !== own && !translation?.text && (
          <Button size="small" busy={busy !== null} onClick={translate}>
            {words.translate}
          </Button>
        )}
      </div>
      {translation?.problem && <p className={styles.doubt}>{insight.fallbacks[translation.problem]}</p>}
      {translation?.text && (
        <figure>
          <figcaption className={styles.facts}>{translation.isWhole ? words.translated : words.beginning}</figcaption>
          <p className={styles.text} dir="auto" lang={own}>
            {translation.text}
          </p>
        </figure>
      )}
    </>
  )
}

/** The same for the form's message. */
export function FormLanguage({ leadId }: { leadId: string }) {
  const { foreign, translates } = useThread(leadId)
  const ofForm = foreign.find(({ messageId }) => messageId === leadId)
  return ofForm ? <ForeignText foreign={ofForm} translates={translates} /> : null
}
