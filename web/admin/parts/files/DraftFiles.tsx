import type { DraftFile } from '#contract/messages.ts'
import type { Channel } from '#domain/conversation/message.ts'
import { headerEndings, type TemplateHeader } from '#domain/conversation/messengers/whatsapp-templates.ts'
import { maxSentBytes, maxSentFiles, sentEndings } from '#domain/conversation/sent-files.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { FileField } from '#web/kit/FileField.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import styles from './DraftFiles.module.css'
import type { Upload } from './uploads.ts'
import type { useDraftFiles } from './use-draft-files.ts'

type DraftFilesProps = {
  channel: Channel
  /** Media header of a template, which takes one file of its kind; null: any the channel accepts. */
  header?: TemplateHeader | null
  files: readonly DraftFile[]
  attaching: ReturnType<typeof useDraftFiles>
  error?: string | undefined
}

/** Files of a draft, and what its channel accepts, shown before choosing. */
export function DraftFiles({ channel, header = null, files, attaching, error }: DraftFilesProps) {
  const { files: words, chat } = useAllWords().thread
  const format = useFormat()
  const { uploads, add, remove } = attaching
  const most = maxSentBytes[channel]
  const size = (kind: keyof typeof most) => format.fileSize(most[kind])
  const limits = {
    email: words.limits.email(size('document')),
    whatsapp: words.limits.whatsapp(size('image'), size('video'), size('document')),
    telegram: words.limits.telegram(size('image'), size('document')),
  }
  return (
    <div className={styles.attaching}>
      {(files.length > 0 || uploads.length > 0) && (
        <ul className={layout.stack2} aria-label={words.title}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <Icon name="note" small />
              <span className={styles.about}>
                <bdi className={styles.name}>{file.name}</bdi>
                <span className={styles.facts}>{format.fileSize(file.size)}</span>
              </span>
              <IconButton size="small" icon="trash" label={words.remove(file.name)} onClick={() => remove(file)} />
            </li>
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} attaching={attaching} />
          ))}
        </ul>
      )}
      <FileField
        label={header ? chat.addHeader[header] : words.add}
        labelHidden
        prompt={header ? chat.addHeader[header] : words.add}
        hint={
          header
            ? chat.headerHint[header](size(header))
            : `${limits[channel]} ${words.count(format.number(maxSentFiles))}`
        }
        error={error}
        accept={(header ? headerEndings[header] : sentEndings(channel)).join(',')}
        multiple={header === null}
        takesAtOnce
        onFiles={add}
      />
    </div>
  )
}

function UploadRow({ upload, attaching }: { upload: Upload; attaching: DraftFilesProps['attaching'] }) {
  const { files: words } = useAllWords().thread
  const { file, share, problem, mayRetry } = upload
  const { retry, cancel } = attaching
  return (
    <li className={styles.file} data-refused={problem !== null || undefined}>
      <Icon name={problem === null ? 'note' : 'alert'} small />
      <span className={styles.about}>
        <bdi className={styles.name}>{file.name}</bdi>
        {problem === null ? (
          <progress className={styles.progress} value={share} aria-label={words.uploading(file.name)} />
        ) : (
          <span className={styles.problem} role="alert">
            {words.notAttached} {problem}
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {mayRetry && (
          <Button size="small" onClick={() => retry(upload)}>
            {words.retry}
          </Button>
        )}
        <IconButton
          size="small"
          icon="close"
          label={problem === null ? words.cancel(file.name) : words.remove(file.name)}
          onClick={() => cancel(upload)}
        />
      </span>
    </li>
  )
}
