import type { Account } from '#contract/accounts.ts'
import { MoreRows } from '#web/admin/parts/screen/MoreRows.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { RowList } from '#web/admin/parts/screen/Section.tsx'
import { usePages } from '#web/admin/parts/screen/use-pages.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { FileField } from '#web/kit/FileField.tsx'
import styles from '../Accounts.module.css'
import { MailRow } from './MailRow.tsx'
import { useMailUpload } from './use-mail-upload.ts'

/** Signed mails of an account's broker: upload, and the result of each. */
export function BrokerMails({ account }: { account: Account }) {
  const { brokerMails: words, chooseFiles } = useAllWords()
  const { sending, upload } = useMailUpload(account.id)
  const { rows, error, reload, more } = usePages(['listBrokerMails', account.id], (cursor, signal) =>
    call.listBrokerMails({ params: { id: account.id }, query: { cursor } }, { signal }),
  )
  return (
    <>
      <div className={styles.account}>
        <h3>{words.title}</h3>
        <FileField
          label={sending ? words.uploading : words.upload(account.name)}
          hint={words.hint}
          prompt={chooseFiles}
          accept=".eml,message/rfc822"
          multiple
          disabled={sending}
          takesAtOnce
          onFiles={(files) => void upload(files)}
        />
      </div>
      {!rows && error != null && <ReadState error={error} failed={words.loadFailed} onRetry={reload} />}
      {rows && rows.length > 0 && (
        <>
          <RowList label={words.list}>
            {rows.map((mail) => (
              <MailRow key={mail.id} mail={mail} currency={account.currency} />
            ))}
          </RowList>
          {more && <MoreRows more={more} shown={rows.length} />}
        </>
      )}
    </>
  )
}
