import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  type Action,
  fallbackText,
  hasText,
  needsSubject,
  type RuleFile,
  ruleChannels,
  textsOf,
} from '#domain/automation/rule.ts'
import type { TemplateHeader } from '#domain/conversation/messengers/whatsapp-templates.ts'
import { type ReplyTemplate, replyTemplates } from '#domain/letters/reply-template.ts'
import { DraftFiles } from '#web/admin/parts/files/DraftFiles.tsx'
import { useDraftFiles } from '#web/admin/parts/files/use-draft-files.ts'
import layout from '#web/admin/parts/layout.module.css'
import { NamedScreen } from '#web/admin/parts/NamedScreen.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { MultiSelect } from '#web/kit/MultiSelect.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './Automation.module.css'
import { useOwnTexts } from './use-own-texts.ts'

type EmailFieldsProps = {
  action: Extract<Action, { do: 'email' }>
  isChecked: boolean
  onChange: (action: Action) => void
}

/** The option for the team's own texts among the templates. */
const own = 'own'

/** The text a rule sends: a reply template, or own texts, one per language. */
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

type MessageFieldsProps = {
  action: Extract<Action, { do: 'message' }>
  isChecked: boolean
  onChange: (action: Action) => void
}

/** The channel and text of a rule: own texts, on WhatsApp also an approved template. */
export function MessageFields({ action, isChecked, onChange }: MessageFieldsProps) {
  const { builder, channels } = useAllWords().automation
  return (
    <>
      <Select
        label={builder.channel}
        value={action.channel}
        onChange={(channel) => onChange({ do: 'message', channel, texts: [], template: null })}
        options={ruleChannels.map((value) => ({ value, label: channels[value] }))}
      />
      <TextFields {...{ action, isChecked, onChange }} />
      {action.channel === 'whatsapp' && <WhatsAppTemplate {...{ action, isChecked, onChange }} />}
    </>
  )
}

/** An approved WhatsApp template. One that no longer exists stays selected until another is chosen. */
function WhatsAppTemplate({ action, isChecked, onChange }: MessageFieldsProps) {
  const { automation, thread, fields } = useAllWords()
  const { builder } = automation
  const { chat } = thread
  const format = useFormat()
  const { data, error } = useQuery({ ...query('listRuleTemplates', {}), retry: false })
  const approved = data?.data ?? []
  const chosen = action.template
  const isGone = chosen !== null && !approved.some(({ name }) => name === chosen)
  const headerOf = (name: string | null) => approved.find((one) => one.name === name)?.header ?? null
  const choose = (name: string) =>
    onChange({ ...action, template: name || null, file: headerOf(name) ? null : undefined })
  const header = headerOf(chosen)
  const isMissing = isChecked && !hasText({ ...action, file: undefined })
  return (
    <>
      <Select
        label={builder.whatsAppTemplate}
        hint={data && approved.length === 0 ? chat.noTemplates : builder.whatsAppTemplateHint}
        error={error ? chat.templatesFailed : isMissing ? fields.required : undefined}
        value={chosen ?? ''}
        onChange={choose}
        options={[
          { value: '', label: chat.noTemplate },
          ...(isGone ? [{ value: chosen, label: chosen }] : []),
          ...approved.map(({ name, languages }) => ({ value: name, label: chat.nameOf(name, format.list(languages)) })),
        ]}
      />
      {header && <HeaderFile key={chosen} {...{ action, header, isChecked, onChange }} />}
    </>
  )
}

/** The file that a template begins with. */
function HeaderFile({ action, header, isChecked, onChange }: MessageFieldsProps & { header: TemplateHeader }) {
  const { fields } = useAllWords()
  const files = action.file ? [action.file] : []
  // The rule may have changed while the file was uploading.
  const set = (file: RuleFile | null) => onChange({ ...action, file })
  const put = useRef(set)
  useEffect(() => {
    put.current = set
  })
  const attaching = useDraftFiles({
    ...{ leadId: null, channel: 'whatsapp', draft: 'rule', files, header },
    change: (_, update) => put.current(update(files)[0] ?? null),
  })
  const error = isChecked && files.length === 0 ? fields.required : undefined
  return (
    <div className={styles.wideNote}>
      <DraftFiles channel="whatsapp" {...{ header, files, attaching, error }} />
    </div>
  )
}

type TextFieldsProps = Omit<EmailFieldsProps, 'action'> & { action: Extract<Action, { do: 'email' | 'message' }> }

function TextFields({ action, isChecked, onChange }: TextFieldsProps) {
  const { automation, fields } = useAllWords()
  const { builder } = automation
  const format = useFormat()
  const { texts, isRead } = useOwnTexts(needsSubject(action))
  const chosen = textsOf(action)
  const shown = chosen.flatMap((id) => texts.filter((text) => text.id === id))
  const languages = [...new Set(shown.map(({ language }) => format.languageName(language)))]
  const other = fallbackText(shown)
  const isMissing =
    isChecked && shown.length === 0 && !(action.do === 'message' && hasText({ ...action, file: undefined }))
  if (isRead && texts.length === 0 && chosen.length === 0) {
    const none = (
      <NamedScreen text={needsSubject(action) ? builder.noTexts : builder.noChatTexts} screen="templates" newTab />
    )
    // On WhatsApp a template is enough, and its field says what is missing.
    const isNamed = action.do === 'message' && action.channel === 'whatsapp'
    return isMissing && !isNamed ? <Banner tone="danger">{none}</Banner> : <p className={layout.soft}>{none}</p>
  }
  return (
    <>
      <MultiSelect
        label={builder.texts}
        options={texts.map(({ id, name, language }) => ({
          value: id,
          label: builder.textIn(name, format.languageName(language)),
        }))}
        values={chosen}
        // A deleted text is not listed, so it could not be unticked: the next choice drops it.
        onChange={(next) =>
          onChange({ ...action, texts: isRead ? next.filter((id) => texts.some((text) => text.id === id)) : next })
        }
        any={builder.choose}
        more={builder.moreChosen}
        error={isMissing ? fields.required : undefined}
      />
      <p className={styles.wideNote}>
        {other &&
          (languages.length === 1
            ? builder.onlyText(format.languageName(other.language))
            : builder.fallback(format.list(languages), format.languageName(other.language)))}{' '}
        {action.do === 'message' ? builder.messageTextsHint : builder.textsHint}
      </p>
    </>
  )
}
