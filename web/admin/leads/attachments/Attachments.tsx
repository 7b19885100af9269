import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Attachment } from '#contract/attachments.ts'
import { attachmentExtensions, maxAttachmentBytes, maxAttachments } from '#domain/leads/attachments.ts'
import layout from '#web/admin/parts/layout.module.css'
import { saveFile } from '#web/admin/parts/save-file.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { FileField } from '#web/kit/FileField.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { useBoardTools } from '../store/board-context.ts'
import { useLiveLead } from '../store/use-live-lead.ts'
import styles from './Attachments.module.css'
import { useUpload } from './use-upload.ts'

/** The files of a lead: to add, download and delete. */
export function Attachments({ leadId }: { leadId: string }) {
  const words = useAllWords()
  const { files: own } = words.leadRecord
  const format = useFormat()
  const { canWrite } = useBoardTools()
  const { data, error, refetch } = useQuery({
    ...query('listAttachments', { params: { id: leadId } }),
    refetchOnMount: 'always',
  })
  const reload = () => void refetch()
  useLiveLead(leadId, reload, reload)
  const upload = useUpload(leadId, reload)
  const [leaving, setLeaving] = useState<Attachment | null>(null)
  const { busy, act } = useAct()
  const files = data?.data
  return (
    <details className={styles.files}>
      <summary>
        {own.title}
        {files && files.length > 0 && ` (${format.number(files.length)})`}
      </summary>
      {files === undefined && <ReadState error={error} failed={own.loadFailed} onRetry={reload} rows={1} />}
      {files && files.length > 0 && (
        <ul className={styles.list} aria-label={own.title}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <Icon name="note" small />
              <span className={styles.about}>
                <bdi className={styles.name}>{file.name}</bdi>
                <span className={layout.soft}>
                  {format.fileSize(file.size)} · {words.leads.historyTab.by(file.addedBy)} ·{' '}
                  {format.dateTime(file.createdAt)}
                </span>
              </span>
              <IconButton
                size="small"
                icon="download"
                label={own.download(file.name)}
                onClick={() =>
                  void act('read', own.downloadFailed, async () =>
                    saveFile((await call.readAttachment({ params: { id: file.id } })).file, file.name),
                  )
                }
              />
              {canWrite && (
                <IconButton size="small" icon="trash" label={own.remove(file.name)} onClick={() => setLeaving(file)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {canWrite && files && files.length < maxAttachments && (
        <FileField
          label={own.add}
          labelHidden
          prompt={upload.isBusy ? own.adding : own.add}
          hint={own.hint(format.fileSize(maxAttachmentBytes))}
          error={upload.problem}
          accept={attachmentExtensions.map((one) => `.${one}`).join(',')}
          disabled={upload.isBusy}
          takesAtOnce
          onFiles={([file]) => void upload.send(file)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={own.removeTitle}
        text={leaving?.name ?? ''}
        confirmLabel={own.removeConfirm}
        pendingLabel={own.removing}
        pending={busy === 'delete'}
        danger
        onConfirm={async () => {
          const { id } = leaving!
          if (await act('delete', own.removeFailed, () => call.deleteAttachment({ params: { id } }))) reload()
          setLeaving(null)
        }}
      />
    </details>
  )
}
