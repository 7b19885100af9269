import { type Action, fallbackText, textsOf } from '#domain/automation/rule.ts'
import { type ReplyTemplate, replyTemplates } from '#domain/reply-template.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { MultiSelect } from '#web/kit/MultiSelect.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './Automation.module.css'
import { useOwnTexts } from './use-own-texts.ts'

type EmailFieldsProps = {
  action: Extract<Action, { do: 'email' }>
  isChecked: boolean
  onChange: (action: Action) => void
}

/** Stands for the team's own texts among the templates. */
const own = 'own'

/** What a rule sends: a reply template, or own texts with one for each language. */
export function EmailFields({ action, isChecked, onChange }: EmailFieldsProps) {
  const { automation, desk } = useAllWords()
  const { builder } = automation
  const isOwn = action.template === null
  const choose = (next: ReplyTemplate | typeof own) =>
    onChange(next === own ? { do: 'email', template: null, texts: [] } : { do: 'email', template: next })
  return (
    <>
      <Select
        label={builder.template}
        hint={isOwn ? undefined : builder.templateHint}
        value={action.template ?? own}
        onChange={choose}
        options={[
          ...replyTemplates.map((value) => ({ value, label: desk.templates[value] })),
          { value: own, label: builder.ownTexts },
        ]}
      />
      {isOwn && <TextFields {...{ action, isChecked, onChange }} />}
    </>
  )
}

function TextFields({ action, isChecked, onChange }: EmailFieldsProps) {
  const { automation, fields } = useAllWords()
  const { builder } = automation
  const format = useFormat()
  const { texts, isRead } = useOwnTexts()
  const chosen = textsOf(action)
  const shown = chosen.flatMap((id) => texts.filter((text) => text.id === id))
  const languages = [...new Set(shown.map(({ language }) => format.languageName(language)))]
  const other = fallbackText(shown)
  if (isRead && texts.length === 0 && chosen.length === 0) return <p className={styles.note}>{builder.noTexts}</p>
  return (
    <>
      <MultiSelect
        label={builder.texts}
        options={texts.map(({ id, name, language }) => ({
          value: id,
          label: builder.textIn(name, format.languageName(language)),
        }))}
        values={chosen}
        // One that is gone cannot be seen here to be taken out: it goes with the next choice.
        onChange={(next) =>
          onChange({ ...action, texts: isRead ? next.filter((id) => texts.some((text) => text.id === id)) : next })
        }
        any={builder.choose}
        more={builder.moreChosen}
        error={isChecked && shown.length === 0 ? fields.required : undefined}
      />
      <p className={styles.wideNote}>
        {other &&
          (languages.length === 1
            ? builder.onlyText(format.languageName(other.language))
            : builder.fallback(format.list(languages), format.languageName(other.language)))}{' '}
        {builder.textsHint}
      </p>
    </>
  )
}
