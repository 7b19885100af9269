import { useState } from 'react'
import type { Snippet } from '#contract/snippets.ts'
import { limits } from '#domain/basics/text.ts'
import { directionOf } from '#domain/site/languages.ts'
import { usePromises } from '#web/admin/parts/promises.ts'
import { snippetLetter } from '#web/admin/parts/reply-letter.ts'
import { useReplyValues } from '#web/admin/parts/reply-values.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { replyLanguageOf } from '#web/words/messages/replies.ts'
import styles from './Actions.module.css'
import type { Reachable } from './quick-actions.ts'

/** The option of the team's greeting; no snippet has an empty id. */
const greetingOption = ''

type ChatDialogProps = {
  lead: Reachable
  /** Beginning of the message. */
  greeting: string
  /** Own and shared texts in the lead's language. */
  snippets: readonly Snippet[]
  onSend: (text: string) => void
  onClose: () => void
}

/** Chooses and edits the text of a WhatsApp message; shown only to a teammate who has texts to choose from. */
export function ChatDialog({ lead, greeting, snippets, onSend, onClose }: ChatDialogProps) {
  const words = useAllWords()
  const { chat } = words.desk
  const { reply } = words.thread
  const valuesFor = useReplyValues()
  const [chosen, setChosen] = useState(greetingOption)
  const [text, setText] = useState(greeting)
  const [failed, setFailed] = useState(false)
  const promises = usePromises()(text)
  const choose = async (id: string) => {
    const snippet = snippets.find((one) => one.id === id)
    try {
      setText(snippet ? (await snippetLetter(snippet, valuesFor(lead.name, snippet.language))).text : greeting)
      setChosen(id)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="normal"
      title={chat.title(lead.name)}
      description={chat.text}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="primary" icon="chat" disabled={promises !== undefined} onClick={() => onSend(text)}>
            {chat.open}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Select
          label={chat.choice}
          value={chosen}
          onChange={(id) => void choose(id)}
          options={[
            { value: greetingOption, label: chat.greeting },
            ...snippets.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {failed && <Banner tone="warning">{reply.templateFailed}</Banner>}
        <TextArea
          label={reply.text}
          value={text}
          onChange={setText}
          error={promises}
          maxLength={limits.notes}
          dir={directionOf(replyLanguageOf(lead.language))}
          rows={8}
        />
      </div>
    </Dialog>
  )
}
