import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placeholders, replyTexts } from '#domain/letters/reply-template.ts'
import { type Language, languageFacts, languages } from '#domain/site/languages.ts'
import { storedReply, type Wording } from '#web/admin/parts/reply-letter.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Select } from '#web/kit/Select.tsx'
import { loadReplyWords } from '#web/words/messages/replies.ts'
import { OwnTexts } from './OwnTexts.tsx'
import { TemplateSection } from './TemplateSection.tsx'
import styles from './Templates.module.css'

/** The texts that teammates write to leads with, in the team's own words. Unsaved input is kept while the screen is open. */
export function TemplatesScreen() {
  const { templates: words, screens } = useAllWords()
  const format = useFormat()
  const mayWord = useCan('templates.write')
  const [own] = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [drafts, setDrafts] = useState<Readonly<Record<string, Wording>>>({})
  const stored = useQuery({ ...query('listReplyTemplates', {}), refetchOnMount: 'always' })
  const shipped = useQuery({ queryKey: ['replyWords', language], queryFn: () => loadReplyWords(language) })
  const again = () => {
    void stored.refetch()
    void shipped.refetch()
  }
  return (
    <Screen title={screens.templates} lead={words.lead}>
      <div className={styles.language}>
        <Select
          label={words.language}
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: languageFacts[value].nativeName }))}
        />
      </div>
      <OwnTexts key={language} language={language} />
      {!mayWord ? null : stored.data && shipped.data ? (
        <>
          <Banner icon="info">
            {words.about} {words.placeholders(format.list(placeholders))}
          </Banner>
          {replyTexts.map((template) => {
            const key = `${language} ${template}`
            return (
              <TemplateSection
                key={key}
                language={language}
                template={template}
                words={shipped.data}
                stored={storedReply(stored.data.data, language, template)}
                draft={drafts[key]}
                onDraft={(draft) =>
                  setDrafts(({ [key]: _before, ...others }) => (draft ? { ...others, [key]: draft } : others))
                }
              />
            )
          })}
        </>
      ) : (
        <ReadState error={stored.error ?? shipped.error} failed={words.loadFailed} rows={5} onRetry={again} />
      )}
    </Screen>
  )
}
