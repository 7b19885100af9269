import { CopyButton } from '#web/admin/parts/CopyButton.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import styles from './ShownOnce.module.css'

type AccessDialogProps = { access: { username: string; password: string } | null; onClose: () => void }

/** A one-time password for a teammate, shown once. */
export function AccessDialog({ access, onClose }: AccessDialogProps) {
  const { people: words } = useAllWords()
  return (
    <Dialog
      open={access !== null}
      onOpenChange={onClose}
      locked
      title={words.accessTitle}
      description={access && words.accessText(access.username)}
      footer={
        <Button tone="primary" onClick={onClose}>
          {words.handedOver}
        </Button>
      }
    >
      {access && (
        <div className={styles.once}>
          <Banner tone="warning" icon="alert">
            {words.shownOnce}
          </Banner>
          <code className={styles.text}>{access.password}</code>
          <CopyButton text={access.password} label={words.copyPassword} />
        </div>
      )}
    </Dialog>
  )
}
