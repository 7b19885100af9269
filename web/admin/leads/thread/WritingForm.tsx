import type { ClipboardEvent, DragEvent, KeyboardEvent, ReactNode } from 'react'
import type { Unseen } from '#contract/messages.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import type { IconName } from '#web/kit/Icon.tsx'
import { NewerMessage } from './NewerMessage.tsx'
import styles from './Thread.module.css'

type WritingFormProps = {
  title: string
  /** Label of the button that sends. */
  send: string
  icon?: IconName
  isSending: boolean
  maySend?: boolean
  /** The newest message that arrived since writing began; null if none did. */
  newer: Unseen | null
  onSend: () => unknown
  /** Takes files that are pasted, or dropped anywhere on the form. */
  onFiles: (files: readonly File[]) => void
  onClose: () => void
  /** Further buttons. */
  more?: ReactNode
  children: ReactNode
}

/** Form to write to a lead; its main button or Ctrl + Enter sends. */
export function WritingForm(props: WritingFormProps) {
  const { title, send, icon, isSending, maySend = true, newer, onSend, onFiles, onClose } = props
  const { reply } = useAllWords().thread
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && maySend) void onSend()
  }
  const onPaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData
    // A copied table also comes as a picture: its text is wanted.
    if (files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    onFiles([...files])
  }
  const isFile = ({ dataTransfer, target }: DragEvent) =>
    dataTransfer.types.includes('Files') && !(target instanceof HTMLInputElement && target.type === 'file')
  return (
    <form
      className={styles.form}
      aria-label={title}
      noValidate
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onDragOver={(event) => isFile(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!isFile(event)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void onSend()
      }}
    >
      {props.children}
      {newer && <NewerMessage message={newer} />}
      <div className={layout.wrap}>
        <Button tone="primary" size="small" icon={icon} type="submit" busy={isSending} disabled={!maySend}>
          {isSending ? reply.sending : send}
        </Button>
        {props.more}
        <Button size="small" tone="plain" onClick={onClose}>
          {reply.cancel}
        </Button>
      </div>
    </form>
  )
}
